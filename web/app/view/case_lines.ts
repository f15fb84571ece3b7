/** Which lines of an explanation tell which cases of its proof. Pure. */

import type { Proof, ProofCase } from '../engine/proofs';
import type { Line } from './told';

/** Each case with its line: the lines below it are those of the cases below. Empty where the words are
 * laid out in another way. */
export function caseLines(lines: readonly Line[], { cases }: Proof): Map<Line, ProofCase> {
  const found = new Map<Line, ProofCase>();
  const match = (some: readonly Line[], wanted: readonly ProofCase[]): boolean =>
    some.length === wanted.length && some.every((line, i) => {
      found.set(line, wanted[i]!);
      return match(line.below, wanted[i]!.below);
    });
  const [first] = lines;
  // Of several cases a line says which they are; one that is refuted is told at once.
  const whole = first !== undefined && match(cases.length === 1 ? [first] : first.below, cases);
  return whole ? found : new Map();
}
