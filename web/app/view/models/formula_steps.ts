/** The deductions of a formula as slides have them: one by one, or all that one literal rules out
 * together. Pure. */

import type * as T from 'sudokit/types';
import { cellOfName } from '../../board/board';
import type { Change, Pair } from './board_track';

export interface FormulaStep {
  readonly kind: 'givens' | 'holds' | 'rules-out' | 'refuted';
  /** The deductions, of which the first tells why. */
  readonly deductions: readonly T.Deduction[];
  /** With `rules-out`: what holds, and so rules out the others. */
  readonly cause: Pair | null;
  readonly change: Change;
}

/** The candidate of a variable as formulas number them; null for an auxiliary one. */
export function pairOf(variable: number, order: number): Pair | null {
  const index = Math.abs(variable) - 1;
  const cell = Math.floor(index / order);
  return cell < order * order ? { cell, digit: (index % order) + 1 } : null;
}

export function stepsOfTrace(
  trace: readonly T.Deduction[], order: number, grouped: boolean,
): FormulaStep[] {
  const steps: FormulaStep[] = [];
  let group: T.Deduction[] = [];
  let key = '';
  const flush = (): void => {
    if (group.length > 0) steps.push(stepOf(group, order));
    group = [];
  };
  for (const deduction of trace) {
    const own = grouped ? keyOf(deduction) : '';
    if (own === '' || own !== key) flush();
    key = own;
    group.push(deduction);
  }
  flush();
  return steps;
}

/** What deductions that belong together have in common; empty for those that stand alone. */
function keyOf(deduction: T.Deduction): string {
  const { clause, reason, holds, family } = deduction;
  if (reason !== 'unit' || !clause) return '';
  if (holds) return clause.length === 1 && family === 'F1' ? 'givens' : '';
  return clause.length === 1 ? `alone ${family}` : String(causeOf(deduction));
}

/** The other literal of a clause of two, which does not hold; else 0. */
function causeOf({ clause, literal }: T.Deduction): number {
  return clause?.length === 2 ? (clause.find((other) => other !== literal) ?? 0) : 0;
}

function stepOf(deductions: readonly T.Deduction[], order: number): FormulaStep {
  const first = deductions[0]!;
  const pairs = deductions.map(({ cell, digit, holds }) =>
    ({ cell: cellOfName(cell, order) ?? 0, digit, holds }));
  const placed = pairs.filter(({ holds }) => holds).map(({ cell, digit }) => ({ cell, digit }));
  const removed = pairs.filter(({ holds }) => !holds).map(({ cell, digit }) => ({ cell, digit }));
  const cause = causeOf(first);
  const kind = first.reason === 'refuted' ? 'refuted'
    : placed.length > 0 ? (first.clause?.length === 1 && first.family === 'F1' ? 'givens' : 'holds')
      : 'rules-out';
  return {
    kind, deductions,
    cause: kind === 'rules-out' && cause !== 0 ? pairOf(cause, order) : null,
    change: { placed, removed },
  };
}
