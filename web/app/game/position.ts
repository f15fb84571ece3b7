/** What a player has done so far, cell by cell, and the moves that change it. Pure functions. */

import { allBits, bitOf } from '../board/digit_bits';
import { peersOf, type Puzzle } from '../board/puzzle';
import { digitsBySums } from './cage_sums';

/** Colours that cells can be tinted with, numbered from 1; bit c-1 stands for colour c. */
export const kColourCount = 8;

export interface CellState {
  /** Placed by the player, or 0. Always 0 in cells with a given. */
  readonly digit: number;
  /** Digits, as bits. */
  readonly notes: number;
  readonly colours: number;
}

export type Position = readonly CellState[];

/** What one move did to one cell. */
export interface CellChange {
  readonly cell: number;
  readonly before: CellState;
  readonly after: CellState;
}

/** What is undone and redone as one. */
export type Move = readonly CellChange[];

const kEmptyCell: CellState = { digit: 0, notes: 0, colours: 0 };

export function emptyPosition(puzzle: Puzzle): Position {
  return new Array<CellState>(puzzle.board.cellCount).fill(kEmptyCell);
}

export function applyMove(position: Position, move: Move): Position {
  const next = [...position];
  for (const change of move) next[change.cell] = change.after;
  return next;
}

export function reverseMove(move: Move): Move {
  return move.map(({ cell, before, after }) => ({ cell, before: after, after: before }));
}

/** The digit in a cell, given or placed, or 0. */
export function digitAt(puzzle: Puzzle, position: Position, cell: number): number {
  return puzzle.givens[cell]! || position[cell]!.digit;
}

/** All digits, given and placed. */
export function digitsOf(puzzle: Puzzle, position: Position): number[] {
  return position.map((state, cell) => puzzle.givens[cell]! || state.digit);
}

/** The move that turns a position into another one. */
export function moveBetween(from: Position, to: Position): Move {
  const move: CellChange[] = [];
  from.forEach((before, cell) => {
    const after = to[cell]!;
    if (!sameState(before, after)) move.push({ cell, before, after });
  });
  return move;
}

function sameState(a: CellState, b: CellState): boolean {
  return a.digit === b.digit && a.notes === b.notes && a.colours === b.colours;
}

type Edit = (state: CellState, cell: number) => CellState;

/** The move that `edit` makes of those cells that have no given. */
function editOpen(puzzle: Puzzle, position: Position, cells: Iterable<number>, edit: Edit): Move {
  const next = [...position];
  for (const cell of cells) {
    if (!puzzle.givens[cell]) next[cell] = edit(next[cell]!, cell);
  }
  return moveBetween(position, next);
}

/** Places a digit in the cells, or takes it away if all of them hold it already. With `tidy`, the
 * digit also leaves the notes of the cells that these see. */
export function placeDigit(
  puzzle: Puzzle, position: Position, cells: readonly number[], digit: number, tidy: boolean,
): Move {
  const open = cells.filter((cell) => !puzzle.givens[cell]);
  if (open.length === 0) return [];
  const remove = open.every((cell) => position[cell]!.digit === digit);
  const next = [...position];
  for (const cell of open) next[cell] = { ...next[cell]!, digit: remove ? 0 : digit };
  if (tidy && !remove) {
    const peers = peersOf(puzzle);
    for (const cell of open) {
      for (const peer of peers[cell]!) {
        const state = next[peer]!;
        if (state.notes & bitOf(digit)) next[peer] = { ...state, notes: state.notes & ~bitOf(digit) };
      }
    }
  }
  return moveBetween(position, next);
}

/** Notes a digit in the cells that are empty, or removes it if all of them have it noted. */
export function toggleNote(
  puzzle: Puzzle, position: Position, cells: readonly number[], digit: number,
): Move {
  const open = cells.filter((cell) => !digitAt(puzzle, position, cell));
  const remove = open.every((cell) => (position[cell]!.notes & bitOf(digit)) !== 0);
  return editOpen(puzzle, position, open, (state) => ({
    ...state,
    notes: remove ? state.notes & ~bitOf(digit) : state.notes | bitOf(digit),
  }));
}

/** Tints the cells, givens too, or takes the colour away if all of them have it. */
export function toggleColour(position: Position, cells: readonly number[], colour: number): Move {
  const remove = cells.every((cell) => (position[cell]!.colours & bitOf(colour)) !== 0);
  const next = [...position];
  for (const cell of cells) {
    const { colours } = next[cell]!;
    const changed = remove ? colours & ~bitOf(colour) : colours | bitOf(colour);
    next[cell] = { ...next[cell]!, colours: changed };
  }
  return moveBetween(position, next);
}

/** Empties the cells: digits if there are any, else notes, else colours. */
export function erase(puzzle: Puzzle, position: Position, cells: readonly number[]): Move {
  const open = cells.filter((cell) => !puzzle.givens[cell]);
  if (open.some((cell) => position[cell]!.digit)) {
    return editOpen(puzzle, position, open, (state) => ({ ...state, digit: 0 }));
  }
  if (open.some((cell) => position[cell]!.notes)) {
    return editOpen(puzzle, position, open, (state) => ({ ...state, notes: 0 }));
  }
  const next = [...position];
  for (const cell of cells) next[cell] = { ...next[cell]!, colours: 0 };
  return moveBetween(position, next);
}

/** For each cell the digits that no digit in sight and no sum of a cage rules out, as bits; 0 where
 * there is a digit. */
export function candidatesOf(puzzle: Puzzle, position: Position): number[] {
  const digits = digitsOf(puzzle, position);
  const peers = peersOf(puzzle);
  const sums = digitsBySums(puzzle, digits);
  return digits.map((digit, cell) => {
    if (digit) return 0;
    let bits = puzzle.pencilmarks?.[cell] ?? allBits(puzzle.board.order);
    for (const peer of peers[cell]!) if (digits[peer]) bits &= ~bitOf(digits[peer]!);
    return bits & sums[cell]!;
  });
}

/** Notes all candidates in the empty ones among the cells. */
export function fillNotes(puzzle: Puzzle, position: Position, cells: Iterable<number>): Move {
  const candidates = candidatesOf(puzzle, position);
  return editOpen(puzzle, position, cells, (state, cell) =>
    state.digit ? state : { ...state, notes: candidates[cell]! });
}

/** The same without notes. */
export function withoutNotes(position: Position): Position {
  return position.map((state) => (state.notes ? { ...state, notes: 0 } : state));
}

/** Takes back everything the player did. */
export function clearAll(puzzle: Puzzle, position: Position): Move {
  return moveBetween(position, emptyPosition(puzzle));
}
