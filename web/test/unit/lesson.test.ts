import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kExamples } from '../../app/board/examples';
import { bitOf, bitsOfDigits } from '../../app/board/digit_bits';
import { entryOf } from '../../app/formats/entry_json';
import { judgeMarks, type Conclusions } from '../../app/game/judge_marks';
import {
  eraseMarks, hasMarks, markPlaced, markRemoved, newLesson, redoMarks, undoMarks, type Lesson,
} from '../../app/game/lesson';
import { candidatesOf, emptyPosition } from '../../app/game/position';
import { groupTechniques } from '../../app/view/learn/technique_list';
import type { Technique } from '../../app/engine/lessons';

const { puzzle } = entryOf(kExamples.find(({ name }) => name === 'report4')!.entry);
const kSolution = [...'2413314242311324'].map(Number);

function lesson(): Lesson {
  return newLesson(puzzle, puzzle.givens, candidatesOf(puzzle, emptyPosition(puzzle)));
}

const step = (placements: [number, number][], eliminations: [number, number][]): Conclusions => ({
  placements: placements.map(([cell, digit]) => ({ cell, digit })),
  eliminations: eliminations.map(([cell, digit]) => ({ cell, digit })),
});

test('only candidates can be marked, and marking again takes it back', () => {
  const start = lesson();
  const open = start.candidates.findIndex((bits) => bits > 0);
  const digit = [1, 2, 3, 4].find((d) => start.candidates[open]! & bitOf(d))!;
  const marked = markRemoved(start, [open, 0], digit);
  assert.equal(marked.marks.removed[open], bitOf(digit));
  assert.equal(marked.marks.removed[0], 0, 'a given has no candidates');
  assert.equal(hasMarks(markRemoved(marked, [open], digit).marks), false);
  assert.equal(markRemoved(start, [0], 1), start);
  const placed = markPlaced(marked, [open], digit);
  assert.equal(placed.marks.placed[open], digit);
  assert.equal(placed.marks.removed[open], 0, 'what is placed is not ruled out');
  assert.equal(markRemoved(placed, [open], digit).marks.placed[open], 0);
});

test('marks are undone, redone and erased', () => {
  const start = { ...lesson(), candidates: new Array<number>(16).fill(bitsOfDigits([1, 2, 3, 4])) };
  const one = markRemoved(start, [1, 2], 3);
  const two = markPlaced(one, [3], 3);
  assert.deepEqual(undoMarks(two).marks, one.marks);
  assert.deepEqual(redoMarks(undoMarks(two)).marks, two.marks);
  assert.equal(undoMarks(start), start);
  assert.equal(redoMarks(start), start);
  assert.equal(hasMarks(eraseMarks(two, [1, 2, 3]).marks), false);
  assert.equal(eraseMarks(start, [1]), start);
});

test('marks are judged against every step, with reasons', () => {
  const start = { ...lesson(), candidates: new Array<number>(16).fill(bitsOfDigits([1, 2, 3, 4])) };
  const steps = [step([], [[1, 1], [1, 2]]), step([], [[5, 2]]), step([[2, 1]], [])];
  const judged = (made: Lesson) => judgeMarks(made.marks, steps, made.candidates, kSolution);

  const half = judged(markRemoved(start, [1], 1));
  assert.deepEqual(half.right, [{ cell: 1, digit: 1, kind: 'remove' }]);
  assert.deepEqual(half.missing, [{ cell: 1, digit: 2, kind: 'remove' }]);
  assert.deepEqual([half.nearest, half.found, half.wrong], [0, [], []]);

  const both = judged(markRemoved(markRemoved(markRemoved(start, [1], 1), [1], 2), [5], 2));
  assert.deepEqual([both.found, both.missing, both.wrong], [[0, 1], [], []]);
  assert.equal(judged(markPlaced(start, [2], 1)).found[0], 2);

  const why = (made: Lesson) => judged(made).wrong.map((mark) => mark.why);
  assert.deepEqual(why(markRemoved(start, [1], 4)), ['needed']);
  assert.deepEqual(why(markPlaced(start, [1], 3)), ['false']);
  assert.deepEqual(why(markPlaced(start, [1], 4)), ['later']);
  assert.deepEqual(why(markRemoved(start, [2], 3)), ['implied']);
  assert.deepEqual(why(markRemoved(start, [3], 1)), ['unproved']);
  assert.deepEqual(judged(start).nearest, null);
});

test('to place a digit and to rule out all others of its cell are the same', () => {
  const start = { ...lesson(), candidates: new Array<number>(16).fill(bitsOfDigits([1, 3, 4])) };
  const judged = (made: Lesson, one: Conclusions) => judgeMarks(made.marks, [one], made.candidates, kSolution);
  const rules = (digits: number[]) => digits.reduce<Lesson>((made, digit) => markRemoved(made, [1], digit), start);

  const ruling = step([], [[1, 1], [1, 3]]);
  const placed = judged(markPlaced(start, [1], 4), ruling);
  assert.deepEqual([placed.found, placed.wrong, placed.right.length], [[0], [], 1]);
  const both = judged(markPlaced(rules([1]), [1], 4), ruling);
  assert.deepEqual([both.found, both.wrong], [[0], []]);
  assert.deepEqual(judged(markPlaced(start, [1], 3), ruling).wrong.map(({ why }) => why), ['false']);
  // With one more candidate in the cell, nothing is placed.
  assert.deepEqual(judged(markPlaced(start, [1], 4), step([], [[1, 1]])).wrong.map(({ why }) => why), ['later']);
  // The step says more than what was placed.
  const more = judged(markPlaced(start, [1], 4), step([], [[1, 1], [1, 3], [5, 3]]));
  assert.deepEqual([more.found, more.wrong, more.missing], [[], [], [{ cell: 5, digit: 3, kind: 'remove' }]]);

  const placing = step([[1, 4]], []);
  const ruled = judged(rules([1, 3]), placing);
  assert.deepEqual([ruled.found, ruled.wrong, ruled.right.length], [[0], [], 2]);
  assert.deepEqual(judged(rules([1]), placing).wrong.map(({ why }) => why), ['implied']);
});

test('techniques are grouped by family as they come, and by difficulty from the easiest', () => {
  const technique = (name: string, family: string, level: string | null, score: number | null) =>
    ({ name, text: name, family_text: family, level_text: level, score }) as Technique;
  const list = [
    technique('a', 'singles', 'easy', 4), technique('b', 'fish', 'hard', 140),
    technique('c', 'singles', 'easy', 14), technique('d', 'fish', null, null),
    technique('e', 'subsets', 'medium', 60),
  ];
  const names = (by: 'family' | 'level') =>
    groupTechniques(list, by, 'none').map(({ name, techniques }) => `${name}: ${techniques.map((t) => t.name).join()}`);
  assert.deepEqual(names('family'), ['singles: a,c', 'fish: b,d', 'subsets: e']);
  assert.deepEqual(names('level'), ['easy: a,c', 'medium: e', 'hard: b', 'none: d']);
});
