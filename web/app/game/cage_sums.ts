/** What the sums of cages alone say of their cells. */

import { allBits, bitOf } from '../board/digit_bits';
import type { Puzzle } from '../board/puzzle';

/** For each cell the digits with which its cages can still have their sums, as bits. */
export function digitsBySums(puzzle: Puzzle, digits: readonly number[]): number[] {
  const { order } = puzzle.board;
  const bits = digits.map(() => allBits(order));
  for (const constraint of puzzle.constraints) {
    if (constraint.kind !== 'killer-cage' || constraint.sum === null) continue;
    const held = constraint.cells.map((cell) => digits[cell]!).filter((digit) => digit > 0);
    const rest = constraint.sum - held.reduce((total, digit) => total + digit, 0);
    const open = constraint.cells.filter((cell) => !digits[cell]);
    const free = Array.from({ length: order }, (_, i) => i + 1).filter((digit) => !held.includes(digit));
    const fitting = free.filter((digit) =>
      canSum(free.filter((other) => other !== digit), open.length - 1, rest - digit));
    const allowed = fitting.reduce((set, digit) => set | bitOf(digit), 0);
    for (const cell of open) bits[cell]! &= allowed;
  }
  return bits;
}

/** Whether so many different ones of the digits, which rise, can have the sum. What they have at least
 * and at most answers nearly always. */
function canSum(digits: readonly number[], count: number, sum: number): boolean {
  if (count > digits.length) return false;
  const total = (some: readonly number[]): number => some.reduce((all, digit) => all + digit, 0);
  if (total(digits.slice(0, count)) > sum || total(digits.slice(digits.length - count)) < sum) return false;
  return count === 0 || digits.some((digit, i) => canSum(digits.slice(i + 1), count - 1, sum - digit));
}
