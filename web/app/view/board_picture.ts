/**
 * The board drawn as SVG: cells, lines, digits, notes, colours. Only cells that changed are drawn
 * anew. One cell is 100 units wide.
 */

import { columnOf, rowOf, type Board } from '../board/board';
import { digitsOfBits } from '../board/digit_bits';
import { bordersBetween, outlineOf } from '../board/outline';
import type { Puzzle } from '../board/puzzle';
import { symbolOf } from '../board/symbols';
import { s, setIfChanged } from './dom';
import { figureLayers } from './figure_picture';
import type { Scene, SceneCell } from './scene';

export const kCell = 100;

/** Room for the names of rows and columns, and for half of the frame, on a 9x9 board. */
const kLabelRoom = 46;
const kFrameRoom = 5;

/** Lines and names are as thick and large on most boards, since boards are shown in the same size; on
 * the largest they would not leave room for the cells. */
function scaleOf(order: number): number {
  return Math.min(order, 16) / 9;
}

/** How many notes stand beside and below each other in a cell. */
export function noteColumns(order: number): number {
  return Math.ceil(Math.sqrt(order));
}

/** Where the notes of a cell begin: below the sums, where there are cages. */
export function notesTop(puzzle: Puzzle): number {
  return puzzle.constraints.some(({ kind }) => kind === 'killer-cage') ? 26 : 6;
}

/** The middle of the place for a digit among the notes of a cell, from its upper left corner. */
export function notePlace(digit: number, order: number, top = 6): { x: number; y: number } {
  const columns = noteColumns(order);
  const rows = Math.ceil(order / columns);
  const column = (digit - 1) % columns;
  const row = Math.floor((digit - 1) / columns);
  return { x: 6 + (88 * (column + 0.5)) / columns, y: top + ((94 - top) * (row + 0.5)) / rows };
}

/** How large a note is. */
export function noteSize(order: number, top = 6): number {
  const columns = noteColumns(order);
  return Math.min(27, 88 / columns, (94 - top) / Math.ceil(order / columns));
}

export function viewBoxOf(order: number, labels: boolean): readonly [number, number, number] {
  const before = (labels ? kLabelRoom : kFrameRoom) * scaleOf(order);
  return [-before, -before, before + order * kCell + kFrameRoom * scaleOf(order)];
}

export class BoardPicture {
  readonly element = s('svg', { class: 'picture', 'aria-hidden': 'true' });
  private readonly cells: SVGGElement[] = [];
  private drawn: readonly string[] = [];
  private puzzle: Puzzle | null = null;
  private labels: boolean | null = null;
  private readonly ground = s('g', { class: 'ground' });
  private readonly below = s('g', { class: 'figure-below' });
  private readonly selection = s('path', { class: 'selection' });
  private readonly cursor = s('rect', { class: 'cursor', width: kCell - 8, height: kCell - 8, rx: 8 });
  private readonly lit = s('path', { class: 'lit', transform: `scale(${kCell})` });
  private readonly above = s('g', { class: 'figure-above' });
  private readonly content = s('g', { class: 'content' });
  private readonly lines = s('g', { class: 'lines' });

  draw(scene: Scene): void {
    if (scene.puzzle.board !== this.puzzle?.board || scene.labels !== this.labels) {
      this.drawBoard(scene.board, scene.labels, scene.puzzle);
    } else if (scene.puzzle.constraints !== this.puzzle.constraints) {
      this.drawBoard(scene.board, scene.labels, scene.puzzle);
    }
    this.puzzle = scene.puzzle;
    this.labels = scene.labels;
    this.drawCells(scene);
    this.drawSelection(scene);
    const layers = scene.figure ? figureLayers(scene.figure, scene.board.order, notesTop(scene.puzzle)) : null;
    this.below.replaceChildren(...(layers?.below ?? []));
    this.above.replaceChildren(...(layers?.above ?? []));
    setIfChanged(this.element, 'class', scene.covered ? 'picture covered' : 'picture');
  }

  private drawBoard(board: Board, labels: boolean, puzzle: Puzzle): void {
    const { order } = board;
    const [x, y, side] = viewBoxOf(order, labels);
    this.element.setAttribute('viewBox', `${x} ${y} ${side} ${side}`);
    this.element.style.setProperty('--scale', String(scaleOf(order)));
    this.cells.length = 0;
    for (let cell = 0; cell < board.cellCount; ++cell) {
      const left = columnOf(cell, order) * kCell;
      this.cells.push(s('g', { transform: `translate(${left} ${rowOf(cell, order) * kCell})` }));
    }
    this.drawn = [];
    this.content.replaceChildren(...this.cells);
    this.ground.replaceChildren(...groundOf(board));
    this.lines.replaceChildren(...linesOf(board), ...cagesOf(puzzle));
    this.element.replaceChildren(
      this.ground, this.below, this.content, this.lines, this.above, this.lit, this.selection, this.cursor,
      ...(labels ? [labelsOf(order)] : []),
    );
  }

  private drawCells(scene: Scene): void {
    const keys = scene.cells.map((cell) => Object.values(cell).join());
    keys.forEach((key, cell) => {
      if (key === this.drawn[cell]) return;
      const parts = cellParts(scene.cells[cell]!, scene.board.order, notesTop(scene.puzzle));
      this.cells[cell]!.replaceChildren(...parts);
    });
    this.drawn = keys;
  }

