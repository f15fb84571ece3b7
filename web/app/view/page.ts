/** The page as a whole: the head with its menu, the board, and the panels beside it. */

import type { App } from '../app';
import { clockText, elapsedAt } from '../game/clock';
import { selectOnly } from '../game/selection';
import { shownPuzzle, type AppState, type Panel } from '../state';
import { BoardGrid } from './board_grid';
import { BoardPicture, kCell, viewBoxOf } from './board_picture';
import { button, h, s, setIfChanged, setText } from './dom';
import { icon } from './icons';
import { commandOfKey, type SimpleCommand } from './keys';
import { sceneOf } from './scene';

/** What a panel of the side is. */
export interface PanelView {
  readonly element: HTMLElement;
  update(state: AppState): void;
}

export interface PageParts {
  readonly app: App;
  readonly panels: Readonly<Record<Panel, PanelView>>;
  /** What the buttons of the menu do. */
  readonly menu: Readonly<Record<'new' | 'learn' | 'games' | 'share' | 'print' | 'settings' | 'keys', () => void>>;
  /** Commands of keys that are not about the board. */
  readonly command: (kind: SimpleCommand) => void;
  /** What arrows do while a step is shown; false where they mean something else. */
  readonly arrow: (down: number, right: number, onBoard: boolean) => boolean;
}

/** How much of the board's side the numbers of rows and columns take from near, as in the style sheet. */
const kRim = 0.045;

const kPanels: readonly Panel[] = ['play', 'hint', 'check', 'explain', 'models', 'set', 'learn'];

/** What no control of the page needs a key for. */
const kLetterCommands: ReadonlySet<string> = new Set(['hint', 'next-step', 'previous-step', 'keys']);

