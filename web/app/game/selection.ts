/** Which cells are selected, and which of them the cursor is on. Pure functions. */

import { columnOf, rowOf } from '../board/board';

export interface Selection {
  readonly cursor: number;
  /** Where a range that is being extended began. */
  readonly anchor: number;
  readonly cells: ReadonlySet<number>;
}

export function selectOnly(cell: number): Selection {
  return { cursor: cell, anchor: cell, cells: new Set([cell]) };
}

export function selectCells(cells: readonly number[]): Selection {
  const cursor = cells[0] ?? 0;
  return { cursor, anchor: cursor, cells: new Set(cells) };
}

/** Adds the cell, or takes it out if it was in. */
export function toggleCell(selection: Selection, cell: number): Selection {
  const cells = new Set(selection.cells);
  if (!cells.delete(cell)) cells.add(cell);
  return { cursor: cell, anchor: cell, cells };
}

export function addCell(selection: Selection, cell: number): Selection {
  return { cursor: cell, anchor: selection.anchor, cells: new Set(selection.cells).add(cell) };
}

/** The rectangle from the anchor to the cell. */
export function extendTo(selection: Selection, cell: number, order: number): Selection {
  const rows = sorted(rowOf(selection.anchor, order), rowOf(cell, order));
  const columns = sorted(columnOf(selection.anchor, order), columnOf(cell, order));
  const cells = new Set<number>();
  for (let row = rows[0]; row <= rows[1]; ++row) {
    for (let column = columns[0]; column <= columns[1]; ++column) cells.add(row * order + column);
  }
  return { cursor: cell, anchor: selection.anchor, cells };
}

function sorted(a: number, b: number): [number, number] {
  return a < b ? [a, b] : [b, a];
}

/** The cell so many rows and columns on; over the edge it goes on at the other side. */
export function cellBeside(cell: number, down: number, right: number, order: number): number {
  const row = (rowOf(cell, order) + down + order) % order;
  const column = (columnOf(cell, order) + right + order) % order;
  return row * order + column;
}
