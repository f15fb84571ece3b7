/** What can be said of a position by looking at it: clashes, and whether it is finished. */

import { differentSets, type Puzzle } from '../board/puzzle';
import { digitsOf, type Position } from './position';

/** The cells whose digit occurs once more where it must not, and those of cages with a wrong sum. */
export function clashesOf(puzzle: Puzzle, position: Position): ReadonlySet<number> {
  const digits = digitsOf(puzzle, position);
  const clashes = new Set<number>();
  for (const cells of differentSets(puzzle)) {
    const first = new Map<number, number>();
    for (const cell of cells) {
      const digit = digits[cell]!;
      if (!digit) continue;
      const other = first.get(digit);
      if (other === undefined) {
        first.set(digit, cell);
      } else {
        clashes.add(other).add(cell);
      }
    }
  }
  for (const constraint of puzzle.constraints) {
    if (constraint.kind !== 'killer-cage' || constraint.sum === null) continue;
    const held = constraint.cells.map((cell) => digits[cell]!);
    const sum = held.reduce((total, digit) => total + digit, 0);
    const full = held.every((digit) => digit > 0);
    if (sum > constraint.sum || (full && sum < constraint.sum)) {
      constraint.cells.forEach((cell) => clashes.add(cell));
    }
  }
  return clashes;
}

/** Whether every cell holds a digit and none clashes. */
export function isSolved(puzzle: Puzzle, position: Position): boolean {
  return (
    digitsOf(puzzle, position).every((digit) => digit > 0) && clashesOf(puzzle, position).size === 0
  );
}

/** For each digit from 1, how many of it are still to be placed. */
export function remainingOf(puzzle: Puzzle, position: Position): number[] {
  const { order } = puzzle.board;
  const remaining = new Array<number>(order + 1).fill(order);
  for (const digit of digitsOf(puzzle, position)) if (digit) remaining[digit]! -= 1;
  return remaining.slice(1);
}

/** How many cells the player has filled, of how many that have no given. */
export function progressOf(puzzle: Puzzle, position: Position): { filled: number; cells: number } {
  const open = position.filter((_, cell) => !puzzle.givens[cell]);
  return { filled: open.filter(({ digit }) => digit > 0).length, cells: open.length };
}
