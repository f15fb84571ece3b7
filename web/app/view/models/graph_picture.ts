/** The graph of a puzzle: a vertex for each cell, an edge between every two that must differ. */

import { columnOf, rowOf } from '../../board/board';
import { peersOf, type Puzzle } from '../../board/puzzle';
import { symbolOf } from '../../board/symbols';
import { s } from '../dom';

export type Layout = 'grid' | 'circle';

export interface GraphScene {
  readonly puzzle: Puzzle;
  readonly layout: Layout;
  /** The name of a vertex. */
  name(cell: number): string;
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
/** On a circle the names stand around it, while they can be read. */
const kMostNames = 100;
/** Their size, and the room they take outwards, by the side of the picture. */
const kNameSize = 0.02;
const kNameRoom = 0.07;
/** How far from the middle of the circle, by where it would be straight, the handle of an edge stands. */
const kInwards = 0.55;
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
    list.map(([a, b]) => edgePath(points[a]!, points[b]!, scene.layout, side / 2)).join('');
  const clique = new Set(scene.clique);
  const onCircle = scene.layout === 'circle';
  const radius = onCircle ? radiusOf(order, cellCount) : 34;
  const size = onCircle ? radius * 1.3 : radius;
  // Edges along the sides of the grid bend outwards.
  const margin = onCircle ? 0 : Math.max(0, bendOf((order - 1) * kStep) / 2 + 4 - kStep / 2);
  const all = s('path', { class: 'edge', d: path(edges) });
  // The more edges, the fainter each.
  all.style.setProperty('--faint', String(Math.min(0.55, 70 / cellCount)));
  const svg = s('svg', { class: 'drawing graph', viewBox: [-margin, -margin, side + 2 * margin, side + 2 * margin].map(round).join(' '), 'aria-hidden': 'true' },
    all,
    s('path', { class: 'edge edge-reason', d: path(scene.reasons) }),
    ...points.map(({ x, y }, cell) => {
      const colour = scene.colours[cell]!;
      const names = ['vertex', colour > 0 ? colourClass(colour) : 'vertex-open',
        puzzle.givens[cell]! > 0 ? 'vertex-given' : '', cell === at ? 'vertex-now' : '', clique.has(cell) ? 'vertex-clique' : ''];
      const disc = s('circle', { class: names.filter(Boolean).join(' '), cx: x, cy: y, r: cell === at ? radius * (onCircle ? 1.1 : 1.25) : radius });
      if (colour > 9) disc.style.setProperty('--hue', String(Math.round((colour * 137.5) % 360)));
      const text = s('text', { class: 'vertex-text', x, y: y + size * 0.36, 'font-size': round(size) }, colour > 0 ? symbolOf(colour, order) : '');
      return s('g', {}, disc, text, onCircle && cellCount <= kMostNames
        ? nameText(scene.name(cell), cell, order, cellCount, radius) : null);
    }));
  // Small discs have thin rims.
  svg.style.setProperty('--weight', String(Math.min(1, 0.15 + radius / 34)));
  return svg;
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
  // Large boards have two rings; the last vertex of an odd number has its own.
  const ring = count <= kMostNames ? 0 : cell === count - 1 && count % 2 === 1 ? 2 : cell % 2;
  return onRay(cell, order, count, farOf(order, count) * (1 - 0.11 * ring));
}

/** The radius of the circle. */
function farOf(order: number, count: number): number {
  const middle = (order * kStep) / 2;
  return count <= kMostNames ? (middle - kNameRoom * order * kStep) / (1 + Math.PI / count) : middle * 0.94;
}

/** That of the discs, no two of which touch. */
function radiusOf(order: number, count: number): number {
  const gap = (2 * Math.PI * farOf(order, count)) / count;
  return count <= kMostNames ? Math.min(34, 0.42 * gap) : 0.74 * gap;
}

function onRay(cell: number, order: number, count: number, far: number): Point {
  const angle = angleOf(cell, count);
  const middle = (order * kStep) / 2;
  return { x: middle + far * Math.cos(angle), y: middle + far * Math.sin(angle) };
}

function angleOf(cell: number, count: number): number {
  return (2 * Math.PI * cell) / count - Math.PI / 2;
}

/** The name of a vertex, outwards from it, and never upside down. */
function nameText(name: string, cell: number, order: number, count: number, radius: number): SVGElement {
  const { x, y } = onRay(cell, order, count, farOf(order, count) + radius * 1.4 + 0.5 * order);
  const degrees = (angleOf(cell, count) * 180) / Math.PI;
  const isLeft = degrees > 90;
  return s('text', {
    class: isLeft ? 'vertex-name vertex-name-left' : 'vertex-name', dy: '0.35em', 'font-size': kNameSize * order * kStep,
    transform: `translate(${round(x)} ${round(y)}) rotate(${round(isLeft ? degrees + 180 : degrees)})`,
  }, name);
}

/** On the circle bent inwards, clear of the vertices between; on the grid straight between
 * neighbours, else bent around those that lie between. */
function edgePath(a: Point, b: Point, layout: Layout, middle: number): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const end = `${round(b.x)} ${round(b.y)}`;
  if (layout === 'circle') {
    const inwards = (from: number, to: number) => round(middle + kInwards * ((from + to) / 2 - middle));
    return `M${round(a.x)} ${round(a.y)}Q${inwards(a.x, b.x)} ${inwards(a.y, b.y)} ${end}`;
  }
  if (length <= kStep * 1.5) return `M${round(a.x)} ${round(a.y)}L${end}`;
  const bend = bendOf(length);
  const x = (a.x + b.x) / 2 - ((b.y - a.y) / length) * bend;
  const y = (a.y + b.y) / 2 + ((b.x - a.x) / length) * bend;
  return `M${round(a.x)} ${round(a.y)}Q${round(x)} ${round(y)} ${end}`;
}

/** How far the handle of a bent edge stands off; the edge itself goes half as far. */
function bendOf(length: number): number {
  return 1.6 * (30 + length * 0.06);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
