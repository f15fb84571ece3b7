/** A message for a short while, over everything; also spoken. */

import { h } from './dom';

let toast: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export function openToast(text: string): void {
  // In a dialog, since what is outside of an open one is out of reach.
  const place = document.querySelector('dialog[open]') ?? document.body;
  toast?.remove();
  toast = h('p', { class: 'toast', role: 'alert' });
  place.append(toast);
  toast.textContent = text;
  clearTimeout(timer);
  timer = setTimeout(() => toast?.remove(), 6000);
}
