/** What the board shows, worked out from the state of the page. Pure. */

import type { Board } from '../board/board';
import { bitOf, digitsOfBits } from '../board/digit_bits';
import { peersOf, type Puzzle } from '../board/puzzle';
import { clashesOf } from '../game/judge';
import type { Lesson } from '../game/lesson';
import type { Selection } from '../game/selection';
import { shownPosition, shownPuzzle, type AppState } from '../state';
import type { Figure, Mark } from './figure';

export interface SceneCell {
  readonly digit: number;
  readonly given: boolean;
  /** Assumed in a proof, or following from that. */
  readonly assumed: boolean;
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
  /** What a learner has marked: a digit to place, and digits ruled out, as bits. */
  readonly markPlaced: number;
  readonly markRemoved: number;
}

export interface Scene {
  readonly puzzle: Puzzle;
  readonly board: Board;
  readonly cells: readonly SceneCell[];
  readonly selection: Selection;
  readonly figure: Figure | null;
  /** Cells that stand out since their names are pointed at. */
  readonly lit: ReadonlySet<number>;
  /** Whether the selection is shown: what a step points out is not to be mistaken for it, and a board that is
   * covered has none. */
  readonly selecting: boolean;
  /** The board is covered, since the clock stands. */
  readonly covered: boolean;
  readonly labels: boolean;
}

export function sceneOf(state: AppState): Scene {
  const puzzle = shownPuzzle(state);
  const { settings, selection, lesson } = state;
  const still = state.figure === null;
  const figure = state.figure ?? (lesson && markedFigure(lesson));
  const position = shownPosition(state);
  const digits = figure
    ? figure.digits
    : position.map((cell, index) => puzzle.givens[index]! || cell.digit);
  const clashes = settings.showClashes && !figure ? clashesOf(puzzle, position) : new Set<number>();
  const one = selection.cells.size === 1 && still;
  const peers = new Set(one && settings.showPeers ? peersOf(puzzle)[selection.cursor] : []);
  const same = one && settings.showSame ? digits[selection.cursor]! : 0;
  const notesAt = (cell: number): number =>
    digits[cell] ? 0 : figure ? figure.candidates[cell]! : position[cell]!.notes;
  return {
    puzzle,
    board: puzzle.board,
    selection,
    figure,
    lit: state.lit,
    selecting: still && !isCovered(state),
    covered: isCovered(state),
    labels: settings.showLabels,
    cells: digits.map((digit, cell) => ({
      digit,
      given: puzzle.givens[cell]! > 0,
      assumed: figure?.assumed?.has(cell) ?? false,
      notes: notesAt(cell),
      sameNote: same > 0 && notesAt(cell) & bitOf(same) ? same : 0,
      colours: figure ? 0 : position[cell]!.colours,
      clash: clashes.has(cell),
      peer: peers.has(cell),
      same: same > 0 && digit === same,
      pointed: state.pointed.has(cell),
      marked: state.setting?.draft.marked.has(cell) ?? false,
      markPlaced: still ? (lesson?.marks.placed[cell] ?? 0) : 0,
      markRemoved: still ? (lesson?.marks.removed[cell] ?? 0) : 0,
    })),
  };
}

/** While a technique is being chosen the game is out of sight as well. */
function isCovered({ paused, setting, lesson, panel }: AppState): boolean {
  return !setting && !lesson && (paused || panel === 'learn');
}

/** The position of a lesson with what the learner has marked in it, and what that is worth. */
function markedFigure({ digits, candidates, marks, wrong }: Lesson): Figure {
  const mark = (cell: number, digit: number, fate: Mark['fate'], isWrong: boolean): Mark =>
    ({ cell, digit, role: 'none', fate, ...(wrong ? { worth: isWrong ? 'wrong' : 'right' } : {}) });
  return {
    digits, candidates, zones: [], arrows: [],
    marks: digits.flatMap((_, cell) => [
      ...digitsOfBits(marks.removed[cell]!).map((digit) =>
        mark(cell, digit, 'eliminated', ((wrong?.removed[cell] ?? 0) & bitOf(digit)) !== 0)),
      ...(marks.placed[cell] ? [mark(cell, marks.placed[cell], 'placed', wrong?.placed[cell] !== 0)] : []),
    ]),
  };
}
