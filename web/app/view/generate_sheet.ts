/** Wishing for a puzzle: level, pattern, technique, seed; the engine's own generator makes it. */

import { EngineError } from 'sudokit/errors';
import type * as T from 'sudokit/types';
import type { App } from '../app';
import { boxChoices } from '../board/board';
import type { EngineLink } from '../engine/engine_link';
import { Task } from '../engine/task';
import { readEntryJson } from '../formats/entry_json';
import type { Texts } from '../text/texts';
import { choice, tick } from './dialog';
import { button, h } from './dom';

/** Sizes that the generator is quick on. */
const kOrders = [4, 6, 8, 9, 10, 12, 16];

export function generateSheet(app: App, engine: EngineLink, done: () => void): HTMLElement {
  const { texts } = app;
  const task = new Task(app, engine);
  const wish = { order: '9', level: '', symmetry: 'rotate180', technique: '', minimal: false };
  const seed = h('input', { type: 'text', inputmode: 'numeric', pattern: '[0-9]*', maxlength: 10 });
  const fault = h('p', { class: 'fault', role: 'alert' });
  const any = ['', texts.generateAnyLevel] as const;
  const levels = Object.entries(texts.levels);
  const techniques = h('div', {});
  const showTechniques = (list: readonly T.Named[]): void => {
    const options = list.map(({ name, text }) => [name, text] as const);
    techniques.replaceChildren(choice(texts.generateTechnique,
      [['', texts.generateAnyTechnique] as const, ...options], '', (value) => (wish.technique = value)));
  };
  showTechniques([]);
  void engine.choices().then((choices) => showTechniques(choices.techniques), () => undefined);

  const make = (): void => {
    const text = seed.value.trim();
    const wrong = /\D/.test(text);
    fault.textContent = wrong ? texts.generateSeedFault : '';
    if (wrong) return seed.focus();
    const number = text === '' ? randomSeed() : Number(text);
    const options = optionsOf(wish, number);
    void task.run(
      (call) => engine.ask((ready, common) => ready.generate(options, common), { ...call, timeout: 60_000 })
        .catch((error: unknown) => {
          const impossible = wish.level && wish.technique && error instanceof EngineError && error.status === 'unsupported';
          if (impossible) fault.textContent = texts.generateInstead;
          throw error;
        }),
      (entries) => {
        const first = entries[0];
        if (first === undefined) return app.say(texts.generateNothing);
        const entry = readEntryJson(first);
        const words = { ...entry.puzzle.words, comment: titleOf(wish, number, texts) };
        app.begin({ ...entry, puzzle: { ...entry.puzzle, words } });
        done();
      });
  };
  return h('div', { class: 'sheet' },
    h('div', { class: 'row' },
      choice(texts.setSize, kOrders.map((n) => [String(n), `${n}\u00d7${n}`] as const), wish.order,
        (value) => (wish.order = value)),
      choice(texts.generateLevel, [any, ...levels], '', (value) => (wish.level = value))),
    h('div', { class: 'row' },
      choice(texts.generateSymmetry, Object.entries(texts.symmetries), wish.symmetry,
        (value) => (wish.symmetry = value)),
      techniques),
    h('label', { class: 'field' }, h('span', {}, texts.generateSeed), seed),
    fault,
    h('p', { class: 'quiet' }, texts.generateSeedHint),
    tick(texts.generateMinimal, wish.minimal, (value) => (wish.minimal = value)),
    h('div', { class: 'row' }, button(texts.generateGo, make, { class: 'main' })),
    task.element);
}

interface Wish {
  readonly order: string;
  readonly level: string;
  readonly symmetry: string;
  readonly technique: string;
  readonly minimal: boolean;
}

/** "Medium, 9x9 (seed 7)". */
function titleOf(wish: Wish, seed: number, texts: Texts): string {
  const level = texts.levels[wish.level as keyof Texts['levels']];
  const title = texts.generateTitle(level ?? '', wish.order, String(seed));
  return title.charAt(0).toUpperCase() + title.slice(1);
}

function optionsOf(wish: Wish, seed: number): T.GenerateOptions {
  const order = Number(wish.order);
  const [rows, columns] = boxChoices(order)[0] ?? [1, order];
  const options: T.GenerateOptions = { count: 1, seed, box: `${rows}x${columns}` };
  if (wish.level) options.level = wish.level;
  if (wish.symmetry !== 'none') options.symmetry = wish.symmetry;
  if (wish.technique) options.uses = wish.technique;
  if (wish.minimal) options.minimal = true;
  return options;
}

/** A seed that nobody chose. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}
