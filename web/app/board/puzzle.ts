/** Puzzles: a board, its givens, further constraints, and the words about it. */

import { columnOf, rowOf, type Board } from './board';

/** A rule beside houses, as our JSON has it. */
export type Constraint =
  | { readonly kind: 'killer-cage'; readonly cells: readonly number[]; readonly sum: number | null }
  | { readonly kind: 'anti-knight' };

/** What may be said about a puzzle; the keys are those of our JSON. */
export const kWordKeys = [
  'title', 'author', 'description', 'comment', 'date', 'source', 'level', 'url',
] as const;
export type WordKey = (typeof kWordKeys)[number];
export type Words = Readonly<Partial<Record<WordKey, string>>>;

export interface Puzzle {
  readonly board: Board;
  /** For each cell its digit, or 0. */
  readonly givens: readonly number[];
  readonly constraints: readonly Constraint[];
  /** For each cell the digits that the puzzle itself leaves, as bits; null: all of them. */
  readonly pencilmarks: readonly number[] | null;
  readonly words: Words;
}

export function emptyPuzzle(board: Board): Puzzle {
  const givens = new Array<number>(board.cellCount).fill(0);
  return { board, givens, constraints: [], pencilmarks: null, words: {} };
}

/** Sets of cells that must all differ: the houses, and what constraints add. */
export function differentSets(puzzle: Puzzle): (readonly number[])[] {
  const sets: (readonly number[])[] = puzzle.board.houses.map((house) => house.cells);
  for (const constraint of puzzle.constraints) {
    if (constraint.kind === 'killer-cage') sets.push(constraint.cells);
    else sets.push(...knightPairs(puzzle.board));
  }
  return sets;
}

const peerCache = new WeakMap<Puzzle, readonly (readonly number[])[]>();

/** For each cell those that cannot hold the same digit. */
export function peersOf(puzzle: Puzzle): readonly (readonly number[])[] {
  const known = peerCache.get(puzzle);
  if (known) return known;
  const peers = Array.from({ length: puzzle.board.cellCount }, () => new Set<number>());
  for (const cells of differentSets(puzzle)) {
    for (const a of cells) {
      for (const b of cells) if (a !== b) peers[a]!.add(b);
    }
  }
  const lists = peers.map((set) => [...set].sort((a, b) => a - b));
  peerCache.set(puzzle, lists);
  return lists;
}

/** Pairs of cells a knight's move apart. */
function knightPairs(board: Board): [number, number][] {
  const pairs: [number, number][] = [];
  const moves = [[1, 2], [2, 1], [2, -1], [1, -2]] as const;
  for (let cell = 0; cell < board.cellCount; ++cell) {
    for (const [down, right] of moves) {
      const row = rowOf(cell, board.order) + down;
      const column = columnOf(cell, board.order) + right;
      if (row < board.order && column >= 0 && column < board.order) {
        pairs.push([cell, row * board.order + column]);
      }
    }
  }
  return pairs;
}
