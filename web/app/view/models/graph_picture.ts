/** The graph of a puzzle: a vertex for each cell, an edge between every two that must differ. */

import { columnOf, rowOf } from '../../board/board';
import { peersOf, type Puzzle } from '../../board/puzzle';
import { symbolOf } from '../../board/symbols';
import { s } from '../dom';

export type Layout = 'grid' | 'circle';

export interface GraphScene {
  readonly puzzle: Puzzle;
  readonly layout: Layout;
  /** For each vertex its colour, or 0. */
  readonly colours: readonly number[];
  /** The vertex that gets its colour now. */
  readonly at: number | null;
  /** Edges that say why. */
  readonly reasons: readonly (readonly [number, number])[];
  /** The clique that the reason is about. */
  readonly clique: readonly number[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const kStep = 100;
/** Beyond this order all edges together are a grey cloud: those of the vertex at hand only. */
export const kMostOrderWithEdges = 16;

export function graphPicture(scene: GraphScene): SVGElement {
  const { puzzle, at } = scene;
  const { order, cellCount } = puzzle.board;
  const points = Array.from({ length: cellCount }, (_, cell) => placeOf(cell, order, cellCount, scene.layout));
  const side = order * kStep;
  const edges = order > kMostOrderWithEdges
    ? (at === null ? [] : peersOf(puzzle)[at]!.map((peer) => [at, peer] as const)) : edgesOf(puzzle);
  const path = (list: readonly (readonly [number, number])[]) =>
    list.map(([a, b]) => edgePath(points[a]!, points[b]!, scene.layout)).join('');
  const clique = new Set(scene.clique);
  const radius = scene.layout === 'grid' ? 34 : Math.min(34, (side * 2.5) / cellCount);
  const all = s('path', { class: 'edge', d: path(edges) });
  // The more edges, the fainter each.
  all.style.setProperty('--faint', String(Math.min(0.55, 70 / cellCount)));
  return s('svg', { class: 'drawing graph', viewBox: `0 0 ${side} ${side}`, 'aria-hidden': 'true' },
    all,
    s('path', { class: 'edge edge-reason', d: path(scene.reasons) }),
    ...points.map(({ x, y }, cell) => {
      const colour = scene.colours[cell]!;
      const names = ['vertex', colour > 0 ? colourClass(colour) : 'vertex-open',
        puzzle.givens[cell]! > 0 ? 'vertex-given' : '', cell === at ? 'vertex-now' : '', clique.has(cell) ? 'vertex-clique' : ''];
      const disc = s('circle', { class: names.filter(Boolean).join(' '), cx: x, cy: y, r: cell === at ? radius * 1.25 : radius });
      if (colour > 9) disc.style.setProperty('--hue', String(Math.round((colour * 137.5) % 360)));
      const text = s('text', { class: 'vertex-text', x, y: y + radius * 0.36, 'font-size': radius }, colour > 0 ? symbolOf(colour, order) : '');
      return s('g', {}, disc, text);
    }));
}

function colourClass(colour: number): string {
  return colour > 9 ? 'vertex-hued' : `vertex-${colour}`;
}

/** All edges, each once. */
export function edgesOf(puzzle: Puzzle): (readonly [number, number])[] {
  return peersOf(puzzle).flatMap((peers, cell) => peers.filter((peer) => peer > cell).map((peer) => [cell, peer] as const));
}

function placeOf(cell: number, order: number, count: number, layout: Layout): Point {
  if (layout === 'grid') {
    return { x: (columnOf(cell, order) + 0.5) * kStep, y: (rowOf(cell, order) + 0.5) * kStep };
  }
  const angle = (2 * Math.PI * cell) / count - Math.PI / 2;
  const middle = (order * kStep) / 2;
  // Two rings, so that there is room for the digits; the last one of an odd number has its own.
  const ring = count < 30 ? 0 : cell === count - 1 && count % 2 === 1 ? 2 : cell % 2;
  const far = middle * (0.92 - 0.1 * ring);
  return { x: middle + far * Math.cos(angle), y: middle + far * Math.sin(angle) };
}

/** Straight between neighbours, else bent around the vertices that lie between. */
function edgePath(a: Point, b: Point, layout: Layout): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const end = `${round(b.x)} ${round(b.y)}`;
  if (layout === 'circle' || length <= kStep * 1.5) return `M${round(a.x)} ${round(a.y)}L${end}`;
  const bend = 30 + length * 0.06;
  const x = (a.x + b.x) / 2 - ((b.y - a.y) / length) * bend * 1.6;
  const y = (a.y + b.y) / 2 + ((b.x - a.x) / length) * bend * 1.6;
  return `M${round(a.x)} ${round(a.y)}Q${round(x)} ${round(y)} ${end}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
