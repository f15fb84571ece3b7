/** The part of a board that a figure is about. Pure. */

import { columnOf, rowOf } from '../board/board';
import type { Figure } from './figure';

/** A square of cells: its first row and column, from 0, and how many there are. */
export interface Region {
  readonly row: number;
  readonly column: number;
  readonly size: number;
}

/** A square around all marks, with some room, and large enough to know where one is; null where that
 * is nearly the board. */
export function regionOf(figure: Figure, order: number): Region | null {
  const cells = figure.marks.map(({ cell }) => cell);
  if (cells.length === 0) return null;
  const rows = cells.map((cell) => rowOf(cell, order));
  const columns = cells.map((cell) => columnOf(cell, order));
  const span = (lines: readonly number[]) => Math.max(...lines) - Math.min(...lines) + 1;
  const size = Math.max(span(rows) + 1, span(columns) + 1, Math.ceil(order / 3));
  if (4 * size > 3 * order) return null;
  const start = (lines: readonly number[]) => {
    const room = Math.floor((size - span(lines)) / 2);
    return Math.min(Math.max(0, Math.min(...lines) - room), order - size);
  };
  return { row: start(rows), column: start(columns), size };
}
