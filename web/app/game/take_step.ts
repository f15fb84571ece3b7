/** Moves that take over what a step concludes, or a position of an explanation. */

import { bitOf } from '../board/digit_bits';
import type { Puzzle } from '../board/puzzle';
import {
  applyMove, candidatesOf, moveBetween, placeDigit, type Move, type Position,
} from './position';

export interface CellDigit {
  readonly cell: number;
  readonly digit: number;
}

/** Places digits, and takes eliminated ones out of the notes. A cell without notes gets all its
 * candidates first: else there would be nothing to see. */
export function takeStep(
  puzzle: Puzzle, position: Position, placements: readonly CellDigit[],
  eliminations: readonly CellDigit[],
): Move {
  let next = position;
  for (const { cell, digit } of placements) {
    if (next[cell]!.digit !== digit) {
      next = applyMove(next, placeDigit(puzzle, next, [cell], digit, true));
    }
  }
  const candidates = candidatesOf(puzzle, next);
  const changed = [...next];
  for (const { cell, digit } of eliminations) {
    const state = changed[cell]!;
    if (state.digit || puzzle.givens[cell]) continue;
    changed[cell] = { ...state, notes: (state.notes || candidates[cell]!) & ~bitOf(digit) };
  }
  return moveBetween(position, changed);
}

/** What is wrong in a position: a digit that was placed, or notes that lack the right one. */
export interface Wrong extends CellDigit {
  readonly kind: 'digit' | 'candidate';
}

/** Takes wrong digits away, and puts right ones into the notes that lack them. */
export function correct(position: Position, mistakes: readonly Wrong[]): Move {
  const next = [...position];
  for (const { kind, cell, digit } of mistakes) {
    const state = next[cell]!;
    next[cell] = kind === 'digit' ? { ...state, digit: 0 } : { ...state, notes: state.notes | bitOf(digit) };
  }
  return moveBetween(position, next);
}

/** Makes the position that of the digits, with the candidates as notes. */
export function takePosition(
  puzzle: Puzzle, position: Position, digits: readonly number[], candidates: readonly number[],
): Move {
  const next = position.map((state, cell) =>
    puzzle.givens[cell] ? state
      : { ...state, digit: digits[cell]!, notes: digits[cell] ? 0 : candidates[cell]! });
  return moveBetween(position, next);
}
