/** The pattern of a puzzle that is sought: cells that are to have givens, marked on a draft, with
 * those that belong to them by a symmetry. Pure functions. */

import { columnOf, rowOf } from '../board/board';
import type { Draft } from './draft';

/** What turns a pattern into itself; the words are the engine's. */
export type Symmetry =
  | 'none' | 'rotate180' | 'rotate90' | 'horizontal' | 'vertical' | 'diagonal' | 'antidiagonal' | 'full';

type Turn = (row: number, column: number, last: number) => readonly [number, number];

const kTurns = {
  rotate180: (row, column, last) => [last - row, last - column],
  rotate90: (row, column, last) => [column, last - row],
  horizontal: (row, column, last) => [row, last - column],
  vertical: (row, column, last) => [last - row, column],
  diagonal: (row, column) => [column, row],
  antidiagonal: (row, column, last) => [last - column, last - row],
} satisfies Readonly<Record<Exclude<Symmetry, 'none' | 'full'>, Turn>>;

/** The cell, and all that belong to it. */
export function partnersOf(cell: number, symmetry: Symmetry, order: number): number[] {
  const turns: readonly Turn[] = symmetry === 'none' ? []
    : symmetry === 'full' ? Object.values(kTurns) : [kTurns[symmetry]];
  const cells = new Set([cell]);
  // The set grows while it is walked through: turns of turns come too.
  for (const one of cells) {
    for (const turn of turns) {
      const [row, column] = turn(rowOf(one, order), columnOf(one, order), order - 1);
      cells.add(row * order + column);
    }
  }
  return [...cells];
}

/** Marks the cells with their partners, or takes the marks off. */
export function markCells(
  draft: Draft, cells: Iterable<number>, on: boolean, symmetry: Symmetry,
): Draft {
  const marked = new Set(draft.marked);
  for (const cell of cells) {
    for (const partner of partnersOf(cell, symmetry, draft.shape.order)) {
      if (on) marked.add(partner);
      else marked.delete(partner);
    }
  }
  return { ...draft, marked };
}

/** All cells with givens are marked, so that other digits can be sought for the same pattern. */
export function markGivens(draft: Draft): Draft {
  return { ...draft, marked: new Set(draft.givens.flatMap((digit, cell) => (digit ? [cell] : []))) };
}

/** Without marks; digits that stand in marked cells stay. */
export function clearMarks(draft: Draft): Draft {
  return { ...draft, marked: new Set() };
}

/** Givens that a search must keep: those in cells that are not marked. */
export function fixedGivens(draft: Draft): number[] {
  return draft.givens.map((digit, cell) => (draft.marked.has(cell) ? 0 : digit));
}

/** Which cells are to have givens. */
export function patternOf(draft: Draft): boolean[] {
  return draft.givens.map((digit, cell) => digit > 0 || draft.marked.has(cell));
}
