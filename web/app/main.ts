/** Puts the page together: the last game or that of the link, then the engine, which comes later. */

import './style/colours.css';
import './style/page.css';
import './style/models.css';
import './style/drawing.css';
import './style/picture.css';
import './style/print.css';
import { App } from './app';
import { kExamples } from './board/examples';
import { EngineLink, type EngineStatus } from './engine/engine_link';
import { loadEngine } from './engine/load';
import { Reader } from './engine/reader';
import { entryOf } from './formats/entry_json';
import { newGame, type Game } from './game/game';
import { DraftStore } from './store/drafts';
import { GameStore, newGameId } from './store/games';
import { loadSettings } from './store/settings';
import { textsIn } from './text/language';
import { openPrintDialog } from './view/book/print_dialog';
import { Census } from './view/census';
import { CheckPanel } from './view/check_panel';
import { openToast } from './view/toast';
import { ExplainPanel } from './view/explain_panel';
import { exportSheet } from './view/export_sheet';
import { openGamesDialog } from './view/games_dialog';
import { generateSheet } from './view/generate_sheet';
import { HintPanel } from './view/hint_panel';
import { PatternPanel } from './view/make/pattern_panel';
import type { SimpleCommand } from './view/keys';
import { LearnPanel } from './view/learn/learn_panel';
import { ModelsPanel } from './view/models/models_panel';
import { openNewDialog } from './view/new_dialog';
import { Page } from './view/page';
import { PlayPanel } from './view/play_panel';
import { SetPanel } from './view/set_panel';
import { openKeysDialog, openSettingsDialog } from './view/settings_dialog';
import { openShareDialog } from './view/share_dialog';
import { acceptFiles } from './view/drop';

const storage = usableStorage();
const games = new GameStore(storage);
const settings = loadSettings(storage, navigator.languages);
let page: Page | null = null;
const say = (text: string): void => {
  page?.say(text);
  if (document.querySelector('dialog[open]')) openToast(text);
};

const app = new App(games.current() ?? firstGame(), settings, games, new DraftStore(storage), storage,
  () => performance.now(), say);
const engine = new EngineLink(loadEngine, () => app.state.settings.language, () => app.texts, showEngine);
const reader = new Reader(app, engine);
const census = new Census(app, engine);
const patternPanel = new PatternPanel(app, engine);
const setPanel = new SetPanel(app, patternPanel.element, census.element);
const hintPanel = new HintPanel(app, engine);
const paper = { app, engine, games };
const explainPanel = new ExplainPanel(app, engine);
const learnPanel = new LearnPanel(app, engine);

page = new Page({
  app,
  panels: {
    play: new PlayPanel(app),
    hint: hintPanel,
    check: new CheckPanel(app, engine),
    explain: explainPanel,
    models: new ModelsPanel(app, engine),
    learn: learnPanel,
    set: {
      element: setPanel.element,
      update: (state) => {
        setPanel.update(state);
        patternPanel.update(state);
        census.update(state);
      },
    },
  },
  menu: {
    new: () => openNewDialog({ app, reader, generate: (done) => generateSheet(app, engine, done) }),
    learn: () => learnPanel.open(),
    games: () => openGamesDialog(app, games, () => openPrintDialog(paper, 'games')),
    share: () => openShareDialog({ app, picture: page!.picture, exports: () => exportSheet(app, engine),
      print: () => openPrintDialog(paper) }),
    print: () => openPrintDialog(paper),
    settings: () => openSettingsDialog(app),
    keys: () => openKeysDialog(app),
  },
  command: runCommand,
  arrow: runArrow,
});
showEngine(engine.status);
app.store.listen((state, before) => {
  if (state.settings.language !== before.settings.language) showEngine(engine.status);
});
acceptFiles(async (file) => {
  const message = await reader.begin(await reader.textOf(file));
  if (message !== null) openToast(message);
});
document.addEventListener('visibilitychange', () => app.setVisible(document.visibilityState === 'visible'));
window.addEventListener('pagehide', () => app.save());
// Paper is light.
window.addEventListener('beforeprint', () => document.documentElement.setAttribute('data-theme', 'light'));
window.addEventListener('afterprint', () => {
  document.documentElement.classList.remove('print-givens');
  app.changeSettings({});
});
window.addEventListener('hashchange', () => void openLink());
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => app.changeSettings({}));
page.grid.focusCell(app.state.selection.cursor);
void openLink();
if (import.meta.env.PROD && import.meta.env.MODE !== 'single' && 'serviceWorker' in navigator) {
  // Where that is forbidden, the page needs a network, and nothing else.
  navigator.serviceWorker.register('./sw.js').catch(() => undefined);
}

/** Opens the game of the address, which then goes: reloading must not begin it anew. */
async function openLink(): Promise<void> {
  if (!/^#[gp]=/.test(location.hash)) return;
  const message = await reader.beginFragment(location.hash);
  history.replaceState(null, '', location.pathname + location.search);
  if (message !== null) openToast(message);
}

function runCommand(kind: SimpleCommand): void {
  if (kind === 'keys') openKeysDialog(app);
  if (app.lessons.active) return learnPanel.command(kind);
  if (kind === 'hint' && !app.state.setting) {
    if (app.state.panel !== 'hint') app.showPanel('hint');
    hintPanel.more();
  }
  if (app.state.panel === 'explain' && explainPanel.active) {
    if (kind === 'next-step') explainPanel.next();
    if (kind === 'previous-step') explainPanel.previous();
  }
}

/** While a step is shown, arrows go through it: up and down from link to link, in an explanation left
 * and right from step to step. False where they mean something else. */
function runArrow(down: number, right: number, onBoard: boolean): boolean {
  const { panel, figure } = app.state;
  if (figure === null) return false;
  if (panel === 'hint') return !onBoard && down !== 0 && hintPanel.link(down);
  if (panel !== 'explain' || !explainPanel.active) return false;
  if (right > 0) explainPanel.next();
  else if (right < 0) explainPanel.previous();
  else return explainPanel.link(down) || onBoard;
  return true;
}

function showEngine(status: EngineStatus): void {
  const texts = textsIn(app.state.settings.language);
  page?.setNote({ loading: texts.loadingEngine, failed: texts.engineFailed, ready: '' }[status]);
}

/** What a page shows that was never used before. */
function firstGame(): Game {
  const example = kExamples[0]!;
  const { puzzle } = entryOf(example.entry);
  const title = textsIn(settings.language).examples[example.name];
  return newGame(newGameId(), { ...puzzle, words: { title } });
}

/** Storage may be forbidden; asking is what throws. */
function usableStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
