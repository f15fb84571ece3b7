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
  readonly removals: T.Removal[];
  readonly removed: Pair[];
  readonly behind: number;
}

export function pairsOf(candidates: readonly T.Candidate[], order: number): Pair[] {
  return candidates.map(({ cell, digit }) => ({ cell: cellOfName(cell, order) ?? 0, digit }));
}

/** Grouped, all that one reason takes goes where the reason is first given: it holds from there on,
 * and everything that it rests on came before. What takes nothing from the cells goes with the next
 * group that begins. */
export function stepsOfRemovals(
  trace: readonly T.Removal[], start: Stand, order: number, grouped: boolean,
): FilterStep[] {
  const digits = [...start.digits];
  const candidates = [...start.candidates];
  // A cell with one candidate left has its digit from there on.
  const changeOf = (removed: readonly Pair[]): Change => {
    const placed: Pair[] = [];
    for (const { cell, digit } of removed) candidates[cell]! &= ~bitOf(digit);
    for (const cell of new Set(removed.map((pair) => pair.cell))) {
      const left = digitsOfBits(candidates[cell]!);
      if (digits[cell] !== 0 || left.length !== 1) continue;
      digits[cell] = left[0]!;
      placed.push({ cell, digit: left[0]! });
    }
    return { placed, removed };
  };
  return groupsOf(trace, start, order, grouped).map(({ removals, removed, behind }) => (
    { removals, because: pairsOf(removals[0]!.because, order), behind, change: changeOf(removed) }));
}

function groupsOf(trace: readonly T.Removal[], start: Stand, order: number, grouped: boolean): Group[] {
  const candidates = [...start.candidates];
  const groups: Group[] = [];
  const byReason = new Map<string, Group>();
  let behind = 0;
  for (const removal of trace) {
    const removed = pairsOf(removal.ruled_out, order)
      .filter(({ cell, digit }) => (candidates[cell]! & bitOf(digit)) !== 0);
    if (grouped && removed.length === 0) {
      behind += 1;
      continue;
    }
    for (const { cell, digit } of removed) candidates[cell]! &= ~bitOf(digit);
    // Each refutation has a derivation of its own.
    const alone = !grouped || removal.reason === 'refuted';
    const reason = `${removal.reason} ${removal.text}`;
    let group = alone ? undefined : byReason.get(reason);
    if (!group) {
      group = { removals: [], removed: [], behind };
      behind = 0;
      groups.push(group);
      if (!alone) byReason.set(reason, group);
    }
    group.removals.push(removal);
    group.removed.push(...removed);
  }
  return groups;
}
