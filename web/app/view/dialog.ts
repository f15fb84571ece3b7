/** A window over the page: the browser's own dialog, with a title and a button to close it. */

import { button, h, type Child } from './dom';
import { icon } from './icons';

/** Shows the content until the dialog is closed; `closed` is called then. */
export function openDialog(
  title: string, closeText: string, content: Child[], closed: () => void = () => undefined,
): HTMLDialogElement {
  const heading = h('h2', { id: 'dialog-title' }, title);
  const close = button(icon('close'), () => dialog.close(), {
    class: 'plain', 'aria-label': closeText,
  });
  const dialog = h('dialog', { 'aria-labelledby': 'dialog-title' },
    h('div', { class: 'dialog-head' }, heading, close),
    h('div', { class: 'dialog-body' }, ...content));
  dialog.addEventListener('close', () => {
    dialog.remove();
    closed();
  });
  dialog.addEventListener('pointerdown', (event) => {
    // Outside of the window, on what lies behind it.
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Sheets behind tabs. */
export interface Sheet {
  readonly name: string;
  readonly content: HTMLElement;
}

/** Tabs as ARIA has them: arrows go from one to the next. */
export function tabbed(label: string, sheets: readonly Sheet[], first = 0): HTMLElement {
  const tabs = sheets.map((sheet, i) =>
    button(sheet.name, () => choose(i), {
      role: 'tab', id: `sheet-tab-${i}`, 'aria-controls': `sheet-${i}`,
    }));
  sheets.forEach(({ content }, i) => {
    content.id = `sheet-${i}`;
    content.setAttribute('role', 'tabpanel');
    content.setAttribute('aria-labelledby', `sheet-tab-${i}`);
  });
  const choose = (chosen: number): void => {
    tabs.forEach((tab, i) => {
      tab.setAttribute('aria-selected', String(i === chosen));
      tab.tabIndex = i === chosen ? 0 : -1;
      sheets[i]!.content.hidden = i !== chosen;
    });
  };
  choose(first);
  const list = h('div', { class: 'tabs', role: 'tablist', 'aria-label': label }, ...tabs);
  list.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: tabs.length - 1 }[event.key];
    if (step === undefined) return;
    const next = (tabs.findIndex((tab) => tab.tabIndex === 0) + step) % tabs.length;
    choose(next);
    tabs[next]!.focus();
  });
  return h('div', { class: 'tabbed' }, list, ...sheets.map((sheet) => sheet.content));
}

/** A choice among values, with its label. */
export function choice<T extends string>(
  label: string, options: readonly (readonly [T, string])[], value: T, changed: (value: T) => void,
): HTMLElement {
  const select: HTMLSelectElement = h('select', { onchange: () => changed(select.value as T) },
    ...options.map(([key, text]) => h('option', { value: key, selected: key === value }, text)));
  return h('label', { class: 'field' }, h('span', {}, label), select);
}

/** A box to tick, with its label. */
export function tick(label: string, value: boolean, changed: (value: boolean) => void): HTMLElement {
  const input: HTMLInputElement = h('input', { type: 'checkbox', onchange: () => changed(input.checked) });
  input.checked = value;
  return h('label', { class: 'tick' }, input, h('span', {}, label));
}
