/** The engine's figures and steps, with cells by number instead of by name. */

import type * as T from 'sudokit/types';
import { cellOfName } from '../board/board';
import { bitsOfDigits } from '../board/digit_bits';
import type { Figure, FigureKind } from '../view/figure';

/** The cells of names that the engine has given. */
export function cellsOf(names: readonly string[], order: number): number[] {
  return names.map((name) => cellOfName(name, order)).filter((cell) => cell !== null);
}

/** The kind of figure that a pattern of the engine has. */
export function kindOf(pattern: unknown): FigureKind {
  const { kind, fish } = (pattern ?? {}) as { kind?: unknown; fish?: unknown };
  if (kind === 'forcing') return fish ? 'kraken' : 'forcing';
  return kind === 'colouring' ? kind : 'other';
}

/** The figure of a step on the position before it; without a figure, the position alone. */
export function figureOf(
  figure: T.Figure | null, position: T.Position, order: number, kind: FigureKind = 'other',
): Figure {
  const cells = (names: readonly string[]) => cellsOf(names, order);
  const end = ({ cells: names, digit }: T.ArrowEnd) => ({ cells: cells(names), digit });
  return {
    kind,
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
