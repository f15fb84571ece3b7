/** Words of the engine, which may be several lines and lists. */

import { cellWords } from '../board/cell_words';
import { h, type Child } from './dom';

/** Called with the cells of a name while the pointer is on it, and with none afterwards. */
export type Light = (cells: readonly number[]) => void;

/** Where cells that are named can be shown. */
export interface Lamp {
  readonly order: number;
  readonly light: Light;
}

/** A paragraph for each line, and a list for those that begin with a dash; with a lamp, the names of
 * cells light them. */
export function told(text: string, lamp: Lamp | null = null): HTMLElement[] {
  const parts: HTMLElement[] = [];
  const kept: Kept = { word: null };
  const words = (line: string): Child[] => (lamp ? lit(line, lamp, kept) : [line]);
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const item = /^- (.*)$/.exec(line)?.[1];
    const last = parts.at(-1);
    if (item === undefined) parts.push(h('p', {}, ...words(sentence(line))));
    else if (last?.tagName === 'UL') last.append(h('li', {}, ...words(item)));
    else parts.push(h('ul', { class: 'told' }, h('li', {}, ...words(item))));
  }
  return parts;
}

/** The text with a capital at its beginning, unless it begins with the name of a cell. */
export function sentence(text: string): string {
  const first = text.charAt(0);
  return /^[rL]\d/.test(text) || !/\p{Ll}/u.test(first) ? text : first.toLocaleUpperCase() + text.slice(1);
}

/** The name that was tapped, whose cells stay lit. */
interface Kept {
  word: HTMLElement | null;
}

function lit(line: string, { order, light }: Lamp, kept: Kept): Child[] {
  const parts: Child[] = [];
  let from = 0;
  for (const word of cellWords(line, order)) {
    const name: HTMLElement = h('span', {
      class: 'cell-word',
      'data-cells': word.cells.join(' '),
      onpointerenter: () => light(word.cells),
      onpointerleave: () => light(cellsOfWord(kept.word)),
      onclick: () => {
        kept.word?.classList.remove('kept');
        kept.word = kept.word === name ? null : name;
        kept.word?.classList.add('kept');
        light(cellsOfWord(kept.word));
      },
    }, line.slice(word.from, word.to));
    parts.push(line.slice(from, word.from), name);
    from = word.to;
  }
  return [...parts, line.slice(from)];
}

function cellsOfWord(word: HTMLElement | null): number[] {
  return word ? word.dataset['cells']!.split(' ').map(Number) : [];
}
