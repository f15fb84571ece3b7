/** Keys on the screen: a button for each digit of a board. */

import { symbolOf } from '../board/symbols';
import { button, h } from './dom';

/** A group of buttons in as many columns as suit their number; one that is no digit may come last. */
export function padGroup(label: string, keys: readonly HTMLElement[], last: HTMLElement | null = null): HTMLElement {
  const group = h('div', { class: 'pad', role: 'group', 'aria-label': label }, ...keys, last);
  group.style.setProperty('--columns', String(padColumns(keys.length)));
  group.style.setProperty('--wide-columns', String(wideColumns(keys.length)));
  return group;
}

export function digitKeys(order: number, press: (digit: number) => void): HTMLButtonElement[] {
  return Array.from({ length: order }, (_, i) =>
    button(symbolOf(i + 1, order), () => press(i + 1)));
}

function padColumns(count: number): number {
  if (count <= 4) return count;
  if (count <= 9) return count === 8 ? 4 : 3;
  return count <= 16 ? 4 : 5;
}

/** Of a pad under the board, which must not be high. */
function wideColumns(count: number): number {
  if (count <= 6) return count;
  return count <= 10 ? 5 : count <= 16 ? 8 : 9;
}
