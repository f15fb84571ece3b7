/** All techniques to choose from, grouped by family or by difficulty. */

import type { Technique } from '../../engine/lessons';
import type { Texts } from '../../text/texts';
import { button, h } from '../dom';

export type Grouping = 'family' | 'level';

export interface TechniqueGroup {
  readonly name: string;
  readonly techniques: readonly Technique[];
}

/** The groups, with the easiest first, and so within each. */
export function groupTechniques(
  techniques: readonly Technique[], by: Grouping, unrated: string,
): TechniqueGroup[] {
  const groups = new Map<string, Technique[]>();
  for (const technique of techniques) {
    const name = by === 'family' ? technique.family_text : (technique.level_text ?? unrated);
    groups.set(name, [...(groups.get(name) ?? []), technique]);
  }
  const hardness = (group: readonly Technique[]) => group[0]!.score ?? Infinity;
  const list = [...groups].map(([name, group]) => ({ name, techniques: group }));
  // Families begin with their easiest technique; levels follow their scores.
  return by === 'family' ? list : list.sort((a, b) => hardness(a.techniques) - hardness(b.techniques));
}

export function techniqueList(
  techniques: readonly Technique[], by: Grouping, texts: Texts, choose: (technique: Technique) => void,
): HTMLElement {
  const { learn } = texts;
  const groups = groupTechniques(techniques, by, learn.unrated).map(({ name, techniques: group }, i) => {
    const heading = h('h3', { id: `technique-group-${i}` }, capital(name));
    const items = group.map((technique) => {
      const beside = by === 'family' ? (technique.level_text ?? learn.unrated) : technique.family_text;
      const key = button(h('span', {}, technique.text), () => choose(technique), { 'data-technique': technique.name });
      key.append(h('span', { class: 'quiet' }, beside));
      return h('li', {}, key);
    });
    return h('section', {}, heading, h('ul', { 'aria-labelledby': heading.id }, ...items));
  });
  return h('div', { class: 'techniques' }, ...groups);
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