  private drawSelection(scene: Scene): void {
    const { order } = scene.board;
    const { cells, cursor } = scene.selection;
    const path = scene.selecting ? outlineOf(order, [...cells], 0.035 * scaleOf(order)) : '';
    setIfChanged(this.selection, 'd', path);
    setIfChanged(this.selection, 'transform', `scale(${kCell})`);
    setIfChanged(this.lit, 'd', outlineOf(order, [...scene.lit], 0.04));
    setIfChanged(this.cursor, 'x', String(columnOf(cursor, order) * kCell + 4));
    setIfChanged(this.cursor, 'y', String(rowOf(cursor, order) * kCell + 4));
  }
}

/** What lies under everything: the paper, windows, extra houses, diagonals. */
function groundOf(board: Board): SVGElement[] {
  const { order } = board;
  const side = order * kCell;
  const parts: SVGElement[] = [s('rect', { class: 'paper', width: side, height: side })];
  for (const house of board.houses) {
    if (house.kind !== 'window' && house.kind !== 'extra') continue;
    for (const cell of house.cells) {
      const x = columnOf(cell, order) * kCell;
      const y = rowOf(cell, order) * kCell;
      parts.push(s('rect', { class: house.kind, x, y, width: kCell, height: kCell }));
    }
  }
  if (board.shape.diagonals) {
    parts.push(s('path', { class: 'diagonal', d: `M0 0L${side} ${side}M${side} 0L0 ${side}` }));
  }
  return parts;
}

function linesOf(board: Board): SVGElement[] {
  const { order } = board;
  const side = order * kCell;
  let thin = '';
  for (let i = 1; i < order; ++i) thin += `M${i * kCell} 0V${side}M0 ${i * kCell}H${side}`;
  const parts: SVGElement[] = [s('path', { class: 'thin', d: thin })];
  if (board.regionOf.length > 0) {
    const d = bordersBetween(order, board.regionOf);
    parts.push(s('path', { class: 'thick', transform: `scale(${kCell})`, d }));
  }
  parts.push(s('rect', { class: 'frame', width: side, height: side }));
  return parts;
}

/** Cages: a dashed line and the sum in the first cell. */
function cagesOf(puzzle: Puzzle): SVGElement[] {
  const { order } = puzzle.board;
  return puzzle.constraints.flatMap((constraint) => {
    if (constraint.kind !== 'killer-cage') return [];
    const d = outlineOf(order, constraint.cells, 0.07);
    const first = Math.min(...constraint.cells);
    const x = columnOf(first, order) * kCell + 6;
    const y = rowOf(first, order) * kCell + 22;
    const sum = constraint.sum === null ? '' : String(constraint.sum);
    return [
      s('path', { class: 'cage', transform: `scale(${kCell})`, d }),
      s('text', { class: 'cage-sum', x, y }, sum),
    ];
  });
}

function labelsOf(order: number): SVGElement {
  const scale = scaleOf(order);
  const group = s('g', { class: 'labels', 'font-size': 26 * scale });
  for (let i = 0; i < order; ++i) {
    const middle = i * kCell + kCell / 2;
    group.append(s('text', { x: middle, y: -14 * scale }, String(i + 1)));
    group.append(s('text', { x: -24 * scale, y: middle + 9 * scale }, String(i + 1)));
  }
  return group;
}

function cellParts(cell: SceneCell, order: number, top: number): SVGElement[] {
  const parts: SVGElement[] = [];
  const tint = (name: string) =>
    parts.push(s('rect', { class: name, width: kCell, height: kCell }));
  const colours = digitsOfBits(cell.colours);
  colours.forEach((colour, i) => {
    const width = kCell / colours.length;
    parts.push(s('rect', { class: `colour colour-${colour}`, x: i * width, width, height: kCell }));
  });
  if (cell.marked) {
    parts.push(s('rect', { class: 'marked', x: 8, y: 8, width: 84, height: 84, rx: 16 }));
  }
  if (cell.peer) tint('peer');
  if (cell.same) tint('same');
  if (cell.pointed) {
    parts.push(s('rect', { class: 'pointed', x: 5, y: 5, width: 90, height: 90, rx: 10 }));
  }
  if (cell.digit) {
    const name = cell.given ? 'digit given' : cell.assumed ? 'digit assumed' : 'digit placed';
    const clash = cell.clash ? ' clash' : '';
    parts.push(s('text', { class: name + clash, x: 50, y: 73 }, symbolOf(cell.digit, order)));
  } else if (cell.notes) {
    parts.push(notesText(cell.notes, cell.sameNote, order, top));
  }
  if (cell.clash) {
    // A wave under the digit, so that a clash is not told by colour alone.
    parts.push(s('path', { class: 'wave', d: 'M22 86q7-9 14 0t14 0t14 0t14 0' }));
  }
  return parts;
}

function notesText(notes: number, same: number, order: number, top: number): SVGElement {
  const size = noteSize(order, top);
  const text = s('text', { class: 'notes', 'font-size': size });
  for (const digit of digitsOfBits(notes)) {
    const { x, y } = notePlace(digit, order, top);
    const look = digit === same ? 'same-note' : null;
    text.append(s('tspan', { x, y: y + size * 0.35, class: look }, symbolOf(digit, order)));
  }
  return text;
}
