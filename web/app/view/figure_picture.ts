/** The figure of a step drawn over the board: zones, marked candidates, links of chains. Roles are
 * told apart by shape as well as by colour. */

import { columnOf, rowOf } from '../board/board';
import { bitOf } from '../board/digit_bits';
import { outlineOf } from '../board/outline';
import { symbolOf } from '../board/symbols';
import { kCell, noteColumns, notePlace, noteSize } from './board_picture';
import { s } from './dom';
import type { Arrow, ArrowEnd, Figure, Mark, Zone } from './figure';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What lies under the digits, and what lies over them. */
export function figureLayers(
  figure: Figure, order: number, top: number,
): { below: SVGElement[]; above: SVGElement[] } {
  const lines = figure.arrows.map((arrow) => arrowPath(arrow, order, top));
  // No shape may lie over a digit of the mark beside it.
  const marks = figure.marks.flatMap((mark) => markParts(mark, order, top));
  const isDigit = (part: SVGElement) => part.tagName === 'text';
  return {
    below: figure.zones.flatMap((zone) => zoneParts(zone, order)),
    above: [...lines, ...marks.filter((part) => !isDigit(part)), ...marks.filter(isDigit), ...zoneLabels(figure, order, top)],
  };
}

/** The letters of sets, each where no candidate is. */
function zoneLabels(figure: Figure, order: number, top: number): SVGElement[] {
  const size = Math.min(24, noteSize(order, top));
  return labelPlaces(figure, order).map(({ label, cell, digit }) => {
    const { x, y } = candidatePoint(cell, digit, order, top);
    return s('text', { class: 'zone-label', x, y: y + size * 0.35, 'font-size': size }, label);
  });
}

/** For each label of a zone a cell of it, and the digit in whose place it stands: one that is no candidate
 * there, best in a corner. Where there is none, it stands over the first. Pure. */
export function labelPlaces(
  { zones, digits, candidates }: Figure, order: number,
): { label: string; cell: number; digit: number }[] {
  const columns = noteColumns(order);
  const all = [...Array(order).keys()].map((i) => i + 1);
  const corners = [1, columns, order - columns + 1, order].filter((digit) => digit >= 1);
  const taken = new Set<string>();
  return zones.filter(({ label, cells }) => label !== '' && cells.length > 0).map(({ label, cells }) => {
    const free = [corners, all].flatMap((places) => cells.flatMap((cell) => places.map((digit) => ({ label, cell, digit }))))
      .find(({ cell, digit }) => !digits[cell] && !(candidates[cell]! & bitOf(digit)) && !taken.has(`${cell} ${digit}`));
    const place = free ?? { label, cell: cells[0]!, digit: 1 };
    taken.add(`${place.cell} ${place.digit}`);
    return place;
  });
}

function zoneParts(zone: Zone, order: number): SVGElement[] {
  const parts: SVGElement[] = zone.cells.map((cell) => {
    const { x, y } = corner(cell, order);
    return s('rect', { class: `zone zone-${zone.role}`, x, y, width: kCell, height: kCell });
  });
  if (zone.role === 'set' || zone.role === 'dead-end') {
    const d = outlineOf(order, zone.cells, 0.05);
    parts.push(s('path', { class: `zone-line zone-line-${zone.role}`, transform: `scale(${kCell})`, d }));
  }
  return parts;
}

function corner(cell: number, order: number): Point {
  return { x: columnOf(cell, order) * kCell, y: rowOf(cell, order) * kCell };
}

function candidatePoint(cell: number, digit: number, order: number, top: number): Point {
  const { x, y } = corner(cell, order);
  const place = notePlace(digit, order, top);
  return { x: x + place.x, y: y + place.y };
}

/** Larger than the other notes: on a phone these are the ones to be read. */
function markSize(order: number, top: number): number {
  return noteSize(order, top) * 1.22;
}

const kMarkRadius = 0.55;

/** An example of a link, across the middle of the first cell. */
export function sampleLink(strong: boolean): SVGElement {
  return s('g', {},
    s('path', { class: strong ? 'link link-strong' : 'link link-weak', d: 'M27 50H63' }),
    s('path', { class: 'link-head', d: 'M74 50L60 42V58Z' }));
}

