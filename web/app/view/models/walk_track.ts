/** The steps of a walk through a model, with cells by number. Pure. */

import type * as T from 'sudokit/types';
import { cellOfName, type Board } from '../../board/board';
import type { Puzzle } from '../../board/puzzle';
import { after, givenStand, type Change, type Pair, type Stand } from './board_track';
import { pairsOf } from './filter_steps';

export interface Reason extends Pair {
  /** The cell that holds the digit. */
  readonly by: number | null;
}

/** Where a walk begins: the givens, and what constraints rule out with them. */
export function startOf(walk: T.WalkAnswer, puzzle: Puzzle): Stand {
  return after(givenStand(puzzle), { placed: [], removed: pairsOf(walk.ruled_out ?? [], puzzle.board.order) });
}

export function changeOfStep(step: T.WalkStep, order: number): Change {
  const cell = cellOfName(step.cell, order) ?? 0;
  return { placed: [{ cell, digit: step.digit }], removed: pairsOf(step.zeros, order) };
}

export function reasonsOf(step: T.WalkStep, order: number): Reason[] {
  return step.reasons.map(({ cell, digit, by }) =>
    ({ cell: cellOfName(cell, order) ?? 0, digit, by: by === null ? null : cellOfName(by, order) }));
}

/** The edges that say why a vertex has its colour: to the neighbours with the other colours, or from
 * the vertices of a clique to the neighbours that keep the colour from them. */
export function reasonEdges(step: T.WalkStep, order: number): (readonly [number, number])[] {
  return reasonsOf(step, order).flatMap(({ cell, by }) => (by === null ? [] : [[cell, by] as const]));
}

/** The terms of an equation by its name: "r1c2" or "row2_5"; null for a name that is none. */
export function termsOf(name: string, board: Board): { kind: string; terms: Pair[] } | null {
  const cell = cellOfName(name, board.order);
  if (cell !== null) {
    const digits = Array.from({ length: board.order }, (_, i) => i + 1);
    return { kind: 'cell', terms: digits.map((digit) => ({ cell, digit })) };
  }
  const match = /^(row|col|box|dia|win|ext)(\d+)_(\d+)$/.exec(name);
  const kinds: Readonly<Record<string, string>> = {
    row: 'row', col: 'column', box: 'box', dia: 'diagonal', win: 'window', ext: 'extra',
  };
  const house = match && board.houses.find(({ kind, number }) =>
    kind === kinds[match[1]!] && number === Number(match[2]));
  if (!house) return null;
  return { kind: house.kind, terms: house.cells.map((of) => ({ cell: of, digit: Number(match[3]) })) };
}
