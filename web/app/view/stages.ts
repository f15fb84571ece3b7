/** A figure drawn link by link: what is to be seen of it after so many links. Pure. */

import type { Arrow, Figure, Mark } from './figure';

/** The figure with its first links, and of the candidates those that these reach; whole with all links.
 * What the step concludes comes with the last link, unless a link leads there. */
export function stageOf(figure: Figure, links: number): Figure {
  if (links >= figure.arrows.length) return figure;
  const arrows = figure.arrows.slice(0, links);
  const reached = new Set(ends(arrows));
  const start = figure.arrows[0];
  if (start) end(start.from).forEach((key) => reached.add(key));
  const linked = new Set(ends(figure.arrows));
  const shown = (mark: Mark) => {
    const key = keyOf(mark.cell, mark.digit);
    return linked.has(key) ? reached.has(key) : mark.fate === 'stays';
  };
  const marks = figure.marks.filter(shown).map((mark) => ({ ...mark, fate: 'stays' as const }));
  return { ...figure, arrows, marks, zones: figure.zones.filter(({ role }) => role !== 'dead-end') };
}

function ends(arrows: readonly Arrow[]): string[] {
  return arrows.flatMap((arrow) => [...end(arrow.from), ...end(arrow.to)]);
}

function end({ cells, digit }: Arrow['from']): string[] {
  return cells.map((cell) => keyOf(cell, digit));
}

function keyOf(cell: number, digit: number): string {
  return `${cell} ${digit}`;
}
