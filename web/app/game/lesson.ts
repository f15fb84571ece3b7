/** A position to learn a technique on, and what the learner has marked there. Pure functions. */

import { bitOf } from '../board/digit_bits';
import type { Puzzle } from '../board/puzzle';

/** For each cell, the digit that the learner places (0: none), and those ruled out, as bits. */
export interface Marks {
  readonly placed: readonly number[];
  readonly removed: readonly number[];
}

export interface Lesson {
  readonly puzzle: Puzzle;
  /** For each cell its digit, or 0. */
  readonly digits: readonly number[];
  /** For each cell its candidates, as bits. */
  readonly candidates: readonly number[];
  readonly marks: Marks;
  /** Those of the marks that are wrong; null while they are not judged. */
  readonly wrong: Marks | null;
  readonly past: readonly Marks[];
  readonly future: readonly Marks[];
}

export function newLesson(
  puzzle: Puzzle, digits: readonly number[], candidates: readonly number[],
): Lesson {
  return { puzzle, digits, candidates, marks: noMarks(digits.length), wrong: null, past: [], future: [] };
}

export function noMarks(cells: number): Marks {
  const none = new Array<number>(cells).fill(0);
  return { placed: none, removed: none };
}

export function hasMarks({ placed, removed }: Marks): boolean {
  return placed.some((digit) => digit > 0) || removed.some((bits) => bits > 0);
}

/** Rules the digit out in those of the cells that have the candidate, or takes that back if it is
 * ruled out in all of them. */
export function markRemoved(lesson: Lesson, cells: readonly number[], digit: number): Lesson {
  const bit = bitOf(digit);
  const able = cells.filter((cell) => (lesson.candidates[cell]! & bit) !== 0);
  const all = able.every((cell) => (lesson.marks.removed[cell]! & bit) !== 0);
  const removed = [...lesson.marks.removed];
  const placed = [...lesson.marks.placed];
  for (const cell of able) {
    removed[cell] = all ? removed[cell]! & ~bit : removed[cell]! | bit;
    if (placed[cell] === digit) placed[cell] = 0;
  }
  return able.length > 0 ? withMarks(lesson, { placed, removed }) : lesson;
}

/** Places the digit in those of the cells that have the candidate, or takes it back. */
export function markPlaced(lesson: Lesson, cells: readonly number[], digit: number): Lesson {
  const bit = bitOf(digit);
  const able = cells.filter((cell) => (lesson.candidates[cell]! & bit) !== 0);
  const all = able.every((cell) => lesson.marks.placed[cell] === digit);
  const removed = [...lesson.marks.removed];
  const placed = [...lesson.marks.placed];
  for (const cell of able) {
    placed[cell] = all ? 0 : digit;
    removed[cell] = removed[cell]! & ~bit;
  }
  return able.length > 0 ? withMarks(lesson, { placed, removed }) : lesson;
}

/** Takes back all marks in the cells. */
export function eraseMarks(lesson: Lesson, cells: readonly number[]): Lesson {
  const { marks } = lesson;
  if (!cells.some((cell) => marks.placed[cell] || marks.removed[cell])) return lesson;
  const removed = [...marks.removed];
  const placed = [...marks.placed];
  for (const cell of cells) removed[cell] = placed[cell] = 0;
  return withMarks(lesson, { placed, removed });
}

export function undoMarks(lesson: Lesson): Lesson {
  const marks = lesson.past.at(-1);
  if (!marks) return lesson;
  const future = [...lesson.future, lesson.marks];
  return { ...lesson, marks, wrong: null, past: lesson.past.slice(0, -1), future };
}

export function redoMarks(lesson: Lesson): Lesson {
  const marks = lesson.future.at(-1);
  if (!marks) return lesson;
  const past = [...lesson.past, lesson.marks];
  return { ...lesson, marks, wrong: null, past, future: lesson.future.slice(0, -1) };
}

function withMarks(lesson: Lesson, marks: Marks): Lesson {
  return { ...lesson, marks, wrong: null, past: [...lesson.past, lesson.marks], future: [] };
}
