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

/** A line, and the list of what stands below it. */
export interface Line {
  readonly text: string;
  readonly below: readonly Line[];
}

/** Lines that begin with a dash are items of a list; two blanks before it put them a level deeper. Pure. */
export function linesOf(text: string): Line[] {
  const top: Line[] = [];
  /** The last line of each level, to which deeper ones belong. */
  const path: { below: Line[] }[] = [{ below: top }];
  const first = text.startsWith('- ') ? 0 : 1;
  for (const one of text.split('\n').filter((line) => line.trim() !== '')) {
    const item = /^( *)- (.*)$/.exec(one);
    const level = item ? first + Math.floor(item[1]!.length / 2) : 0;
    const line = { text: item ? item[2]! : one, below: [] };
    path.length = Math.min(path.length, level + 1);
    path.at(-1)!.below.push(line);
    path.push(line);
  }
  return top;
}

/** A paragraph for each line, with the list below it; what has a list inside a list can be folded, and
 * long ones are. With a lamp, the names of cells light them. */
export function told(text: string, lamp: Lamp | null = null): HTMLElement[] {
  const kept: Kept = { word: null };
  const words = (line: string): Child[] => (lamp ? lit(line, lamp, kept) : [line]);
  const lines = linesOf(text);
  const folded = leafCount(lines) > kMostUnfolded;
  const list = (below: readonly Line[], open: boolean): HTMLElement =>
    h('ul', { class: 'told' }, ...below.map((line) => h('li', {}, ...(line.below.length === 0 ? words(line.text)
      : [h('details', { open }, h('summary', {}, ...words(line.text)), list(line.below, !folded))]))));
  return lines.flatMap((line) => [
    h('p', {}, ...words(sentence(line.text))), ...(line.below.length > 0 ? [list(line.below, true)] : [])]);
}

/** A proof with more ends than these is shown in part. */
const kMostUnfolded = 8;

function leafCount(lines: readonly Line[]): number {
  return lines.reduce((sum, { below }) => sum + (below.length === 0 ? 1 : leafCount(below)), 0);
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
