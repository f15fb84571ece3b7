/** A new puzzle: pasted, from a file, an example, generated, or set by hand. */

import type { App } from '../app';
import { boxChoices, kMaxOrder } from '../board/board';
import { kExampleGroups, kExamples, type Example } from '../board/examples';
import { emptyDraft } from '../game/draft';
import { entryOf } from '../formats/entry_json';
import type { Reader } from '../engine/reader';
import { button, h } from './dom';
import { choice, openDialog, tabbed, type Sheet } from './dialog';

/** Smaller boards can be read, but nobody sets them. */
const kMinOrder = 4;

/** Pasted text longer than this is read at once instead of being shown. */
const kMaxShown = 200_000;

export interface NewDialogParts {
  readonly app: App;
  readonly reader: Reader;
  /** The sheet of the generator. */
  readonly generate: (done: () => void) => HTMLElement;
}

export function openNewDialog(parts: NewDialogParts): void {
  const { app } = parts;
  const { texts } = app;
  const done = (): void => dialog.close();
  const sheets: Sheet[] = [
    { name: texts.newPaste, content: pasteSheet(parts, done) },
    { name: texts.newExamples, content: exampleSheet(app, done) },
    { name: texts.newGenerate, content: parts.generate(done) },
    { name: texts.newSet, content: setSheet(app, done) },
  ];
  const dialog = openDialog(texts.newTitle, texts.close, [tabbed(texts.newTitle, sheets)]);
}

function pasteSheet({ app, reader }: NewDialogParts, done: () => void): HTMLElement {
  const { texts } = app;
  const text = h('textarea', { rows: 10, spellcheck: 'false', autocomplete: 'off', id: 'paste' });
  const fault = h('p', { class: 'fault', role: 'alert' });
  const waiting = h('p', { class: 'quiet', role: 'status' });
  const read = async (content: string): Promise<void> => {
    fault.textContent = '';
    waiting.textContent = reader.waits ? texts.loadingEngine : '';
    const message = await reader.begin(content);
    waiting.textContent = '';
    if (message === null) done();
    else fault.textContent = message;
  };
  const file: HTMLInputElement = h('input', {
    type: 'file', class: 'visually-hidden', tabindex: '-1', 'aria-hidden': 'true',
    onchange: () => {
      const chosen = file.files?.[0];
      if (chosen) void reader.textOf(chosen).then(read);
    },
  });
  text.addEventListener('paste', (event) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (pasted.length < kMaxShown) return;
    // A text area takes seconds to lay out as much as that.
    event.preventDefault();
    void read(pasted);
  });
  const go = button(texts.playIt, () => void read(text.value), { class: 'main' });
  return h('div', { class: 'sheet' },
    h('label', { for: 'paste' }, texts.pasteLabel), text, fault, waiting,
    h('div', { class: 'row' }, go, button(texts.chooseFile, () => file.click()), file),
    h('p', { class: 'quiet' }, texts.pasteHint));
}

function exampleSheet(app: App, done: () => void): HTMLElement {
  const { texts } = app;
  const item = (example: Example): HTMLElement => {
    const entry = entryOf(example.entry);
    const givens = entry.puzzle.givens.filter((digit) => digit > 0).length;
    const name = texts.examples[example.name];
    const choose = (): void => {
      const words = { ...entry.puzzle.words, title: name };
      app.begin({ ...entry, puzzle: { ...entry.puzzle, words } });
      done();
    };
    const key = button(h('span', { class: 'name' }, name), choose);
    key.append(h('span', { class: 'quiet' }, texts.exampleSize(entry.puzzle.board.order, givens)));
    return h('li', {}, key);
  };
  const groups = Object.entries(kExampleGroups).map(([group, names]: [string, readonly string[]]) =>
    h('section', {},
      h('h3', {}, texts.exampleGroups[group as keyof typeof kExampleGroups]),
      h('ul', { class: 'examples' },
        ...kExamples.filter(({ name }) => names.includes(name)).map(item))));
  return h('div', { class: 'sheet' }, h('div', { class: 'example-groups' }, ...groups));
}

function setSheet(app: App, done: () => void): HTMLElement {
  const { texts } = app;
  let order = 9;
  let boxes = '3x3';
  const boxField = h('div', {});
  const showBoxes = (): void => {
    const options = boxChoices(order).map(([rows, columns]) =>
      [`${rows}x${columns}`, texts.boxSize(rows, columns)] as const);
    boxes = options[0]?.[0] ?? 'none';
    boxField.replaceChildren(choice(texts.setBoxes, [...options, ['none', texts.setNoBoxes]], boxes,
      (value) => (boxes = value)));
  };
  const sizes = Array.from({ length: kMaxOrder - kMinOrder + 1 }, (_, i) => kMinOrder + i)
    .map((n) => [String(n), `${n}\u00d7${n}`] as const);
  const sizeField = choice(texts.setSize, sizes, '9', (value) => {
    order = Number(value);
    showBoxes();
  });
  showBoxes();
  const start = (): void => {
    const [rows, columns] = boxes.split('x').map(Number);
    app.setting.start(emptyDraft(order, boxes === 'none' ? null : [rows!, columns!]));
    done();
  };
  return h('div', { class: 'sheet' },
    h('div', { class: 'row' }, sizeField, boxField),
    h('p', { class: 'quiet' }, texts.setLater),
    h('div', { class: 'row' }, button(texts.setStart, start, { class: 'main' }),
      button(texts.setEdit, () => {
        app.setting.edit();
        done();
      }),
      app.setting.kept.setting ? button(texts.setResume, () => {
        app.setting.resume();
        done();
      }) : null));
}
