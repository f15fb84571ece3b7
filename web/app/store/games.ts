/** Games kept on this device: an index of all, and each game under a key of its own. */

import type { Puzzle } from '../board/puzzle';
import { symbolOf } from '../board/symbols';
import type { Game } from '../game/game';
import { progressOf } from '../game/judge';
import { readSavedGame, savedGameText } from './saved_game';

/** What the list of games shows of one. */
export interface GameSummary {
  readonly id: string;
  readonly title: string;
  readonly order: number;
  /** The givens of the first row, by which puzzles without a title are told apart. */
  readonly start?: string;
  /** Cells that the player has filled, of those without a given. */
  readonly filled: number;
  readonly cells: number;
  readonly elapsed: number;
  /** When it was saved last, in milliseconds since 1970. */
  readonly saved: number;
}

/** Older games than these make room for new ones. */
export const kMaxGames = 60;

const kIndexKey = 'sudokit.games';
const kCurrentKey = 'sudokit.current';
const gameKey = (id: string) => `sudokit.game.${id}`;

/** The part of `Storage` that is needed here. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export class GameStore {
  constructor(private readonly storage: TextStorage | null) {}

  /** All games, the latest first. */
  list(): GameSummary[] {
    try {
      const value: unknown = JSON.parse(this.storage?.getItem(kIndexKey) ?? '[]');
      return Array.isArray(value) ? value.filter(isSummary) : [];
    } catch {
      return [];
    }
  }

  /** Saves the game as the current one; answers whether that worked. */
  save(game: Game, now: number): boolean {
    if (!this.storage) return false;
    const { filled, cells } = progressOf(game.puzzle, game.position);
    const summary: GameSummary = {
      id: game.id,
      title: (game.puzzle.words.title ?? game.puzzle.words.comment ?? '').slice(0, 100),
      order: game.puzzle.board.order,
      start: rowText(game.puzzle),
      filled,
      cells,
      elapsed: game.elapsed,
      saved: now,
    };
    const others = this.list().filter((other) => other.id !== game.id);
    try {
      for (const old of others.splice(kMaxGames - 1)) this.storage.removeItem(gameKey(old.id));
      this.storage.setItem(gameKey(game.id), savedGameText(game));
      this.storage.setItem(kIndexKey, JSON.stringify([summary, ...others]));
      this.storage.setItem(kCurrentKey, game.id);
      return true;
    } catch {
      return false;
    }
  }

  load(id: string): Game | null {
    const text = this.storage?.getItem(gameKey(id)) ?? null;
    return text === null ? null : readSavedGame(id, text);
  }

  /** The game that was played last. */
  current(): Game | null {
    const id = this.storage?.getItem(kCurrentKey) ?? null;
    return id === null ? null : this.load(id);
  }

  remove(id: string): void {
    try {
      this.storage?.removeItem(gameKey(id));
      const others = this.list().filter((other) => other.id !== id);
      this.storage?.setItem(kIndexKey, JSON.stringify(others));
    } catch {
      // What cannot be removed stays in the list.
    }
  }
}

/** "53..7....". */
function rowText({ board: { order }, givens }: Puzzle): string {
  return givens.slice(0, order).map((digit) => (digit ? symbolOf(digit, order) : '.')).join('');
}

function isSummary(value: unknown): value is GameSummary {
  const summary = value as Partial<GameSummary> | null;
  return (
    typeof summary?.id === 'string' &&
    typeof summary.title === 'string' &&
    ['string', 'undefined'].includes(typeof summary.start) &&
    [summary.order, summary.filled, summary.cells, summary.elapsed, summary.saved].every(
      (number) => typeof number === 'number',
    )
  );
}

/** A name for a new game that no other has. */
export function newGameId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0')).join('');
}
