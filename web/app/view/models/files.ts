/** The model as a file for other programs. */

import type { App } from '../../app';
import type { EngineLink } from '../../engine/engine_link';
import { Task } from '../../engine/task';
import { entryJson } from '../../formats/entry_json';
import { choice } from '../dialog';
import { button, h } from '../dom';
import { download } from '../download';
import type { ModelView } from './lecture';
import { refusalOf } from '../refusal';

/** `picture` is what is on the stage, as SVG. */
export function filesRow(app: App, engine: EngineLink, view: ModelView, picture: () => string | null): HTMLElement {
  const { texts } = app;
  const row = h('div', { class: 'panel hall-files' });
  const image = button(texts.downloadSvg, () => {
    const svg = picture();
    if (svg !== null) download('sudoku-model.svg', 'image/svg+xml', svg);
  });
  if (view.files.length === 0) {
    const own = button(texts.models.downloadJson, () => {
      const json = view.json?.() ?? null;
      if (json !== null) download('sudoku-tree.json', 'application/json', json);
    });
    row.append(h('div', { class: 'row' }, own, image));
    return row;
  }
  const task = new Task(app, engine);
  const refusal = h('p', { class: 'refusal' });
  const { puzzle } = app.state.game;
  const entry = JSON.stringify(entryJson(puzzle));
  let kind = view.files[0]!;
  let extension = 'txt';
  /** Makes the file; what stands in its way is said, and shuts the button. */
  const make = (done: (text: string) => void): void => {
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
        saving.disabled = answer.text === null;
        if (answer.text === null) refusal.textContent = answer.refusal ?? '';
        else done(answer.text);
      });
  };
  const saving = button(texts.download, () => make((text) => download(`sudoku-${kind}.${extension}`, 'text/plain', text)));
  // Not every kind of file has room for constraints: whether this one has is tried at once.
  const tryOut = (): void => {
    if (puzzle.constraints.length > 0) make(() => undefined);
  };
  void engine.choices().then(({ exports }) => {
    const known = view.files.flatMap((name) => exports.filter((each) => each.name === name));
    const choose = (name: string): void => {
      kind = name;
      extension = known.find((each) => each.name === name)?.extension.replace(/^\./, '') || 'txt';
      tryOut();
    };
    row.append(h('div', { class: 'row' },
      choice(texts.models.files, known.map(({ name, text }) => [name, `${name}: ${text}`] as const), kind, choose),
      saving, image), task.element, refusal);
    choose(kind);
  }, () => undefined);
  return row;
}
