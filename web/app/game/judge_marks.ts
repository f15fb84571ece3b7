/** What a learner's marks are worth beside every step of a technique in the position. Pure. */

import { digitsOfBits } from '../board/digit_bits';
import type { Marks } from './lesson';
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

/** Judges the marks exactly: right is what some step concludes, and nothing else is. `solution` has
 * a digit for each cell. */
export function judgeMarks(
  marks: Marks, steps: readonly Conclusions[], solution: readonly number[],
): Judgement {
  const given = marksOf(marks);
  const wanted = steps.map(conclusionsOf);
  const known = new Set(wanted.flat().map(keyOf));
  const own = new Set(given.map(keyOf));
  const right = given.filter((mark) => known.has(keyOf(mark)));
  const wrong = given.filter((mark) => !known.has(keyOf(mark)))
    .map((mark) => ({ ...mark, why: whyNot(mark, steps, solution) }));
  const missingOf = (list: readonly Conclusion[]) => list.filter((one) => !own.has(keyOf(one)));
  const found = wanted.flatMap((list, i) => (missingOf(list).length === 0 ? [i] : []));
  const nearest = found[0] ?? nearestOf(wanted, own);
  const missing = nearest === null || found.length > 0 ? [] : missingOf(wanted[nearest]!);
  return { right, wrong, missing, found, nearest };
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
