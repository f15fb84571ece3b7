/** Where trying a digit is worth it, if nothing else helps. Pure. */

export interface Trial {
  readonly cell: number;
  readonly digits: readonly number[];
}

/** The first of the empty cells with the fewest candidates; null where none is empty. */
export function cellToTry(digits: readonly number[], candidates: readonly (readonly number[])[]): Trial | null {
  let best: Trial | null = null;
  candidates.forEach((left, cell) => {
    if (digits[cell] === 0 && (best === null || left.length < best.digits.length)) best = { cell, digits: left };
  });
  return best;
}
