/** What the board shows, worked out from the state of the page. Pure. */

import type { Board } from '../board/board';
import { bitOf } from '../board/digit_bits';
import { peersOf, type Puzzle } from '../board/puzzle';
import { clashesOf } from '../game/judge';
import { emptyPosition } from '../game/position';
import type { Selection } from '../game/selection';
import { shownPuzzle, type AppState } from '../state';
import type { Figure } from './figure';

export interface SceneCell {
  readonly digit: number;
  readonly given: boolean;
  /** Digits, as bits. */
  readonly notes: number;
  readonly colours: number;
  readonly clash: boolean;
  /** In a house of the cell under the cursor. */
  readonly peer: boolean;
  /** Holds the digit under the cursor. */
  readonly same: boolean;
  /** That digit, where it is among the notes; else 0. */
  readonly sameNote: number;
  readonly pointed: boolean;
  /** Part of the pattern of a puzzle that is sought. */
  readonly marked: boolean;
}

export interface Scene {
  readonly puzzle: Puzzle;
  readonly board: Board;
  readonly cells: readonly SceneCell[];
  readonly selection: Selection;
  readonly figure: Figure | null;
  /** The board is covered, since the clock stands. */
  readonly covered: boolean;
  readonly labels: boolean;
}

export function sceneOf(state: AppState): Scene {
  const puzzle = shownPuzzle(state);
  const { figure, settings, selection } = state;
  const position = state.setting ? emptyPosition(puzzle) : state.game.position;
  const digits = figure
    ? figure.digits
    : position.map((cell, index) => puzzle.givens[index]! || cell.digit);
  const clashes = settings.showClashes && !figure ? clashesOf(puzzle, position) : new Set<number>();
  const one = selection.cells.size === 1 && !figure;
  const peers = new Set(one && settings.showPeers ? peersOf(puzzle)[selection.cursor] : []);
  const same = one && settings.showSame ? digits[selection.cursor]! : 0;
  const notesAt = (cell: number): number =>
    digits[cell] ? 0 : figure ? figure.candidates[cell]! : position[cell]!.notes;
  return {
    puzzle,
    board: puzzle.board,
    selection,
    figure,
    covered: state.paused && !state.setting,
    labels: settings.showLabels,
    cells: digits.map((digit, cell) => ({
      digit,
      given: puzzle.givens[cell]! > 0,
      notes: notesAt(cell),
      sameNote: same > 0 && notesAt(cell) & bitOf(same) ? same : 0,
      colours: figure ? 0 : position[cell]!.colours,
      clash: clashes.has(cell),
      peer: peers.has(cell),
      same: same > 0 && digit === same,
      pointed: state.pointed.has(cell),
      marked: state.setting?.draft.marked.has(cell) ?? false,
    })),
  };
}
