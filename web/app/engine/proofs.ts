/** Proofs by cases, as the engine's patterns have them: what each case assumes, what follows from it in
 * order, and where it ends. Pure. */

import type * as T from 'sudokit/types';
import { cellOfName } from '../board/board';
import { bitOf, bitsOfDigits } from '../board/digit_bits';
import { peersOf, type Puzzle } from '../board/puzzle';
import type { CellDigit } from '../game/take_step';

/** One thing that follows: a digit goes into a cell, or is ruled out there. */
export interface Consequence extends CellDigit {
  readonly holds: boolean;
  /** By which step of another technique, where it is one: its place among those of the case. */
  readonly step: number | null;
  /** Places of those it follows from. */
  readonly parents: readonly number[];
}

/** A position with what was assumed on the way to it, and what followed from that. */
export interface Supposed {
  readonly digits: readonly number[];
  /** For each cell its candidates, as bits. */
  readonly candidates: readonly number[];
  /** Cells whose digits are not placed for good. */
  readonly assumed: ReadonlySet<number>;
}

export interface ProofCase {
  /** Where the assumption is made. */
  readonly before: Supposed;
  /** The cell, or the house, that this is one of the cases of; may be none. */
  readonly from: readonly number[];
  /** The first is the assumption. */
  readonly consequences: readonly Consequence[];
  /** The cells that it fails in. */
  readonly deadEnd: readonly number[];
  /** The cell, or the house, where it divides further, and what is assumed there. */
  readonly split: readonly number[];
  readonly next: readonly CellDigit[];
  /** What is concluded once this case has come to its end. */
  readonly placements: readonly CellDigit[];
  readonly eliminations: readonly CellDigit[];
  /** Proofs of steps on the way, then the cases that it divides into: as the words have them. */
  readonly below: readonly ProofCase[];
}

export interface Proof {
  /** Of which one must be right; one alone is refuted. */
  readonly cases: readonly ProofCase[];
  /** All of them, as they are told: each before those below it. */
  readonly all: readonly ProofCase[];
}

// What docs/explain.md says of patterns of the kind "forcing".
interface Reason extends T.Candidate {
  holds: boolean;
  reason: string;
  step?: number;
  parents: number[];
}

interface Branch {
  consequences: Reason[];
  dead_end: { kind: string; cell?: string; house?: string; cells?: string[] } | null;
  steps?: T.Step[];
  cases?: Branch[];
  cell?: string | null;
  house?: string | null;
}

interface Forcing {
  kind: 'forcing';
  cell: string | null;
  house: string | null;
  branches: Branch[];
}

/** The proof of a step on the position before it; null where there are no cases to tell apart. */
export function proofOf(step: T.Step, position: T.Position, puzzle: Puzzle): Proof | null {
  const pattern = forcingOf(step);
  if (!pattern) return null;
  const start = { digits: position.digits, candidates: position.candidates.map(bitsOfDigits), assumed: new Set<number>() };
  const reader = new ProofReader(puzzle);
  const cases = reader.cases(pattern, step, start);
  const all = cases.flatMap(withAllBelow);
  return all.length > 1 ? { cases, all } : null;
}

function withAllBelow(one: ProofCase): ProofCase[] {
  return [one, ...one.below.flatMap(withAllBelow)];
}

/** The case and those that it lies in, the outermost first. */
export function wayTo(one: ProofCase, cases: readonly ProofCase[]): ProofCase[] {
  const outer = cases.find((some) => withAllBelow(some).includes(one));
  if (!outer) return [];
  return outer === one ? [one] : [outer, ...wayTo(one, outer.below)];
}

/** How many cases are followed to their end. */
export function leavesOf(cases: readonly ProofCase[]): number {
  return cases.reduce((sum, { below }) => sum + (below.length === 0 ? 1 : leavesOf(below)), 0);
}

function forcingOf({ pattern }: T.Step): Forcing | null {
  const found = pattern as Forcing | undefined;
  return found?.kind === 'forcing' ? found : null;
}

/** All that a consequence follows from, in order; the assumption at least. */
function reasonsOf({ parents }: Consequence, all: readonly Consequence[]): Consequence[] {
  const places = new Set([0, ...parents]);
  // A set goes on with what is added to it meanwhile.
  for (const place of places) all[place]!.parents.forEach((parent) => places.add(parent));
  return all.filter((_, place) => places.has(place));
}

class ProofReader {
  constructor(private readonly puzzle: Puzzle) {}

  cases(pattern: Forcing, step: T.Step, before: Supposed): ProofCase[] {
    const from = this.area(pattern);
    return pattern.branches.map((branch) => this.read(branch, step, before, from));
  }

  private read(branch: Branch, step: T.Step, before: Supposed, from: readonly number[]): ProofCase {
    const consequences = branch.consequences.map((one) => ({
      ...this.known(one), holds: one.holds, step: one.reason === 'step' ? one.step ?? null : null, parents: one.parents,
    }));
    const cases = branch.cases ?? [];
    const split = cases.length > 0 ? this.area(branch) : [];
    const inside = this.withFacts(before, consequences);
    return {
      before, from, consequences, split,
      deadEnd: branch.dead_end ? this.area(branch.dead_end) : [],
      next: cases.map(({ consequences: [assumed] }) => this.known(assumed!)),
      placements: cases.length > 0 ? [] : step.placements.map((one) => this.known(one)),
      eliminations: cases.length > 0 ? [] : step.eliminations.map((one) => this.known(one)),
      below: [
        ...this.inner(branch, consequences, before),
        ...cases.map((one) => this.read(one, { ...step, placements: [], eliminations: [] }, inside, split)),
      ],
    };
  }

  /** The proofs of steps on the way that have one. Each begins with the assumption and what leads from it to
   * the step, no more. */
  private inner(branch: Branch, consequences: readonly Consequence[], before: Supposed): ProofCase[] {
    const places = new Set(consequences.flatMap(({ step }) => (step === null ? [] : [step])));
    return [...places].flatMap((place) => {
      const step = branch.steps?.[place];
      const pattern = step && forcingOf(step);
      const first = consequences.find((one) => one.step === place)!;
      if (!pattern || pattern.branches.length !== 1) return [];
      return this.cases(pattern, step, this.withFacts(before, reasonsOf(first, consequences)));
    });
  }

  private withFacts(before: Supposed, facts: readonly Consequence[]): Supposed {
    const digits = [...before.digits];
    const candidates = [...before.candidates];
    const assumed = new Set(before.assumed);
    for (const { cell, digit, holds } of facts) {
      if (!holds) candidates[cell]! &= ~bitOf(digit);
      else if (digits[cell] === 0) {
        digits[cell] = digit;
        assumed.add(cell);
        candidates[cell] = 0;
        for (const peer of peersOf(this.puzzle)[cell]!) candidates[peer]! &= ~bitOf(digit);
      }
    }
    return { digits, candidates, assumed };
  }

  private known({ cell, digit }: T.Candidate): CellDigit {
    return { cell: this.cell(cell), digit };
  }

  private cell(name: string): number {
    return cellOfName(name, this.puzzle.board.order) ?? 0;
  }

  /** The cells that are meant: two that clash, one, or those of a house. */
  private area({ cell, house, cells }: { cell?: string | null; house?: string | null; cells?: string[] }): readonly number[] {
    if (cells) return cells.map((name) => this.cell(name));
    if (cell) return [this.cell(cell)];
    return this.puzzle.board.houses.find(({ kind, number }) => `${kind} ${number}` === house)?.cells ?? [];
  }
}
