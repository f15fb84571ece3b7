/** One game as the text that is stored: the puzzle, the position, and the moves, for undo. */

import { entryJson, entryOf } from '../formats/entry_json';
import type { Game } from '../game/game';
import type { CellState, Move, Position } from '../game/position';

type Packed = [cell: number, ...before: [number, number, number], ...after: [number, number, number]];

export function savedGameText(game: Game): string {
  return JSON.stringify({
    entry: entryJson(game.puzzle),
    position: game.position.map(packed),
    past: game.past.map(packedMove),
    future: game.future.map(packedMove),
    elapsed: Math.round(game.elapsed),
  });
}

/** The game of a stored text; null if it is damaged. */
export function readSavedGame(id: string, text: string): Game | null {
  try {
    const json = JSON.parse(text) as Record<string, unknown>;
    const { puzzle } = entryOf(json['entry']);
    const { cellCount } = puzzle.board;
    const position = (json['position'] as unknown[]).map(unpacked);
    if (position.length !== cellCount) return null;
    const moves = (value: unknown): Move[] =>
      (value as Packed[][]).map((move) => move.map((change) => unpackedChange(change, cellCount)));
    const elapsed = Number(json['elapsed']);
    return {
      id,
      puzzle,
      position: position satisfies Position,
      past: moves(json['past']),
      future: moves(json['future']),
      elapsed: elapsed >= 0 ? elapsed : 0,
    };
  } catch {
    return null;
  }
}

function packed(state: CellState): [number, number, number] {
  return [state.digit, state.notes, state.colours];
}

function packedMove(move: Move): Packed[] {
  return move.map(({ cell, before, after }) => [cell, ...packed(before), ...packed(after)]);
}

function unpacked(value: unknown): CellState {
  const [digit, notes, colours] = (value as unknown[]).map(number);
  return { digit: digit!, notes: notes!, colours: colours! };
}

function unpackedChange(change: Packed, cellCount: number): Move[number] {
  const cell = number(change[0]);
  if (cell >= cellCount) throw new RangeError('cell');
  return { cell, before: unpacked(change.slice(1, 4)), after: unpacked(change.slice(4, 7)) };
}

function number(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) throw new TypeError('number');
  return value;
}
