/** What a step concludes, in one line: "r1c4, r2c4 \u2260 3; r5c5 = 7". Pure. */

import { symbolOf } from '../board/symbols';

interface NamedCandidate {
  readonly cell: string;
  readonly digit: number;
}

/** `nameOf` writes a cell as the language does. */
export function conclusionOf(
  placements: readonly NamedCandidate[], eliminations: readonly NamedCandidate[], order: number,
  nameOf: (cell: string) => string,
): string {
  const cells = new Map<number, string[]>();
  for (const { cell, digit } of eliminations) cells.set(digit, [...(cells.get(digit) ?? []), nameOf(cell)]);
  return [
    ...placements.map(({ cell, digit }) => `${nameOf(cell)} = ${symbolOf(digit, order)}`),
    ...[...cells].map(([digit, names]) => `${names.join(', ')} \u2260 ${symbolOf(digit, order)}`),
  ].join('; ');
}
