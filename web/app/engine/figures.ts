/** The engine's figures and steps, with cells by number instead of by name. */

import type * as T from 'sudokit/types';
import { cellOfName } from '../board/board';
import { bitsOfDigits } from '../board/digit_bits';
import type { Figure } from '../view/figure';

/** The cells of names that the engine has given. */
export function cellsOf(names: readonly string[], order: number): number[] {
  return names.map((name) => cellOfName(name, order)).filter((cell) => cell !== null);
}

/** The figure of a step on the position before it; without a figure, the position alone. */
export function figureOf(figure: T.Figure | null, position: T.Position, order: number): Figure {
  const cells = (names: readonly string[]) => cellsOf(names, order);
  const end = ({ cells: names, digit }: T.ArrowEnd) => ({ cells: cells(names), digit });
  return {
    digits: position.digits,
    candidates: position.candidates.map(bitsOfDigits),
    zones: (figure?.zones ?? []).map((zone) => ({ ...zone, cells: cells(zone.cells) })),
    marks: (figure?.marks ?? []).map((mark) => ({ ...mark, cell: cellOfName(mark.cell, order) ?? 0 })),
    arrows: (figure?.arrows ?? []).map((arrow) => ({
      from: end(arrow.from),
      to: end(arrow.to),
      strong: arrow.kind === 'strong',
      directed: arrow.directed,
    })),
  };
}
