/** The board on the stage: to be looked at, gone over by arrows and heard, not to be played on. */

import type { Puzzle } from '../../board/puzzle';
import { cellBeside, selectOnly } from '../../game/selection';
import type { Texts } from '../../text/texts';
import { BoardGrid } from '../board_grid';
import { BoardPicture } from '../board_picture';
import { h } from '../dom';
import type { Figure } from '../figure';
import type { Scene } from '../scene';

const kArrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
};

export class BoardStage {
  readonly element: HTMLElement;
  private readonly picture = new BoardPicture();
  private readonly grid: BoardGrid;
  private cursor = 0;
  private figure: Figure | null = null;

  constructor(private readonly puzzle: Puzzle, private readonly texts: Texts, private readonly labels: boolean) {
    this.grid = new BoardGrid({
      press: (cell) => this.moveTo(cell),
      drag: () => undefined,
      key: (event) => this.key(event),
      focus: (cell) => this.moveTo(cell),
    });
    this.grid.element.removeAttribute('aria-multiselectable');
    this.element = h('div', { class: 'board' }, this.grid.element);
    this.element.prepend(this.picture.element);
  }

  /** The figure, or the givens alone. */
  show(figure: Figure | null): void {
    this.figure = figure;
    this.draw();
  }

  private draw(): void {
    const scene = stageScene(this.puzzle, this.figure, this.cursor, this.labels);
    this.picture.draw(scene);
    this.grid.update(scene, this.texts);
  }

  private moveTo(cell: number): void {
    this.cursor = cell;
    this.draw();
  }

  private key(event: KeyboardEvent): boolean {
    const arrow = kArrows[event.key];
    if (!arrow || event.ctrlKey || event.altKey || event.metaKey) return false;
    this.moveTo(cellBeside(this.cursor, arrow[0], arrow[1], this.puzzle.board.order));
    this.grid.focusCell(this.cursor);
    return true;
  }
}

export function stageScene(puzzle: Puzzle, figure: Figure | null, cursor: number, labels: boolean): Scene {
  const { board } = puzzle;
  const shown = figure ?? { digits: puzzle.givens, candidates: puzzle.givens.map(() => 0), zones: [], marks: [], arrows: [] };
  return {
    puzzle, board, labels,
    selection: selectOnly(cursor),
    figure: shown,
    covered: false,
    selecting: true,
    lit: new Set(),
    cells: shown.digits.map((digit, cell) => ({
      digit,
      given: digit > 0 && puzzle.givens[cell] === digit,
      assumed: false,
      notes: digit > 0 ? 0 : shown.candidates[cell]!,
      colours: 0,
      clash: false,
      peer: false,
      same: false,
      sameNote: 0,
      pointed: false,
      marked: false,
      markPlaced: 0,
      markRemoved: 0,
    })),
  };
}
