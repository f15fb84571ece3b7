/** What a learner's marks are worth beside every step of a technique in the position. Pure. */

import { bitOf, bitsOfDigits, digitsOfBits } from '../board/digit_bits';
import { noMarks, type Marks } from './lesson';
import type { CellDigit } from './take_step';

/** What a step concludes. */
export interface Conclusions {
  readonly placements: readonly CellDigit[];
  readonly eliminations: readonly CellDigit[];
}

export interface Conclusion extends CellDigit {
  readonly kind: 'place' | 'remove';
}

/**
 * Why a mark is not right: the solution has the digit there (`needed`) or another one (`false`); it
 * is true, but what places the digit is another step (`later`), or the step places another digit in
 * the cell, so that it goes by itself (`implied`); or it is true, but not by this technique here
 * (`unproved`).
 */
export type Why = 'needed' | 'false' | 'later' | 'implied' | 'unproved';

export interface WrongMark extends Conclusion {
  readonly why: Why;
}

export interface Judgement {
  readonly right: readonly Conclusion[];
  readonly wrong: readonly WrongMark[];
  /** What the nearest step concludes besides; empty if a step was found whole, or none in part. */
  readonly missing: readonly Conclusion[];
  /** The steps that were found whole, by their number. */
  readonly found: readonly number[];
  /** The step that the right marks belong to, as far as one can tell; null if there are none. */
  readonly nearest: number | null;
}

/** Judges the marks exactly: right is what some step concludes, and nothing else is. To rule out all
 * candidates of a cell but one and to place that one are the same. For each cell, `candidates` has
 * its candidates as bits and `solution` a digit. */
export function judgeMarks(
  marks: Marks, steps: readonly Conclusions[], candidates: readonly number[], solution: readonly number[],
): Judgement {
  const given = marksOf(marks);
  const wanted = steps.map(conclusionsOf);
  const known = new Set(wanted.flatMap((list) => [...list, ...lastDigits(list, candidates)]).map(keyOf));
  // What the marks say in other words.
  const spared = lastDigits(given, candidates).filter((one) => known.has(keyOf(one)));
  const settled = given.filter((mark) => mark.kind === 'place' && known.has(keyOf(mark)));
  const own = new Set([...given, ...spared, ...settled.flatMap((mark) => othersOf(mark, candidates))].map(keyOf));
  const isRight = (mark: Conclusion): boolean => known.has(keyOf(mark))
    || (mark.kind === 'remove' && spared.some(({ cell }) => cell === mark.cell));
  const right = given.filter(isRight);
  const wrong = given.filter((mark) => !isRight(mark))
    .map((mark) => ({ ...mark, why: whyNot(mark, steps, solution) }));
  const missingOf = (list: readonly Conclusion[]) => list.filter((one) => !own.has(keyOf(one)));
  const found = wanted.flatMap((list, i) => (missingOf(list).length === 0 ? [i] : []));
  const nearest = found[0] ?? nearestOf(wanted, own);
  const missing = nearest === null || found.length > 0 ? [] : missingOf(wanted[nearest]!);
  return { right, wrong, missing, found, nearest };
}

/** The digits that are the only ones left in their cells once the conclusions have ruled out others. */
function lastDigits(list: readonly Conclusion[], candidates: readonly number[]): Conclusion[] {
  const cells = new Set(list.filter(({ kind }) => kind === 'remove').map(({ cell }) => cell));
  return [...cells].flatMap((cell) => {
    const gone = list.filter((one) => one.kind === 'remove' && one.cell === cell).map(({ digit }) => digit);
    const left = digitsOfBits(candidates[cell]! & ~bitsOfDigits(gone));
    return left.length === 1 ? [{ cell, digit: left[0]!, kind: 'place' as const }] : [];
  });
}

/** The other candidates of the cell, which go when a digit is placed there. */
function othersOf({ cell, digit }: Conclusion, candidates: readonly number[]): Conclusion[] {
  return digitsOfBits(candidates[cell]! & ~bitsOfDigits([digit]))
    .map((gone) => ({ cell, digit: gone, kind: 'remove' as const }));
}

/** The wrong ones as marks on a board of so many cells. */
export function wrongMarks({ wrong }: Judgement, cells: number): Marks {
  const none = noMarks(cells);
  const placed = [...none.placed];
  const removed = [...none.removed];
  for (const { cell, digit, kind } of wrong) {
    if (kind === 'place') placed[cell] = digit;
    else removed[cell]! |= bitOf(digit);
  }
  return { placed, removed };
}

export function conclusionsOf(step: Conclusions): Conclusion[] {
  return [
    ...step.placements.map(({ cell, digit }) => ({ cell, digit, kind: 'place' as const })),
    ...step.eliminations.map(({ cell, digit }) => ({ cell, digit, kind: 'remove' as const })),
  ];
}

function marksOf({ placed, removed }: Marks): Conclusion[] {
  return placed.flatMap((digit, cell) => [
    ...(digit ? [{ cell, digit, kind: 'place' as const }] : []),
    ...digitsOfBits(removed[cell]!).map((gone) => ({ cell, digit: gone, kind: 'remove' as const })),
  ]);
}

function keyOf({ cell, digit, kind }: Conclusion): string {
  return `${kind} ${cell} ${digit}`;
}

/** The step with the most that was marked, and of those the one with the least that was not. */
function nearestOf(wanted: readonly Conclusion[][], own: ReadonlySet<string>): number | null {
  let best: { step: number; met: number; left: number } | null = null;
  wanted.forEach((list, step) => {
    const met = list.filter((one) => own.has(keyOf(one))).length;
    const left = list.length - met;
    if (met > 0 && (!best || met > best.met || (met === best.met && left < best.left))) {
      best = { step, met, left };
    }
  });
  return (best as { step: number } | null)?.step ?? null;
}

function whyNot(
  { cell, digit, kind }: Conclusion, steps: readonly Conclusions[], solution: readonly number[],
): Why {
  const holds = solution[cell] === digit;
  if (kind === 'place') return holds ? 'later' : 'false';
  if (holds) return 'needed';
  const placing = steps.some((step) => step.placements.some((one) => one.cell === cell));
  return placing ? 'implied' : 'unproved';
}