/** A candidate in a disc, a square or a rhomb by its role; struck out or ringed by its fate. */
export function markParts(mark: Mark, order: number, top: number): SVGElement[] {
  const { x, y } = candidatePoint(mark.cell, mark.digit, order, top);
  const size = markSize(order, top);
  const r = size * kMarkRadius;
  const worth = mark.worth ? ` worth-${mark.worth}` : '';
  const name = `mark mark-${mark.role} fate-${mark.fate}${worth}`;
  const parts: SVGElement[] = [];
  if (mark.role === 'second' || mark.role === 'fourth' || mark.worth === 'wrong') {
    parts.push(s('rect', { class: name, x: x - r, y: y - r, width: 2 * r, height: 2 * r, rx: 2 }));
  } else if (mark.role === 'fin') {
    const d = `M${x} ${y - r * 1.3}L${x + r * 1.3} ${y}L${x} ${y + r * 1.3}L${x - r * 1.3} ${y}Z`;
    parts.push(s('path', { class: name, d }));
  } else {
    parts.push(s('circle', { class: name, cx: x, cy: y, r }));
  }
  if (mark.fate === 'eliminated') {
    // A stroke that stands out of the disc on both sides tells it by its shape as well.
    const arm = r * 0.95;
    const d = `M${x - arm} ${y + arm}L${x + arm} ${y - arm}`;
    parts.push(s('path', { class: `strike${worth}`, d }));
    parts.push(s('circle', { class: `gone${worth}`, cx: x, cy: y, r }));
  }
  const digitSize = mark.fate === 'eliminated' ? size * 0.88 : size;
  const attributes = { class: `mark-digit fate-${mark.fate}${worth}`, x, y: y + digitSize * 0.35, 'font-size': digitSize };
  parts.push(s('text', attributes, symbolOf(mark.digit, order)));
  if (mark.worth === 'right') {
    // A tick in the corner, so that right and wrong are not told by colour alone.
    const d = `M${x + r * 0.35} ${y - r * 0.75}l${r * 0.35} ${r * 0.35}l${r * 0.6} ${-r * 0.85}`;
    parts.push(s('path', { class: 'tick', d }));
  }
  return parts;
}

/** A strong link is a full line, a weak one dashed; both stop short of the candidates. */
function arrowPath(arrow: Arrow, order: number, top: number): SVGElement {
  const from = endPoint(arrow.from, order, top);
  const to = endPoint(arrow.to, order, top);
  const gap = markSize(order, top) * (kMarkRadius + 0.06);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const cut = Math.min(gap, length * 0.4);
  const start = { x: from.x + along.x * cut, y: from.y + along.y * cut };
  const end = { x: to.x - along.x * cut, y: to.y - along.y * cut };
  // Bent to the left, so that links along one line do not hide each other.
  const bend = Math.min(28, length * 0.12);
  const middle = {
    x: (start.x + end.x) / 2 + along.y * bend,
    y: (start.y + end.y) / 2 - along.x * bend,
  };
  const name = arrow.strong ? 'link link-strong' : 'link link-weak';
  const head = arrow.directed ? headPath(middle, end) : '';
  const line = `M${start.x} ${start.y}Q${middle.x} ${middle.y} ${end.x} ${end.y}`;
  return s('g', {}, s('path', { class: name, d: line }), s('path', { class: 'link-head', d: head }));
}

function headPath(middle: Point, end: Point): string {
  const length = Math.hypot(end.x - middle.x, end.y - middle.y) || 1;
  const x = (end.x - middle.x) / length;
  const y = (end.y - middle.y) / length;
  const back = { x: end.x - x * 13, y: end.y - y * 13 };
  return `M${end.x} ${end.y}L${back.x - y * 6} ${back.y + x * 6}L${back.x + y * 6} ${back.y - x * 6}Z`;
}

/** The middle of a group. */
function endPoint(end: ArrowEnd, order: number, top: number): Point {
  const points = end.cells.map((cell) => candidatePoint(cell, end.digit, order, top));
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, points.length), y: sum.y / Math.max(1, points.length) };
}
