/** The puzzle in every format that the engine writes, and as files for other programs. */

import type { App } from '../app';
import type { EngineLink } from '../engine/engine_link';
import { Task } from '../engine/task';
import { entryJson } from '../formats/entry_json';
import { shownPosition, shownPuzzle } from '../state';
import { choice } from './dialog';
import { button, h } from './dom';
import { download } from './download';

/** Longer texts are saved, but not shown. */
const kMaxShown = 20_000;

export function exportSheet(app: App, engine: EngineLink): HTMLElement {
  const { texts } = app;
  const task = new Task(app, engine);
  const text = h('textarea', {
    class: 'export-text', readonly: true, rows: 6, spellcheck: 'false', 'aria-label': texts.exportText,
  });
  const entry = JSON.stringify(entryJson(shownPuzzle(app.state), shownPosition(app.state)));
  let whole = '';
  let file = 'sudoku.txt';
  const write = (kind: string, name: string, extension: string): void => {
    file = `sudoku.${extension}`;
    const work = (call: object) => engine.ask((ready, common) =>
      kind === 'format' ? ready.writeAll([entry], name, {}, common) : ready.export(entry, name, {}, common), call);
    text.value = whole = '';
    void task.run(work, (answer) => {
      whole = answer;
      text.value = answer.length > kMaxShown ? `${answer.slice(0, kMaxShown)}\n\u2026` : answer;
    });
  };
  const formats = h('div', { class: 'row' });
  void task.run(() => engine.choices(), (choices) => {
    const options = [
      ...choices.formats.filter(({ writable }) => writable)
        .map(({ name, text: words }) => [`format ${name} ${extensionOf(name)}`, app.texts.placeAndContent(name, words)] as const),
      ...choices.exports.map(({ name, text: words, extension }) =>
        [`export ${name} ${extension.replace(/^\./, '')}`, app.texts.placeAndContent(name, words)] as const),
    ];
    const change = (value: string): void => {
      const [kind, name, extension] = value.split(' ');
      write(kind!, name!, extension || 'txt');
    };
    formats.replaceChildren(choice(texts.exportFormat, options, options[0]![0], change));
    change(options[0]![0]);
  });
  return h('div', { class: 'sheet' }, formats, text, task.element,
    h('div', { class: 'row' }, button(texts.download, () => download(file, 'text/plain', whole))));
}

function extensionOf(format: string): string {
  const own: Readonly<Record<string, string>> = {
    sdk: 'sdk', sadman: 'sdk', sdm: 'sdm', ss: 'ss', csv: 'csv', opensudoku: 'opensudoku', json: 'json',
  };
  return own[format] ?? 'txt';
}
