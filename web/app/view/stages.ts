/** A figure drawn link by link, or stage by stage: what is to be seen of it after so many. Pure. */

import type { Arrow, Figure, Mark } from './figure';

/** How many stages there are after the first, at which nothing is linked yet. */
export function stageCount(figure: Figure): number {
  return figure.stages ?? figure.arrows.length;
}

/** The figure with its first links, and of the candidates those that these reach; whole with all links.
 * What the step concludes comes with the last link, unless a link leads there. */
export function stageOf(figure: Figure, links: number): Figure {
  if (links >= stageCount(figure)) return figure;
  if (figure.stages !== undefined) return upTo(figure, links);
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

/** What comes with the first stages; what follows from all of it comes with the last. */
function upTo(figure: Figure, stage: number): Figure {
  const isThere = ({ at = 0 }: { readonly at?: number }) => at <= stage;
  return {
    ...figure,
    arrows: figure.arrows.filter(isThere),
    marks: figure.marks.filter(isThere).map((mark) => ({ ...mark, fate: 'stays' as const })),
    zones: figure.zones.filter(isThere),
  };
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
