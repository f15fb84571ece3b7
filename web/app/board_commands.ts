/** What keys and pointers do on the board: moving about, selecting, and entering. */

import type { App } from './app';
import {
  addCell, cellBeside, extendTo, selectCells, selectOnly, toggleCell, type Selection,
} from './game/selection';
import { shownPuzzle } from './state';
import type { Command, MoveHow } from './view/keys';

export class BoardCommands {
  constructor(private readonly app: App) {}

  select(selection: Selection): void {
    this.app.store.update({ selection });
  }

  press(cell: number, how: 'only' | 'toggle' | 'range'): void {
    const { selection } = this.app.state;
    if (how === 'toggle') this.select(toggleCell(selection, cell));
    else if (how === 'range') this.select(extendTo(selection, cell, this.board.order));
    else this.select(selectOnly(cell));
    this.app.setting.press(cell);
  }

  drag(cell: number): void {
    const { setting, state } = this.app;
    this.select(setting.painting ? selectOnly(cell) : addCell(state.selection, cell));
    setting.paint();
  }

  /** Does what concerns the board; answers false for commands of the rest of the page. */
  run(command: Command): boolean {
    const { app } = this;
    const { selection } = app.state;
    switch (command.kind) {
      case 'enter': app.enter(command.mode, command.digit); return true;
      case 'move': this.move(command.down, command.right, command.how); return true;
      case 'edge': this.select(selectOnly(this.edge(command.edge))); return true;
      case 'mode':
        if (app.state.setting) app.setting.toggleMarks();
        else app.setMode(command.mode);
        return true;
      case 'erase': app.erase(); return true;
      case 'undo': app.undo(); return true;
      case 'redo': app.redo(); return true;
      case 'select-all': {
        const cells = Array.from({ length: this.board.cellCount }, (_, cell) => cell);
        this.select({ ...selectCells(cells), cursor: selection.cursor });
        return true;
      }
      case 'clear-selection': this.select(selectOnly(selection.cursor)); return true;
      case 'toggle-cell': this.select(toggleCell(selection, selection.cursor)); return true;
      case 'fill-notes':
        if (!app.state.setting && !app.lessons.active) app.fillNotes();
        return true;
      case 'pause': app.togglePause(); return true;
      default: return false;
    }
  }

  /** Of the board that is shown. */
  get order(): number {
    return this.board.order;
  }

  /** How large notes are as the board is shown, in pixels, with the room around them. */
  noteRoom(): number {
    const side = document.querySelector('.board')?.clientWidth ?? 0;
    return side / this.order / Math.ceil(Math.sqrt(this.order));
  }

  private get board() {
    return shownPuzzle(this.app.state).board;
  }

  private edge(edge: 'row-start' | 'row-end' | 'first' | 'last'): number {
    const { order, cellCount } = this.board;
    const { cursor } = this.app.state.selection;
    const start = cursor - (cursor % order);
    return { 'row-start': start, 'row-end': start + order - 1, first: 0, last: cellCount - 1 }[edge];
  }

  private move(down: number, right: number, how: MoveHow): void {
    const { selection } = this.app.state;
    const { order } = this.board;
    const cell = cellBeside(selection.cursor, down, right, order);
    if (how === 'extend') this.select(extendTo(selection, cell, order));
    else if (how === 'walk') this.select({ ...selection, cursor: cell, anchor: cell });
    else this.select(selectOnly(cell));
  }
}
