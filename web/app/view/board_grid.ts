/**
 * The board for hands and for screen readers: an ARIA grid of transparent cells over the picture.
 * It turns pointers and keys into calls of `GridHandlers`, and speaks what each cell holds.
 */

import { columnOf, rowOf } from '../board/board';
import { digitsOfBits } from '../board/digit_bits';
import { symbolOf } from '../board/symbols';
import type { Texts } from '../text/texts';
import { viewBoxOf, kCell } from './board_picture';
import { h, setIfChanged } from './dom';
import type { Scene, SceneCell } from './scene';

/** How a pointer takes cells: alone, added to those selected, or as a range. */
export type PressHow = 'only' | 'toggle' | 'range';

export interface GridHandlers {
  press(cell: number, how: PressHow): void;
  /** The pointer goes on into another cell with the button down. */
  drag(cell: number): void;
  /** True if the key meant something. */
  key(event: KeyboardEvent): boolean;
  /** Focus came by Tab or from a screen reader. */
  focus(cell: number): void;
}

export class BoardGrid {
  readonly element = h('div', { class: 'grid', role: 'grid', 'aria-multiselectable': 'true' });
  private cells: HTMLElement[] = [];
  private order = 0;
  private dragged: number | null = null;

  constructor(private readonly handlers: GridHandlers) {
    this.element.addEventListener('pointerdown', (event) => this.pointerDown(event));
    this.element.addEventListener('pointermove', (event) => this.pointerMove(event));
    for (const name of ['pointerup', 'pointercancel'] as const) {
      this.element.addEventListener(name, () => (this.dragged = null));
    }
    this.element.addEventListener('keydown', (event) => {
      if (handlers.key(event)) event.preventDefault();
    });
    this.element.addEventListener('focusin', (event) => {
      const cell = this.cells.indexOf(event.target as HTMLElement);
      if (cell >= 0 && this.dragged === null) handlers.focus(cell);
    });
  }

  update(scene: Scene, texts: Texts): void {
    const { order } = scene.board;
    if (order !== this.order) this.build(order);
    const [x, , side] = viewBoxOf(order, scene.labels);
    const share = (units: number) => `${(100 * units) / side}%`;
    const { style } = this.element;
    style.left = style.top = share(-x);
    style.width = style.height = share(order * kCell);
    setIfChanged(this.element, 'aria-label', texts.boardName(order));
    this.cells.forEach((element, cell) => {
      const place = texts.cellPlace(rowOf(cell, order) + 1, columnOf(cell, order) + 1);
      const held = scene.covered ? texts.covered : contentText(scene.cells[cell]!, order, texts);
      setIfChanged(element, 'aria-label', texts.placeAndContent(place, held));
      setIfChanged(element, 'aria-selected', String(scene.selection.cells.has(cell)));
      setIfChanged(element, 'aria-readonly', String(scene.cells[cell]!.given));
      setIfChanged(element, 'tabindex', cell === scene.selection.cursor ? '0' : '-1');
    });
  }

  /** Puts the keyboard onto a cell. */
  focusCell(cell: number): void {
    this.cells[cell]?.focus({ preventScroll: true });
  }

  hasFocus(): boolean {
    return this.element.contains(document.activeElement);
  }

  private build(order: number): void {
    this.order = order;
    this.cells = [];
    const rows = Array.from({ length: order }, (_, row) => {
      const cells = Array.from({ length: order }, (__, column) =>
        h('div', { role: 'gridcell', 'aria-rowindex': row + 1, 'aria-colindex': column + 1 }));
      this.cells.push(...cells);
      return h('div', { role: 'row' }, ...cells);
    });
    this.element.replaceChildren(...rows);
    setIfChanged(this.element, 'aria-rowcount', String(order));
    setIfChanged(this.element, 'aria-colcount', String(order));
  }

  private cellAt(event: PointerEvent): number | null {
    const box = this.element.getBoundingClientRect();
    const column = Math.floor(((event.clientX - box.left) / box.width) * this.order);
    const row = Math.floor(((event.clientY - box.top) / box.height) * this.order);
    const inside = column >= 0 && row >= 0 && column < this.order && row < this.order;
    return inside ? row * this.order + column : null;
  }

  private pointerDown(event: PointerEvent): void {
    const cell = this.cellAt(event);
    if (cell === null || event.button !== 0) return;
    event.preventDefault();
    this.element.setPointerCapture(event.pointerId);
    this.dragged = cell;
    const how = event.ctrlKey || event.metaKey ? 'toggle' : event.shiftKey ? 'range' : 'only';
    this.handlers.press(cell, how);
    this.focusCell(cell);
  }

  private pointerMove(event: PointerEvent): void {
    if (this.dragged === null) return;
    const cell = this.cellAt(event);
    if (cell === null || cell === this.dragged) return;
    this.dragged = cell;
    this.handlers.drag(cell);
    this.focusCell(cell);
  }
}

/** What a cell holds, in words. */
function contentText(cell: SceneCell, order: number, texts: Texts): string {
  const parts: string[] = [];
  if (cell.digit) {
    const symbol = symbolOf(cell.digit, order);
    parts.push(cell.given ? texts.givenDigit(symbol) : cell.assumed ? texts.assumedDigit(symbol) : symbol);
  } else if (cell.notes) {
    parts.push(texts.notesInCell(digitsOfBits(cell.notes).map((d) => symbolOf(d, order)).join(' ')));
  } else {
    parts.push(texts.emptyCell);
  }
  if (cell.clash) parts.push(texts.clashInCell);
  for (const colour of digitsOfBits(cell.colours)) parts.push(texts.colourNames[colour - 1] ?? '');
  if (cell.pointed) parts.push(texts.pointedCell);
  if (cell.marked) parts.push(texts.make.marked);
  const { learn } = texts;
  if (cell.markPlaced) parts.push(learn.placedMark(symbolOf(cell.markPlaced, order)));
  if (cell.markRemoved) {
    parts.push(learn.removedMark(digitsOfBits(cell.markRemoved).map((d) => symbolOf(d, order)).join(' ')));
  }
  return parts.join(', ');
}
