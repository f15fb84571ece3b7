/** What the shapes and colours of a figure mean: those that it has, each with an example. */

import type { Texts } from '../text/texts';
import { h, s } from './dom';
import type { Figure, Mark, Zone } from './figure';
import { markParts, sampleLink } from './figure_picture';

/** The names of what there is to see in a figure, in the order of the legend. */
export type LegendName = keyof Texts['legend']['names'];

export function legendNames(figure: Figure): LegendName[] {
  const marks = figure.marks;
  const names: [LegendName, boolean][] = [
    ['placed', marks.some(({ fate }) => fate === 'placed')],
    ['eliminated', marks.some(({ fate }) => fate === 'eliminated')],
    ['assumed', (figure.assumed?.size ?? 0) > 0],
    ...(['first', 'second', 'third', 'fourth', 'fin'] as const).map((role): [LegendName, boolean] =>
      [role, marks.some((mark) => mark.role === role || (role === 'first' && mark.role === 'member'))]),
    ...(['base', 'cover', 'set', 'witness', 'dead-end'] as const).map((role): [LegendName, boolean] =>
      [role, figure.zones.some((zone) => zone.role === role)]),
    ['strong', figure.arrows.some(({ strong }) => strong)],
    ['weak', figure.arrows.some(({ strong }) => !strong)],
  ];
  return names.filter(([, there]) => there).map(([name]) => name);
}

/** The legend of a figure; null where there is nothing to say. */
export function legendOf(figure: Figure, texts: Texts): HTMLElement | null {
  const names = legendNames(figure);
  if (names.length === 0) return null;
  return h('ul', { class: 'legend', 'aria-label': texts.legend.title },
    ...names.map((name) => h('li', {}, sample(name), h('span', {}, meaningOf(name, figure, texts)))));
}

/** What a name means in the figure. */
export function meaningOf(name: LegendName, { kind }: Figure, { legend }: Texts): string {
  const special: Partial<Record<LegendName, string>> = !kind || kind === 'other' ? {} : legend[kind];
  return special[name] ?? legend.names[name];
}

/** An example in a square, as the board draws it. */
function sample(name: LegendName): SVGElement {
  const mark = (role: Mark['role'], fate: Mark['fate'] = 'stays') =>
    markParts({ cell: 0, digit: 5, role, fate }, 9, 6);
  const zone = (role: Zone['role']) => [s('rect', { class: `zone zone-${role} zone-sample`, x: 30, y: 30, width: 40, height: 40 })];
  const parts = (): SVGElement[] => {
    switch (name) {
      case 'placed': return mark('none', 'placed');
      case 'eliminated': return mark('none', 'eliminated');
      case 'assumed': return [s('text', { class: 'digit assumed', x: 50, y: 68 }, '5')];
      case 'strong': return [sampleLink(true)];
      case 'weak': return [sampleLink(false)];
      case 'base': case 'cover': case 'set': case 'witness': case 'dead-end': return zone(name);
      default: return mark(name);
    }
  };
  return s('svg', { class: 'picture sample', viewBox: '24 24 52 52', 'aria-hidden': 'true' }, ...parts());
}
