/** The lines around groups of cells, as SVG paths; one unit is the side of a cell. */

import { columnOf, rowOf } from './board';

/** All sides between cells of different groups, without the frame of the board. */
export function bordersBetween(order: number, groupOf: readonly number[]): string {
  const parts: string[] = [];
  for (let row = 0; row < order; ++row) {
    for (let column = 0; column < order; ++column) {
      const cell = row * order + column;
      if (column + 1 < order && groupOf[cell] !== groupOf[cell + 1]) {
        parts.push(`M${column + 1} ${row}v1`);
      }
      if (row + 1 < order && groupOf[cell] !== groupOf[cell + order]) {
        parts.push(`M${column} ${row + 1}h1`);
      }
    }
  }
  return parts.join('');
}

/** The outline of a set of cells, drawn `inset` units inside of it. */
export function outlineOf(order: number, cells: readonly number[], inset: number): string {
  const inside = new Set(cells);
  const has = (row: number, column: number) =>
    row >= 0 && column >= 0 && row < order && column < order && inside.has(row * order + column);
  const parts: string[] = [];
  for (const cell of cells) {
    const row = rowOf(cell, order);
    const column = columnOf(cell, order);
    for (const [down, right] of [[-1, 0], [1, 0], [0, -1], [0, 1]] as const) {
      if (has(row + down, column + right)) continue;
      parts.push(sidePath(row, column, down, right, inset, has));
    }
  }
  return parts.join('');
}

/** One side of a cell. It ends before a corner of the outline, or reaches into the next cell where
 * the outline goes on there. */
function sidePath(
  row: number, column: number, down: number, right: number, inset: number,
  has: (row: number, column: number) => boolean,
): string {
  const along = (step: number): number => {
    // The neighbour along the side, and the one diagonally across it.
    const next = down !== 0 ? has(row, column + step) : has(row + step, column);
    const across = down !== 0 ? has(row + down, column + step) : has(row + step, column + right);
    return next ? (across ? inset : 0) : -inset;
  };
  if (down !== 0) {
    const y = row + (down < 0 ? inset : 1 - inset);
    return `M${column - along(-1)} ${y}H${column + 1 + along(1)}`;
  }
  const x = column + (right < 0 ? inset : 1 - inset);
  return `M${x} ${row - along(-1)}V${row + 1 + along(1)}`;
}
