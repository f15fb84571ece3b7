/** Positions that slides go through: digits and candidates, and what each slide takes from them. */

import { allBits, bitOf, digitsOfBits } from '../../board/digit_bits';
import { peersOf, type Puzzle } from '../../board/puzzle';
import type { Figure, Mark, Zone } from '../figure';

export interface Pair {
  readonly cell: number;
  readonly digit: number;
}

/** What a slide does to the board. */
export interface Change {
  readonly placed: readonly Pair[];
  readonly removed: readonly Pair[];
}

export const kNoChange: Change = { placed: [], removed: [] };

export interface Stand {
  /** For each cell its digit, or 0. */
  readonly digits: readonly number[];
  /** For each cell what is left in it, as bits; of no meaning where there is a digit. */
  readonly candidates: readonly number[];
}

/** Nothing is known yet but the pencilmarks. */
export function blankStand(puzzle: Puzzle): Stand {
  const all = allBits(puzzle.board.order);
  return {
    digits: puzzle.givens.map(() => 0),
    candidates: puzzle.givens.map((_, cell) => puzzle.pencilmarks?.[cell] ?? all),
  };
}

/** The digits, and of the candidates what these leave around them. */
export function standOf(puzzle: Puzzle, digits: readonly number[]): Stand {
  const peers = peersOf(puzzle);
  return {
    digits,
    candidates: blankStand(puzzle).candidates.map((bits, cell) => peers[cell]!.reduce((rest, peer) => {
      const digit = digits[peer]!;
      return digit > 0 ? rest & ~bitOf(digit) : rest;
    }, bits)),
  };
}

export function givenStand(puzzle: Puzzle): Stand {
  return standOf(puzzle, puzzle.givens);
}

export function after(stand: Stand, change: Change): Stand {
  const digits = [...stand.digits];
  const candidates = [...stand.candidates];
  for (const { cell, digit } of change.placed) digits[cell] = digit;
  for (const { cell, digit } of change.removed) candidates[cell]! &= ~bitOf(digit);
  return { digits, candidates };
}

/** The stands before each change, and the last one; each is made when it is asked for. */
export class Track {
  constructor(readonly start: Stand, private readonly changes: readonly Change[]) {}

  /** Before the change of that number. */
  at(index: number): Stand {
    const digits = [...this.start.digits];
    const candidates = [...this.start.candidates];
    for (const { placed, removed } of this.changes.slice(0, index)) {
      for (const { cell, digit } of placed) digits[cell] = digit;
      for (const { cell, digit } of removed) candidates[cell]! &= ~bitOf(digit);
    }
    return { digits, candidates };
  }

  /** How many candidates are left in cells without a digit, before each change and at the end. */
  left(): number[] {
    const filled = this.start.digits.map((digit) => digit > 0);
    const candidates = [...this.start.candidates];
    const size = (cell: number): number => (filled[cell] ? 0 : digitsOfBits(candidates[cell]!).length);
    let sum = filled.reduce((total, _, cell) => total + size(cell), 0);
    const counts = [sum];
    for (const { placed, removed } of this.changes) {
      for (const { cell, digit } of removed) {
        sum -= size(cell);
        candidates[cell]! &= ~bitOf(digit);
        sum += size(cell);
      }
      for (const { cell } of placed) {
        sum -= size(cell);
        filled[cell] = true;
      }
      counts.push(sum);
    }
    return counts;
  }
}

/** What a slide points out beside its change. */
export interface Points {
  readonly zones?: readonly Zone[];
  /** Candidates that it rests on; in cells with a digit the cell is tinted instead. */
  readonly because?: readonly Pair[];
  readonly role?: Mark['role'];
}

/** The stand with what is about to change, marked. */
export function figureFor(stand: Stand, change: Change, points: Points = {}): Figure {
  const isOpen = ({ cell }: Pair) => stand.digits[cell] === 0;
  const has = (pair: Pair) => isOpen(pair) && (stand.candidates[pair.cell]! & bitOf(pair.digit)) !== 0;
  const changed = new Set([...change.placed, ...change.removed].map(keyOf));
  const marks: Mark[] = [
    ...(points.because ?? []).filter((pair) => has(pair) && !changed.has(keyOf(pair)))
      .map((pair) => ({ ...pair, role: points.role ?? 'first' as const, fate: 'stays' as const })),
    ...change.removed.filter(has)
      .map((pair) => ({ ...pair, role: 'none' as const, fate: 'eliminated' as const })),
    ...change.placed.filter(isOpen)
      .map((pair) => ({ ...pair, role: 'none' as const, fate: 'placed' as const })),
  ];
  const filled = [...new Set((points.because ?? []).filter((pair) => !isOpen(pair)).map(({ cell }) => cell))];
  // A digit that goes again: there is no solution.
  const lost = change.removed.filter(({ cell, digit }) => stand.digits[cell] === digit).map(({ cell }) => cell);
  const zones: Zone[] = [
    ...(points.zones ?? []),
    ...(filled.length > 0 ? [{ role: 'set' as const, cells: filled, label: '' }] : []),
    ...(lost.length > 0 ? [{ role: 'dead-end' as const, cells: lost, label: '' }] : []),
  ];
  return { digits: stand.digits, candidates: stand.candidates, zones, marks, arrows: [] };
}

function keyOf({ cell, digit }: Pair): string {
  return `${cell} ${digit}`;
}

/** The stand as it is. */
export function plainFigure({ digits, candidates }: Stand): Figure {
  return { digits, candidates, zones: [], marks: [], arrows: [] };
}
