/** How much is left, slide by slide: a falling line, and where we are on it. */

import { h, s } from '../dom';

export function chart(values: readonly number[], current: number, label: string): HTMLElement {
  const most = Math.max(1, ...values);
  const x = (i: number) => (values.length < 2 ? 0 : (400 * i) / (values.length - 1));
  const y = (value: number) => 56 - (52 * value) / most;
  const line = values.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('');
  return h('figure', { class: 'chart' },
    s('svg', { viewBox: '-4 0 408 60', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
      s('path', { class: 'chart-area', d: `${line}V58H0Z` }),
      s('path', { class: 'chart-line', d: line }),
      s('line', { class: 'chart-now', x1: x(current), x2: x(current), y1: 0, y2: 58 })),
    h('figcaption', {}, label));
}
