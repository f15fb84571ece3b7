/** Cages and further houses drawn by hand into a puzzle that is being set. Pure functions. */

import { columnOf, rowOf } from '../board/board';
import type { Constraint } from '../board/puzzle';
import type { Draft } from './draft';

/** What is wrong with a cage or a house of these cells. */
export type RuleFault = 'size' | 'number' | 'sum' | 'apart' | 'overlap' | 'house';

/** Whether different digits in so many cells can have the sum (null: any), on boards of this order. */
export function sumFault(order: number, size: number, sum: number | null): RuleFault | null {
  if (sum === null) return null;
  if (!Number.isInteger(sum) || sum < 0) return 'number';
  const least = (size * (size + 1)) / 2;
  const greatest = size * order - (size * (size - 1)) / 2;
  return sum >= least && sum <= greatest ? null : 'sum';
}

/** Whether there can be a cage around the cells. It may only replace cages that lie in it whole. */
export function cageFault(draft: Draft, cells: readonly number[], sum: number | null): RuleFault | null {
  const { order } = draft.shape;
  const own = new Set(cells);
  if (own.size < 1 || own.size > order) return 'size';
  if (!areJoined(own, order)) return 'apart';
  const cut = draft.constraints.some((one) => isCageAt(one, own) && !isCageWithin(one, own));
  return cut ? 'overlap' : sumFault(order, own.size, sum);
}

/** Whether one can go from each of the cells to each other one, side by side. */
function areJoined(cells: ReadonlySet<number>, order: number): boolean {
  const [first] = cells;
  const reached = new Set(first === undefined ? [] : [first]);
  // The set grows while it is walked through.
  for (const cell of reached) {
    for (const other of cells) {
      const down = Math.abs(rowOf(cell, order) - rowOf(other, order));
      const right = Math.abs(columnOf(cell, order) - columnOf(other, order));
      if (down + right === 1) reached.add(other);
    }
  }
  return reached.size === cells.size;
}

/** A cage around the cells, in place of those that lie in it. */
export function addCage(draft: Draft, cells: readonly number[], sum: number | null): Draft {
  const own = inOrder(cells);
  const others = draft.constraints.filter((one) => !isCageWithin(one, new Set(own)));
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

function isCageWithin(constraint: Constraint, cells: ReadonlySet<number>): boolean {
  return constraint.kind === 'killer-cage' && constraint.cells.every((cell) => cells.has(cell));
}

function inOrder(cells: readonly number[]): number[] {
  return [...cells].sort((a, b) => a - b);
}