export class Page {
  readonly picture = new BoardPicture();
  readonly grid: BoardGrid;
  private readonly head = h('header', { class: 'top' });
  private readonly title = h('h2', { class: 'title' });
  private readonly timer = h('span', { class: 'timer', role: 'timer' });
  private readonly pause = button('', () => this.parts.app.togglePause(), { class: 'plain' });
  /** The board with all that lies on it, which can be seen from near. */
  private readonly sheet = h('div', { class: 'board-sheet' });
  private readonly cover = h('div', { class: 'cover' });
  /** The numbers of columns and rows, where only some are seen. */
  private readonly rims = ['columns', 'rows'].map((name) => h('div', { class: `rim rim-${name}`, 'aria-hidden': 'true' }));
  private readonly board = h('div', { class: 'board', id: 'board' });
  private readonly message = h('p', { class: 'message', role: 'status' });
  private readonly tabs = h('div', { class: 'tabs', role: 'tablist' });
  private readonly panel = h('section', { class: 'panel', role: 'tabpanel', id: 'panel', tabindex: '-1' });
  private readonly skip = h('a', { class: 'skip', href: '#board' });
  private readonly note = h('p', { class: 'quiet', role: 'status' });
  private language = '';
  private shownPanel: Panel | null = null;
  private saying: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: PageParts) {
    const { app } = parts;
    this.grid = new BoardGrid({
      press: (cell, how) => app.board.press(cell, how),
      drag: (cell) => app.board.drag(cell),
      key: (event) => this.key(event),
      focus: (cell) => {
        if (!app.state.selection.cells.has(cell) && cell !== app.state.selection.cursor) {
          app.board.select(selectOnly(cell));
        }
      },
    });
    this.sheet.append(this.picture.element, this.grid.element);
    const { board } = this;
    board.append(this.sheet, ...this.rims, this.cover);
    const caption = h('div', { class: 'caption' }, this.title, this.timer, this.pause);
    const stage = h('section', { class: 'stage' }, caption, board, this.message);
    const side = h('section', { class: 'side' }, this.tabs, this.panel, this.note);
    document.body.append(this.skip, this.head, h('main', {}, stage, side));
    this.skip.addEventListener('click', (event) => {
      event.preventDefault();
      this.grid.focusCell(app.state.selection.cursor);
    });
    this.tabs.addEventListener('keydown', (event) => this.tabKey(event));
    document.addEventListener('keydown', (event) => this.keyElsewhere(event));
    app.store.listen((state, before) => this.update(state, before));
    setInterval(() => this.showTime(app.state), 500);
  }

  /** What is said of the engine, under the panels. */
  setNote(text: string): void {
    setText(this.note, text);
  }

  /** Shown under the board for a while, and spoken. That the puzzle is solved stays. */
  say(text: string): void {
    setText(this.message, text);
    clearTimeout(this.saying);
    if (!this.parts.app.state.solved) this.saying = setTimeout(() => setText(this.message, ''), 6000);
  }

  private update(state: AppState, before: AppState): void {
    if (state.settings.language !== this.language) this.build(state);
    setIfChanged(document.documentElement, 'data-theme', themeOf(state));
    const scene = sceneOf(state);
    this.picture.draw(scene);
    this.grid.update(scene, this.parts.app.texts);
    if (state.selection.cursor !== before.selection.cursor && this.grid.hasFocus()) {
      this.grid.focusCell(state.selection.cursor);
    }
    if (state.game.id !== before.game.id || partOf(state) !== partOf(before)) {
      this.say('');
      // After the dialog that brought it has closed and put the focus back to where it was.
      if (partOf(state) !== 'learn') {
        setTimeout(() => this.grid.focusCell(this.parts.app.state.selection.cursor));
      }
    }
    // There is nothing to see on the board while a technique is being chosen.
    document.body.classList.toggle('choosing', state.panel === 'learn' && !state.lesson);
    document.body.classList.toggle('learning', state.lesson !== null);
    document.body.classList.toggle('setting', state.setting !== null);
    document.body.classList.toggle('explaining', state.panel === 'explain');
    // On small screens the board stays in sight while a step is read.
    document.body.classList.toggle('reading', state.figure !== null && partOf(state) === 'play');
    this.showZoom(state);
    this.showCaption(state);
    this.showTime(state);
    this.showPanel(state);
    this.message.classList.toggle('solved', state.solved && partOf(state) === 'play');
  }

  private build(state: AppState): void {
    const { texts } = this.parts.app;
    this.language = state.settings.language;
    document.documentElement.lang = this.language;
    document.title = `sudokit \u2014 ${texts.tagline}`;
    this.skip.textContent = texts.skipToBoard;
    const logo = s('svg', { class: 'mark-sq', viewBox: '0 0 20 20', 'aria-hidden': 'true' },
      s('path', { d: 'M1 1h18v18H1zM7 1v18M13 1v18M1 7h18M1 13h18', fill: 'none', stroke: 'currentColor', 'stroke-width': 1.6 }));
    const other = state.settings.language === 'fr' ? 'en' : 'fr';
    const language = button(icon('language'), () => this.parts.app.changeSettings({ language: other }),
      { class: 'plain language', lang: other, 'aria-label': texts.switchLanguage });
    language.append(h('span', {}, texts.switchLanguage));
    const names = {
      new: texts.menuNew, learn: texts.learn.menu, games: texts.menuGames, share: texts.menuShare,
      print: texts.menuPrint, settings: texts.menuSettings, keys: texts.menuKeys,
    };
    const keys = (Object.keys(names) as (keyof typeof names)[]).map((name) => {
      const look = name === 'keys' || name === 'print' ? 'plain for-desks' : 'plain';
      const key = button(icon(name), () => this.parts.menu[name](), { class: look, 'aria-label': names[name] });
      key.append(h('span', {}, names[name]));
      return key;
    });
    this.head.replaceChildren(
      h('div', { class: 'brand' }, logo, h('h1', {}, 'sudokit'), h('p', {}, texts.tagline)),
      h('nav', { class: 'menu', 'aria-label': 'sudokit' }, ...keys, language));
    this.tabs.setAttribute('aria-label', texts.panels);
    this.timer.setAttribute('aria-label', texts.timer);
    this.buildTabs();
    this.say('');
  }

  private buildTabs(): void {
    const { app } = this.parts;
    const { texts } = app;
    const names: Readonly<Record<Panel, string>> = {
      play: texts.panelPlay, hint: texts.panelHint, check: texts.panelCheck,
      explain: texts.panelExplain, models: texts.panelModels, set: texts.panelSet,
      learn: texts.learn.menu,
    };
    this.tabs.replaceChildren(...kPanels.map((panel) =>
      button(names[panel], () => app.showPanel(panel), {
        role: 'tab', 'data-panel': panel, id: `tab-${panel}`, 'aria-controls': 'panel',
      })));
    this.shownPanel = null;
  }

  /** A part of the board fills its place. */
  private showZoom({ zoom }: AppState): void {
    const { order } = shownPuzzle(this.parts.app.state).board;
    const [before, , side] = viewBoxOf(order, this.parts.app.state.settings.showLabels);
    const share = (cells: number) => -(100 * (cells * kCell - before)) / side;
    const rim = this.parts.app.state.settings.showLabels ? kRim : 0;
    const size = zoom ? (side / (zoom.size * kCell)) * (1 - rim) : 1;
    this.sheet.style.transform = zoom
      ? `translate(${100 * rim}%, ${100 * rim}%) scale(${size}) translate(${share(zoom.column)}%, ${share(zoom.row)}%)` : '';
    this.board.classList.toggle('zoomed', zoom !== null);
    this.rims.forEach((strip, i) => {
      const numbers = zoom && rim ? [...Array(zoom.size).keys()].map((n) => n + 1 + (i === 0 ? zoom.column : zoom.row)) : [];
      strip.hidden = numbers.length === 0;
      strip.replaceChildren(...numbers.map((number) => h('span', {}, String(number))));
    });
  }

  private showCaption(state: AppState): void {
    const { texts } = this.parts.app;
    const { words, board } = shownPuzzle(state);
    const choosing = state.panel === 'learn' && !state.lesson;
    const name = choosing ? texts.learn.menu : words.title ?? words.comment ?? texts.untitled(board.order);
    setText(this.title, words.author ? `${name} ${texts.byAuthor(words.author)}` : name);
    const playing = partOf(state) === 'play';
    const covered = state.paused && playing;
    this.timer.hidden = !state.settings.showTimer || !playing;
    this.pause.hidden = this.timer.hidden || state.solved;
    setIfChanged(this.pause, 'aria-label', covered ? texts.resume : texts.pause);
    this.pause.replaceChildren(icon(covered ? 'resume' : 'pause'));
    this.cover.hidden = !covered;
    if (covered && !this.cover.hasChildNodes()) {
      this.cover.append(button(texts.resume, () => this.parts.app.togglePause(), { class: 'main' }));
    } else if (!covered) {
      this.cover.replaceChildren();
    }
  }

  private showTime(state: AppState): void {
    setText(this.timer, clockText(elapsedAt(state.clock, performance.now())));
  }

  private showPanel(state: AppState): void {
    const view = this.parts.panels[state.panel];
    for (const tab of this.tabs.children) {
      const panel = tab.getAttribute('data-panel') as Panel;
      const chosen = panel === state.panel;
      setIfChanged(tab, 'aria-selected', String(chosen));
      setIfChanged(tab, 'tabindex', chosen ? '0' : '-1');
      (tab as HTMLElement).hidden = !isOffered(panel, state);
    }
    if (state.panel !== this.shownPanel) {
      this.panel.replaceChildren(view.element);
      this.panel.setAttribute('aria-labelledby', `tab-${state.panel}`);
      setIfChanged(this.panel, 'class', `panel panel-${state.panel}`);
    }
    this.shownPanel = state.panel;
    for (const panel of kPanels) this.parts.panels[panel].update(state);
  }

  private key(event: KeyboardEvent): boolean {
    const { app, command } = this.parts;
    const { order } = shownPuzzle(app.state).board;
    const found = commandOfKey(event, order, app.state.setting ? 'digit' : app.state.mode);
    if (!found) return false;
    if (found.kind === 'move' && found.how === 'select' && this.parts.arrow(found.down, found.right, true)) return true;
    if (!app.board.run(found)) command(found.kind as SimpleCommand);
    return true;
  }

  /** Keys that were not meant for the board, but may be: with the focus on nothing, all of them; on
   * a button, those that buttons do not need themselves; on a slider or a box to tick, letters. */
  private keyElsewhere(event: KeyboardEvent): void {
    const target = event.target as Element;
    if (event.defaultPrevented || this.grid.element.contains(target)) return;
    if (target.closest('dialog, select, textarea, input:not([type=range], [type=checkbox])')) return;
    const { app } = this.parts;
    const { order } = shownPuzzle(app.state).board;
    const found = commandOfKey(event, order, app.state.setting ? 'digit' : app.state.mode);
    if (found?.kind === 'move' && found.how === 'select' && !target.closest('[role=tab], [role=radio], input')
      && this.parts.arrow(found.down, found.right, false)) return event.preventDefault();
    const plain = found && (kLetterCommands.has(found.kind)
      || (!target.closest('input') && ['enter', 'erase', 'undo', 'redo'].includes(found.kind)));
    if (target !== document.body && !plain) return;
    if (this.key(event)) event.preventDefault();
  }

  private tabKey(event: KeyboardEvent): void {
    const visible = [...this.tabs.children].filter((tab) => !(tab as HTMLElement).hidden) as HTMLElement[];
    const step = { ArrowRight: 1, ArrowLeft: visible.length - 1 }[event.key];
    if (step === undefined) return;
    const place = visible.findIndex((tab) => tab.tabIndex === 0);
    const next = visible[(place + step) % visible.length]!;
    next.click();
    next.focus();
  }
}

function partOf(state: AppState): 'set' | 'learn' | 'play' {
  if (state.setting) return 'set';
  return state.panel === 'learn' ? 'learn' : 'play';
}

/** Setting and learning have a tab of their own; the others are about the game. */
function isOffered(panel: Panel, state: AppState): boolean {
  const part = partOf(state);
  return part === 'play' ? panel !== 'set' && panel !== 'learn' : panel === part;
}

function themeOf(state: AppState): 'light' | 'dark' {
  const { theme } = state.settings;
  if (theme !== 'auto') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
