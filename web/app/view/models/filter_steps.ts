/** The removals of a filtering as slides have them: one by one, or together what one reason takes
 * from the cells. Pure. */

import type * as T from 'sudokit/types';
import { cellOfName } from '../../board/board';
import { bitOf, digitsOfBits } from '../../board/digit_bits';
import type { Change, Pair, Stand } from './board_track';

export interface FilterStep {
  readonly removals: readonly T.Removal[];
  readonly change: Change;
  readonly because: readonly Pair[];
  /** How many removals from other variables, which take nothing from cells, came before it. */
  readonly behind: number;
}

/** Removals that have a reason in common. */
interface Group {
  readonly text: string | null;
  readonly removals: T.Removal[];
  readonly removed: Pair[];
  readonly behind: number;
}

export function pairsOf(candidates: readonly T.Candidate[], order: number): Pair[] {
  return candidates.map(({ cell, digit }) => ({ cell: cellOfName(cell, order) ?? 0, digit }));
}

/** Grouped, what takes nothing from the cells goes with what follows. */
export function stepsOfRemovals(
  trace: readonly T.Removal[], start: Stand, order: number, grouped: boolean,
): FilterStep[] {
  const digits = [...start.digits];
  const candidates = [...start.candidates];
  const steps: FilterStep[] = [];
  let behind = 0;
  const open: Group[] = [];  // the group that is being filled, if any
  const flush = (): void => {
    const group = open.pop();
    if (!group) return;
    const { removals, removed } = group;
    const because = pairsOf(removals[0]!.because, order);
    steps.push({ removals, because, behind: group.behind, change: changeOf(removed) });
  };
  // A cell with one candidate left has its digit from there on.
  const changeOf = (removed: readonly Pair[]): Change => {
    const placed: Pair[] = [];
    for (const cell of new Set(removed.map((pair) => pair.cell))) {
      const left = digitsOfBits(candidates[cell]!);
      if (digits[cell] !== 0 || left.length !== 1) continue;
      digits[cell] = left[0]!;
      placed.push({ cell, digit: left[0]! });
    }
    return { placed, removed };
  };
  for (const removal of trace) {
    // Each refutation has a derivation of its own.
    const text = removal.reason === 'refuted' ? null : `${removal.reason} ${removal.text}`;
    const removed = pairsOf(removal.ruled_out, order)
      .filter(({ cell, digit }) => (candidates[cell]! & bitOf(digit)) !== 0);
    if (grouped && removed.length === 0) {
      behind += 1;
      continue;
    }
    if (!grouped || text === null || open[0]?.text !== text) flush();
    for (const { cell, digit } of removed) candidates[cell]! &= ~bitOf(digit);
    if (open.length === 0) {
      open.push({ text, removals: [], removed: [], behind });
      behind = 0;
    }
    open[0]!.removals.push(removal);
    open[0]!.removed.push(...removed);
  }
  flush();
  return steps;
}
