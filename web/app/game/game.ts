/** A puzzle being played: the position, the moves that led there, and the time it took. */

import type { Puzzle } from '../board/puzzle';
import { applyMove, emptyPosition, reverseMove, type Move, type Position } from './position';

/** Older moves than these cannot be undone. */
const kMaxMoves = 1000;

export interface Game {
  readonly id: string;
  readonly puzzle: Puzzle;
  readonly position: Position;
  readonly past: readonly Move[];
  readonly future: readonly Move[];
  /** Played so far, in milliseconds. */
  readonly elapsed: number;
}

export function newGame(id: string, puzzle: Puzzle, position?: Position): Game {
  return {
    id, puzzle, position: position ?? emptyPosition(puzzle), past: [], future: [], elapsed: 0,
  };
}

/** The game after the move; the game itself if the move changes nothing. */
export function play(game: Game, move: Move): Game {
  if (move.length === 0) return game;
  return {
    ...game,
    position: applyMove(game.position, move),
    past: [...game.past, move].slice(-kMaxMoves),
    future: [],
  };
}

export function undo(game: Game): Game {
  const move = game.past.at(-1);
  if (!move) return game;
  return {
    ...game,
    position: applyMove(game.position, reverseMove(move)),
    past: game.past.slice(0, -1),
    future: [...game.future, move],
  };
}

export function redo(game: Game): Game {
  const move = game.future.at(-1);
  if (!move) return game;
  return {
    ...game,
    position: applyMove(game.position, move),
    past: [...game.past, move],
    future: game.future.slice(0, -1),
  };
}
