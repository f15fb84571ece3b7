/**
 * Boards as sets of houses: which cells there are, which of them must differ, and to which region
 * each belongs. Cells are numbered in reading order from 0.
 */

export const kMaxOrder = 25;

/** What makes one board differ from another. At most one of `boxes` and `regions` is set; a board
 * without either is a Latin square. */
export interface Shape {
  readonly order: number;
  /** Rows and columns of each box. */
  readonly boxes: readonly [number, number] | null;
  /** For each cell the number of its region, from 0. */
  readonly regions: readonly number[] | null;
  readonly diagonals: boolean;
  readonly windows: boolean;
  /** Further houses. */
  readonly extra: readonly (readonly number[])[];
}

export type HouseKind = 'row' | 'column' | 'box' | 'diagonal' | 'window' | 'extra';

/** Cells that hold every digit once. */
export interface House {
  readonly kind: HouseKind;
  /** From 1, among those of its kind. */
  readonly number: number;
  readonly cells: readonly number[];
}

export interface Board {
  readonly shape: Shape;
  readonly order: number;
  readonly cellCount: number;
  readonly houses: readonly House[];
  /** For each cell the number of its box or region; empty for Latin squares. */
  readonly regionOf: readonly number[];
}

export function plainShape(order: number, boxes: readonly [number, number] | null): Shape {
  return { order, boxes, regions: null, diagonals: false, windows: false, extra: [] };
}

/** The squarest boxes with as many cells as the order, fewer rows than columns; null for primes. */
export function squarestBoxes(order: number): [number, number] | null {
  for (let rows = Math.floor(Math.sqrt(order)); rows > 1; --rows) {
    if (order % rows === 0) return [rows, order / rows];
  }
  return null;
}

/** All shapes of boxes on a board of this order, the squarest first. */
export function boxChoices(order: number): [number, number][] {
  const choices: [number, number][] = [];
  for (let rows = 2; rows <= order / 2; ++rows) {
    if (order % rows === 0) choices.push([rows, order / rows]);
  }
  const stretch = (boxes: [number, number]) => Math.abs(boxes[0] - boxes[1]);
  return choices.sort((a, b) => stretch(a) - stretch(b) || a[0] - b[0]);
}

export type ShapeFault = 'order' | 'boxes' | 'regions' | 'windows' | 'extra';

/** What is wrong with a shape, or null. */
export function shapeFault(shape: Shape): ShapeFault | null {
  const { order } = shape;
  if (!Number.isInteger(order) || order < 1 || order > kMaxOrder) return 'order';
  if (shape.boxes && shape.boxes[0] * shape.boxes[1] !== order) return 'boxes';
  if (shape.regions && (shape.boxes || regionFault(order, shape.regions))) return 'regions';
  if (shape.windows && order !== 9) return 'windows';
  const isHouse = (cells: readonly number[]) =>
    cells.length === order &&
    new Set(cells).size === order &&
    cells.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < order * order);
  return shape.extra.every(isHouse) ? null : 'extra';
}

/** Whether the regions are not `order` regions of `order` cells each. */
export function regionFault(order: number, regions: readonly number[]): boolean {
  const sizes = new Array<number>(order).fill(0);
  for (const region of regions) {
    if (!Number.isInteger(region) || region < 0 || region >= order) return true;
    sizes[region]! += 1;
  }
  return regions.length !== order * order || sizes.some((size) => size !== order);
}

/** The board of a shape without fault. */
export function makeBoard(shape: Shape): Board {
  const { order } = shape;
  const cellCount = order * order;
  const regionOf = regionNumbers(shape);
  const all = Array.from({ length: cellCount }, (_, cell) => cell);
  const houses: House[] = [];
  const add = (kind: HouseKind, number: number, cells: readonly number[]) =>
    houses.push({ kind, number, cells });

  for (let i = 0; i < order; ++i) add('row', i + 1, all.filter((c) => rowOf(c, order) === i));
  for (let i = 0; i < order; ++i) add('column', i + 1, all.filter((c) => columnOf(c, order) === i));
  if (regionOf.length > 0) {
    for (let i = 0; i < order; ++i) add('box', i + 1, all.filter((c) => regionOf[c] === i));
  }
  if (shape.diagonals) {
    add('diagonal', 1, all.filter((c) => rowOf(c, order) === columnOf(c, order)));
    add('diagonal', 2, all.filter((c) => rowOf(c, order) + columnOf(c, order) === order - 1));
  }
  if (shape.windows) windowCells().forEach((cells, i) => add('window', i + 1, cells));
  shape.extra.forEach((cells, i) => add('extra', i + 1, cells));
  return { shape, order, cellCount, houses, regionOf };
}

function regionNumbers(shape: Shape): number[] {
  if (shape.regions) return [...shape.regions];
  if (!shape.boxes) return [];
  const [rows, columns] = shape.boxes;
  const boxesInRow = shape.order / columns;
  return Array.from({ length: shape.order * shape.order }, (_, cell) => {
    const band = Math.floor(rowOf(cell, shape.order) / rows);
    return band * boxesInRow + Math.floor(columnOf(cell, shape.order) / columns);
  });
}

/** The four inner windows of the 9x9 board. */
export function windowCells(): number[][] {
  const firsts = [10, 14, 46, 50];
  return firsts.map((first) => [0, 1, 2, 9, 10, 11, 18, 19, 20].map((step) => first + step));
}

export function rowOf(cell: number, order: number): number {
  return Math.floor(cell / order);
}

export function columnOf(cell: number, order: number): number {
  return cell % order;
}

/** The cell as files and the engine name it: "r1c1". */
export function cellName(cell: number, order: number): string {
  return `r${rowOf(cell, order) + 1}c${columnOf(cell, order) + 1}`;
}

/** The cell of a name, or null. */
export function cellOfName(name: string, order: number): number | null {
  const match = /^r([1-9]\d?)c([1-9]\d?)$/.exec(name);
  if (!match) return null;
  const row = Number(match[1]);
  const column = Number(match[2]);
  return row <= order && column <= order ? (row - 1) * order + column - 1 : null;
}
