/** What is said of puzzles that have no solution or several, with the cells that show it. */

import type * as T from 'sudokit/types';
import type { Texts } from '../text/texts';

/** What the engine knows about the solutions of a puzzle. */
export interface Solutions {
  readonly answer?: T.Verdict | undefined;
  readonly differing?: readonly T.CellName[] | undefined;
  readonly clashing?: readonly T.CellName[] | undefined;
}

export interface Trouble {
  readonly lines: readonly string[];
  /** To be marked on the board. */
  readonly cells: readonly T.CellName[];
}

/** Null where there is one solution, or that is not known. */
export function troubleOf({ answer, differing = [], clashing = [] }: Solutions, texts: Texts): Trouble | null {
  if (answer === 'none') {
    return { lines: [texts.checkNone, ...(clashing.length ? [texts.checkClash(clashing.length)] : [])], cells: clashing };
  }
  if (answer === 'several') {
    return { lines: [texts.checkSeveral, ...(differing.length ? [texts.checkDiffer(differing.length)] : [])], cells: differing };
  }
  return null;
}
