/** The 0-1 cube: level h has a square for each cell, 1 where it holds h, 0 where it cannot. */

import { columnOf, rowOf } from '../../board/board';
import { bordersBetween } from '../../board/outline';
import type { Puzzle } from '../../board/puzzle';
import { bitOf } from '../../board/digit_bits';
import { symbolOf } from '../../board/symbols';
import { s } from '../dom';
import type { Pair, Stand } from './board_track';

export interface CubeScene {
  readonly puzzle: Puzzle;
  readonly stand: Stand;
  /** The variable that becomes 1, and those that become 0. */
  readonly one: Pair | null;
  readonly zeros: readonly Pair[];
  /** The equations that are used. */
  readonly equations: readonly { readonly kind: string; readonly terms: readonly Pair[] }[];
  /** Which levels are drawn. */
  readonly levels: readonly number[];
}

const kCell = 30;
const kGap = 34;

export function cubePicture(scene: CubeScene): SVGElement {
  const { order } = scene.puzzle.board;
  const side = order * kCell;
  const columns = Math.ceil(Math.sqrt(scene.levels.length));
  const rows = Math.ceil(scene.levels.length / columns);
  const width = columns * (side + kGap) - kGap + 8;
  const height = rows * (side + kGap) + 4;
  return s('svg', { class: 'drawing cube', viewBox: `-4 0 ${width} ${height}`, 'aria-hidden': 'true' },
    ...scene.levels.map((digit, i) => {
      const x = (i % columns) * (side + kGap);
      const y = Math.floor(i / columns) * (side + kGap) + kGap - 4;
      return s('g', { transform: `translate(${x} ${y})` }, ...levelParts(scene, digit));
    }));
}

function levelParts(scene: CubeScene, digit: number): SVGElement[] {
  const { puzzle, stand, one } = scene;
  const { order, cellCount, regionOf } = puzzle.board;
  const side = order * kCell;
  const isZero = new Set(scene.zeros.filter((pair) => pair.digit === digit).map(({ cell }) => cell));
  const parts: SVGElement[] = [
    s('text', { class: 'level-name', x: side / 2, y: -7 }, `h = ${symbolOf(digit, order)}`),
    s('rect', { class: 'level-paper', width: side, height: side }),
  ];
  for (const { kind, terms } of scene.equations) {
    for (const term of terms) {
      if (term.digit === digit) parts.push(square(term.cell, order, `term term-${kind}`, 0));
    }
  }
  for (let cell = 0; cell < cellCount; ++cell) {
    const value = valueOf(stand, { cell, digit });
    if (value === null) {
      if (isZero.has(cell)) parts.push(square(cell, order, 'new-zero', 3));
      continue;
    }
    const given = value === 1 && puzzle.givens[cell] === digit;
    parts.push(s('text', {
      class: value === 1 ? `one${given ? ' one-given' : ''}` : 'zero',
      x: columnOf(cell, order) * kCell + kCell / 2, y: rowOf(cell, order) * kCell + kCell * 0.7,
    }, String(value)));
    if (isZero.has(cell)) parts.push(square(cell, order, 'new-zero', 3));
  }
  let thin = '';
  for (let i = 1; i < order; ++i) thin += `M${i * kCell} 0V${side}M0 ${i * kCell}H${side}`;
  parts.push(s('path', { class: 'level-thin', d: thin }));
  if (regionOf.length > 0) {
    parts.push(s('path', { class: 'level-thick', transform: `scale(${kCell})`, d: bordersBetween(order, regionOf) }));
  }
  parts.push(s('rect', { class: 'level-frame', width: side, height: side }));
  if (one?.digit === digit) {
    parts.push(s('circle', {
      class: 'new-one', cx: (columnOf(one.cell, order) + 0.5) * kCell, cy: (rowOf(one.cell, order) + 0.5) * kCell, r: kCell * 0.48,
    }));
  }
  return parts;
}

/** 1, 0, or null for a variable that is open. */
export function valueOf(stand: Stand, { cell, digit }: Pair): 0 | 1 | null {
  const placed = stand.digits[cell]!;
  if (placed > 0) return placed === digit ? 1 : 0;
  return (stand.candidates[cell]! & bitOf(digit)) === 0 ? 0 : null;
}

function square(cell: number, order: number, name: string, inset: number): SVGElement {
  const side = kCell - 2 * inset;
  return s('rect', {
    class: name, x: columnOf(cell, order) * kCell + inset, y: rowOf(cell, order) * kCell + inset, width: side, height: side,
  });
}
