/** Cages and further houses drawn by hand into a puzzle that is being set. Pure functions. */

import type { Constraint } from '../board/puzzle';
import type { Draft } from './draft';

/** What is wrong with a cage or a house of these cells. */
export type RuleFault = 'size' | 'sum' | 'house';

/** Whether different digits in so many cells can have the sum (null: any), on boards of this order. */
export function cageFault(order: number, size: number, sum: number | null): RuleFault | null {
  if (size < 1 || size > order) return 'size';
  if (sum === null) return null;
  const least = (size * (size + 1)) / 2;
  const greatest = size * order - (size * (size - 1)) / 2;
  return Number.isInteger(sum) && sum >= least && sum <= greatest ? null : 'sum';
}

/** A cage around the cells; cages that have some of them go. */
export function addCage(draft: Draft, cells: readonly number[], sum: number | null): Draft {
  const own = inOrder(cells);
  const others = draft.constraints.filter((one) => !isCageAt(one, new Set(own)));
  return { ...draft, constraints: [...others, { kind: 'killer-cage', cells: own, sum }] };
}

export function houseFault(order: number, size: number): RuleFault | null {
  return size === order ? null : 'house';
}

/** A further house of the cells, unless there is one already. */
export function addHouse(draft: Draft, cells: readonly number[]): Draft {
  const own = inOrder(cells);
  const { extra } = draft.shape;
  if (extra.some((house) => inOrder(house).join() === own.join())) return draft;
  return { ...draft, shape: { ...draft.shape, extra: [...extra, own] } };
}

/** Takes away the cages and further houses that have any of the cells. */
export function removeRules(draft: Draft, cells: readonly number[]): Draft {
  const gone = new Set(cells);
  const constraints = draft.constraints.filter((one) => !isCageAt(one, gone));
  const extra = draft.shape.extra.filter((house) => !house.some((cell) => gone.has(cell)));
  const same = constraints.length === draft.constraints.length && extra.length === draft.shape.extra.length;
  return same ? draft : { ...draft, constraints, shape: { ...draft.shape, extra } };
}

function isCageAt(constraint: Constraint, cells: ReadonlySet<number>): boolean {
  return constraint.kind === 'killer-cage' && constraint.cells.some((cell) => cells.has(cell));
}

function inOrder(cells: readonly number[]): number[] {
  return [...cells].sort((a, b) => a - b);
}
