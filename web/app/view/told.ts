/** Words of the engine, which may be several lines and lists. */

import { cellWords } from '../board/cell_words';
import type { Proof, ProofCase } from '../engine/proofs';
import { caseLines } from './case_lines';
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

/** A proof that is drawn case by case: where a line of it is chosen, and where to keep its fold. */
export interface ToldProof {
  readonly proof: Proof;
  readonly folds: Map<ProofCase, HTMLDetailsElement>;
  readonly choose: (one: ProofCase) => void;
}

/** A paragraph for each line, with the list below it; what has a list inside a list can be folded, and
 * long ones are. With a lamp, the names of cells light them. Of a proof, each case can be folded, and
 * whoever asks for the words says which are. */
export function told(text: string, lamp: Lamp | null = null, proof: ToldProof | null = null): HTMLElement[] {
  const kept: Kept = { word: null };
  const words = (line: string): Child[] => (lamp ? lit(line, lamp, kept) : [line]);
  const lines = linesOf(text);
  const cases = proof ? caseLines(lines, proof.proof) : new Map<Line, ProofCase>();
  const folded = leafCount(lines) > kMostUnfolded;
  const below = (line: Line, open: boolean): HTMLElement[] =>
    (line.below.length > 0 ? [list(line.below, open)] : []);
  const fold = (line: Line, said: string, open: boolean): HTMLElement => {
    const one = cases.get(line);
    const summary = h('summary', {}, ...words(said));
    const details = h('details', { open, class: one ? 'case' : null }, summary, ...below(line, !folded));
    if (one) {
      proof!.folds.set(one, details);
      // It opens with what is drawn, not by itself.
      summary.addEventListener('click', (event) => {
        event.preventDefault();
        proof!.choose(one);
      });
    }
    return details;
  };
  const list = (some: readonly Line[], open: boolean): HTMLElement =>
    h('ul', { class: 'told' }, ...some.map((line) => h('li', { class: cases.has(line) ? 'case-item' : null }, ...(line.below.length === 0 && !cases.has(line)
      ? words(line.text) : [fold(line, line.text, open)]))));
  return lines.flatMap((line) => (cases.has(line)
    ? [fold(line, sentence(line.text), true)]
    : [h('p', {}, ...words(sentence(line.text))), ...below(line, true)]));
}

/** A proof with more ends than these is shown in part. */
export const kMostUnfolded = 8;

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
      onclick: (event: MouseEvent) => {
        // In a line that is cut short, one means the line.
        if (name.closest('.brief > summary')) return;
        event.preventDefault();
        event.stopPropagation();
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
