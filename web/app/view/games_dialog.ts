/** The games that are kept on this device. */

import type { App } from '../app';
import { clockText } from '../game/clock';
import type { GameStore, GameSummary } from '../store/games';
import type { Texts } from '../text/texts';
import { openDialog } from './dialog';
import { button, h } from './dom';

/** `print` makes a book of them. */
export function openGamesDialog(app: App, games: GameStore, print: () => void): void {
  const { texts } = app;
  app.save();
  const list = h('ul', { class: 'games' });
  const show = (): void => {
    const items = games.list().map((summary) => gameItem(app, games, summary, show, done));
    list.replaceChildren(...(items.length > 0 ? items : [h('li', {}, texts.gamesNone)]));
  };
  const done = (): void => dialog.close();
  show();
  const intro = h('p', { class: 'quiet' }, texts.gamesIntro);
  const book = button(texts.book.ofGames, () => {
    done();
    print();
  });
  const dialog = openDialog(texts.gamesTitle, texts.close, [intro, list, h('div', { class: 'row' }, book)]);
}

/** The title of a game; where it has none, its size and first row. */
export function gameTitle({ title, order, start }: GameSummary, texts: Texts): string {
  if (title) return title;
  return start ? texts.placeAndContent(texts.untitled(order), start) : texts.untitled(order);
}

function gameItem(
  app: App, games: GameStore, summary: GameSummary, changed: () => void, done: () => void,
): HTMLElement {
  const { texts } = app;
  const title = gameTitle(summary, texts);
  const open = (): void => {
    const game = games.load(summary.id);
    if (game) app.open(game);
    done();
  };
  const remove = (): void => {
    games.remove(summary.id);
    app.say(texts.gameRemoved);
    changed();
  };
  const language = app.state.settings.language;
  const saved = new Date(summary.saved).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  const progress = texts.gameProgress(summary.filled, summary.cells);
  const key = button(h('span', { class: 'name' }, title), open);
  key.append(h('span', { class: 'quiet' },
    `${summary.order}\u00d7${summary.order} \u00b7 ${progress} \u00b7 ${clockText(summary.elapsed)} \u00b7 ${saved}`));
  const current = summary.id === app.state.game.id;
  return h('li', { class: current ? 'current' : null }, key,
    current ? null : button(texts.gameRemove, remove, { class: 'quiet', 'aria-label': texts.placeAndContent(texts.gameRemove, title) }));
}
