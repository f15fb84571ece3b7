/** The model as a file for other programs. */

import type { App } from '../../app';
import type { EngineLink } from '../../engine/engine_link';
import { Task } from '../../engine/task';
import { entryJson } from '../../formats/entry_json';
import { choice } from '../dialog';
import { button, h } from '../dom';
import { download } from '../download';
import type { ModelView } from './lecture';
import { refusalOf } from './refusal';

/** `picture` is what is on the stage, as SVG. */
export function filesRow(app: App, engine: EngineLink, view: ModelView, picture: () => string | null): HTMLElement {
  const { texts } = app;
  const row = h('div', { class: 'panel hall-files' });
  const image = button(texts.downloadSvg, () => {
    const svg = picture();
    if (svg !== null) download('sudoku-model.svg', 'image/svg+xml', svg);
  });
  if (view.files.length === 0) {
    row.append(h('div', { class: 'row' }, image));
    return row;
  }
  const task = new Task(app, engine);
  const refusal = h('p', { class: 'refusal' });
  const entry = JSON.stringify(entryJson(app.state.game.puzzle));
  let kind = view.files[0]!;
  const save = (extension: string): void => {
    refusal.textContent = '';
    void task.run(
      async (call) => {
        try {
          const text = await engine.ask((ready, common) => ready.export(entry, kind, view.fileOptions(), common), call);
          return { text };
        } catch (error) {
          return { text: null, refusal: refusalOf(error) };
        }
      },
      (answer) => {
        if (answer.text === null) refusal.textContent = texts.models.cannot(answer.refusal ?? '');
        else download(`sudoku-${kind}.${extension}`, 'text/plain', answer.text);
      });
  };
  void engine.choices().then(({ exports }) => {
    const known = view.files.flatMap((name) => exports.filter((each) => each.name === name));
    const extension = () => known.find(({ name }) => name === kind)?.extension.replace(/^\./, '') || 'txt';
    row.append(h('div', { class: 'row' },
      choice(texts.models.files, known.map(({ name, text }) => [name, `${name}: ${text}`] as const), kind, (name) => { kind = name; }),
      button(texts.download, () => save(extension())), image), task.element, refusal);
  }, () => undefined);
  return row;
}
