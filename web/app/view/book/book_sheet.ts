/** What goes into a book, and how it looks: the games of this device, or puzzles made for it. */

import type * as T from 'sudokit/types';
import type { Call } from 'sudokit/engine';
import type { App } from '../../app';
import { boxChoices } from '../../board/board';
import type { EngineLink } from '../../engine/engine_link';
import { Task } from '../../engine/task';
import { entryJson } from '../../formats/entry_json';
import type { GameStore } from '../../store/games';
import { choice, tick } from '../dialog';
import { button, h } from '../dom';
import { gameTitle } from '../games_dialog';
import { randomSeed } from '../generate_sheet';
import { openBookView } from './book_view';

/** A book has at most so many puzzles that are made for it. */
const kMost = 200;
/** Sizes that the generator is quick on, and that suit paper. */
const kOrders = [4, 6, 9, 16];

export interface BookParts {
  readonly app: App;
  readonly engine: EngineLink;
  readonly games: GameStore;
}

/** Where the puzzles come from. */
type Source = 'games' | 'made';

interface Wish {
  source: Source;
  readonly chosen: Set<string>;
  order: string;
  level: string;
  paper: NonNullable<T.BookOptions['paper']>;
  perPage: string;
  readonly parts: Record<'title' | 'hints' | 'solutions', boolean>;
}

/** The form; `stop` ends what it has begun. `done` is called when the book is there. */
export function bookSheet(
  { app, engine, games }: BookParts, source: Source, done: () => void,
): { readonly element: HTMLElement; readonly stop: () => void } {
  const { texts } = app;
  const { book } = texts;
  app.save();
  const wish: Wish = {
    source, chosen: new Set([app.state.game.id]), order: '9', level: '', paper: 'a4', perPage: '',
    parts: { title: true, hints: true, solutions: true },
  };
  const task = new Task(app, engine);
  const count: HTMLInputElement = h('input', { type: 'number', min: 1, max: kMost, value: 4 });
  const title: HTMLInputElement = h('input', { type: 'text', maxlength: 100 });
  const puzzles = h('div', { class: 'sheet' });
  const showSource = (): void => {
    puzzles.replaceChildren(wish.source === 'games' ? gameList(app, games, wish.chosen)
      : madeFields(app, wish, count));
  };
  showSource();
  const part = (name: keyof Wish['parts'], label: string) =>
    tick(label, wish.parts[name], (value) => (wish.parts[name] = value));
  const make = (): void => {
    if (wish.source === 'games' && wish.chosen.size === 0) return app.say(book.noneChosen);
    const work = async (call: Call): Promise<string> => {
      const entries = wish.source === 'games' ? chosenEntries(games, wish.chosen)
        : await madeEntries(app, engine, wish, countOf(count), task, call);
      const news = ({ solutions, nodes }: T.News): void => task.tell(book.laidOut(solutions, nodes));
      return engine.ask((ready, common) => ready.book(entries, styleOf(wish, title.value), common),
        { ...call, news });
    };
    void task.run(work, (html) => {
      done();
      // After the dialog has put the focus back.
      setTimeout(() => openBookView(app, html));
    });
  };
  const sources = [['made', book.fromMade], ['games', book.fromGames]] as const;
  const papers = [['a4', 'A4'], ['letter', 'Letter'], ['a5', 'A5']] as const;
  const numbers = ['1', '2', '4', '6', '9'].map((number) => [number, number] as const);
  const element = h('div', { class: 'sheet' },
    h('div', { class: 'row' },
      choice(book.source, sources, wish.source, (value) => {
        wish.source = value;
        showSource();
      }),
      h('label', { class: 'field' }, h('span', {}, texts.setTitle), title)),
    puzzles,
    h('div', { class: 'row' },
      choice(book.paper, papers, wish.paper, (value) => (wish.paper = value)),
      choice(book.perPage, [['', book.perPageAuto] as const, ...numbers], '', (value) => (wish.perPage = value))),
    h('div', { class: 'row' },
      part('title', book.partTitle), part('hints', book.partHints), part('solutions', book.partSolutions)),
    h('div', { class: 'row' }, button(book.go, make, { class: 'main' })),
    task.element);
  return { element, stop: () => task.stop() };
}

function gameList(app: App, games: GameStore, chosen: Set<string>): HTMLElement {
  const { texts } = app;
  const items = games.list().map((summary) => {
    const { id, order, title } = summary;
    const size = title ? ` (${order}\u00d7${order})` : '';
    return tick(`${gameTitle(summary, texts)}${size}`, chosen.has(id), (on) => {
      if (on) chosen.add(id);
      else chosen.delete(id);
    });
  });
  return h('div', { class: 'book-games', role: 'group', 'aria-label': texts.book.fromGames, tabindex: '0' }, ...items);
}

function madeFields(app: App, wish: Wish, count: HTMLInputElement): HTMLElement {
  const { texts } = app;
  const sizes = kOrders.map((order) => [String(order), `${order}\u00d7${order}`] as const);
  const levels = [['', texts.generateAnyLevel] as const, ...Object.entries(texts.levels)];
  return h('div', { class: 'row' },
    h('label', { class: 'field' }, h('span', {}, texts.book.count), count),
    choice(texts.setSize, sizes, wish.order, (value) => (wish.order = value)),
    choice(texts.generateLevel, levels, wish.level, (value) => (wish.level = value)));
}

function countOf(field: HTMLInputElement): number {
  const number = Math.min(kMost, Math.max(1, Math.floor(Number(field.value)) || 1));
  field.value = String(number);
  return number;
}

function chosenEntries(games: GameStore, chosen: ReadonlySet<string>): string[] {
  // In the order in which they were begun or played: the oldest first.
  return games.list().reverse().filter(({ id }) => chosen.has(id)).flatMap(({ id }) => {
    const game = games.load(id);
    return game ? [JSON.stringify(entryJson(game.puzzle))] : [];
  });
}

async function madeEntries(
  app: App, engine: EngineLink, wish: Wish, count: number, task: Task, call: Call,
): Promise<string[]> {
  const order = Number(wish.order);
  const [rows, columns] = boxChoices(order)[0] ?? [1, order];
  const options: T.GenerateOptions = {
    count, seed: randomSeed(), box: `${rows}x${columns}`, symmetry: 'rotate180',
  };
  if (wish.level) options.level = wish.level;
  const news = ({ solutions }: T.News): void => task.tell(app.texts.book.made(solutions, count));
  return engine.ask((ready, common) => ready.generate(options, common), { ...call, news, timeout: 120_000 });
}

function styleOf(wish: Wish, title: string): T.BookOptions {
  const parts: NonNullable<T.BookOptions['parts']> = ['puzzles'];
  for (const name of ['title', 'hints', 'solutions'] as const) if (wish.parts[name]) parts.push(name);
  const options: T.BookOptions = { paper: wish.paper, parts };
  if (wish.perPage) options.per_page = Number(wish.perPage) as NonNullable<T.BookOptions['per_page']>;
  if (title.trim()) options.title = title.trim();
  return options;
}
