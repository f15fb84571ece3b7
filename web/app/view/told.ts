/** Words of the engine, which may be several lines and lists. */

import { h } from './dom';

/** A paragraph for each line, and a list for those that begin with a dash. */
export function told(text: string): HTMLElement[] {
  const parts: HTMLElement[] = [];
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const item = /^- (.*)$/.exec(line)?.[1];
    const last = parts.at(-1);
    if (item === undefined) parts.push(h('p', {}, line));
    else if (last?.tagName === 'UL') last.append(h('li', {}, item));
    else parts.push(h('ul', { class: 'told' }, h('li', {}, item)));
  }
  return parts;
}
