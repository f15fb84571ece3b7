/** What can be done on the page: every command of keys, pad and panels ends here. */

import type { Puzzle } from './board/puzzle';
import { BoardCommands } from './board_commands';
import type { Entry } from './formats/entry_json';
import { clockText, elapsedAt, startClock, stopClock, stoppedClock } from './game/clock';
import { newGame, play, redo, undo, type Game } from './game/game';
import { clashesOf, isSolved } from './game/judge';
import {
  clearAll, erase, fillNotes, placeDigit, toggleColour, toggleNote, type Move,
} from './game/position';
import { selectOnly } from './game/selection';
import { KeptSetting } from './kept_setting';
import { LessonPlay } from './lesson_play';
import { SettingPlay } from './setting_play';
import { Store, type AppState, type Panel } from './state';
import type { DraftStore } from './store/drafts';
import { newGameId, type GameStore } from './store/games';
import { saveSettings, type Settings } from './store/settings';
import { textsIn } from './text/language';
import type { Texts } from './text/texts';
import type { Figure } from './view/figure';
import type { Mode } from './view/keys';
import type { Region } from './view/region';

/** Says something to everybody: shown for a while, and spoken. */
export type Say = (message: string) => void;

export class App {
  readonly store: Store;
  readonly lessons: LessonPlay;
  readonly setting: SettingPlay;
  readonly board = new BoardCommands(this);
  private saving: ReturnType<typeof setTimeout> | null = null;
  private toldUnsaved = false;

  constructor(
    game: Game, settings: Settings, private readonly games: GameStore, drafts: DraftStore,
    private readonly storage: Storage | null, private readonly now: () => number,
    readonly say: Say,
  ) {
    this.store = new Store(stateOf(game, settings));
    this.lessons = new LessonPlay(this.store, now);
    this.setting = new SettingPlay(this, new KeptSetting(drafts));
    if (!this.state.solved) this.store.update({ clock: startClock(this.state.clock, now()) });
    const setting = this.setting.kept.restore();
    if (setting) this.setting.resume(setting);
  }

  get state(): AppState {
    return this.store.state;
  }

  get texts(): Texts {
    return textsIn(this.state.settings.language);
  }

  // --- games ---------------------------------------------------------------------------------

  /** Keeps the game that is being played, and begins another one. */
  begin(entry: Entry, elapsed = 0): void {
    this.open({ ...newGame(newGameId(), entry.puzzle, entry.position), elapsed });
  }

  open(game: Game): void {
    const left = this.state.setting;
    const { kept } = this.setting;
    if (left) kept.keep(left, this.state.game.puzzle);
    kept.returns = false;
    this.save();
    const state = stateOf(game, this.state.settings);
    const clock = state.solved ? state.clock : startClock(state.clock, this.now());
    this.store.update({ ...state, clock });
    this.save();
    if (left && kept.setting) this.say(this.texts.setKept);
    else if (state.solved) this.say(this.texts.alreadySolved);
  }

  /** The game with the time that it took until now. */
  currentGame(): Game {
    return { ...this.state.game, elapsed: elapsedAt(this.state.clock, this.now()) };
  }

  save(): void {
    if (this.saving !== null) clearTimeout(this.saving);
    this.saving = null;
    const saved = this.games.save(this.currentGame(), Date.now()) && this.setting.kept.save(this.state.setting);
    if (!saved && !this.toldUnsaved) this.say(this.texts.notSaved);
    this.toldUnsaved = !saved;
  }

  /** Saves soon: many moves may follow each other quickly. */
  saveSoon(): void {
    this.saving ??= setTimeout(() => this.save(), 300);
  }

  // --- moves ---------------------------------------------------------------------------------

  play(move: Move): void {
    if (move.length === 0 || this.state.paused || this.lessons.active) return;
    this.setGame(play(this.state.game, move));
  }

  private setGame(game: Game): void {
    const { state } = this;
    const solved = isSolved(game.puzzle, game.position);
    const now = this.now();
    const clock = solved ? stopClock(state.clock, now) : startClock(state.clock, now);
    this.store.update({ game, clock, solved, figure: null, pointed: new Set() });
    if (solved && !state.solved) this.say(this.texts.solvedMessage(clockText(clock.before)));
    else this.sayClashes(state.game, game);
    this.saveSoon();
  }

  /** Clashes are marked on the board; those who do not see it are told when there are new ones. */
  private sayClashes(before: Game, after: Game): void {
    if (!this.state.settings.showClashes) return;
    const count = clashesOf(after.puzzle, after.position).size;
    if (count > clashesOf(before.puzzle, before.position).size) this.say(this.texts.clashCount(count));
  }

  undo(): void {
    if (this.state.setting) return this.setting.undo();
    if (this.lessons.active) return this.lessons.undo();
    if (this.state.paused) return;
    if (this.state.game.past.length === 0) return this.say(this.texts.nothingToUndo);
    this.setGame(undo(this.state.game));
  }

  redo(): void {
    if (this.state.setting) return this.setting.redo();
    if (this.lessons.active) return this.lessons.redo();
    if (this.state.paused) return;
    if (this.state.game.future.length === 0) return this.say(this.texts.nothingToRedo);
    this.setGame(redo(this.state.game));
  }

  enter(mode: Mode, digit: number): void {
    if (this.lessons.active) return this.lessons.mark(mode, digit);
    if (this.state.setting) return this.setting.enter(digit);
    const { game, selection, settings } = this.state;
    const cells = [...selection.cells];
    if (mode === 'digit') {
      this.play(placeDigit(game.puzzle, game.position, cells, digit, settings.tidyNotes));
    } else if (mode === 'note') {
      this.play(toggleNote(game.puzzle, game.position, cells, digit));
    } else {
      this.play(toggleColour(game.position, cells, digit));
    }
  }

  erase(): void {
    if (this.lessons.active) return this.lessons.erase();
    if (this.state.setting) return this.setting.enter(0);
    const { game, selection } = this.state;
    this.play(erase(game.puzzle, game.position, [...selection.cells]));
  }

  /** Fills in the notes of the selected cells, or of all if only one is selected. */
  fillNotes(): void {
    const { game, selection } = this.state;
    const some = selection.cells.size > 1 ? selection.cells : game.position.keys();
    this.play(fillNotes(game.puzzle, game.position, some));
    this.say(this.texts.notesFilled);
  }

  restart(): void {
    const { game } = this.state;
    this.play(clearAll(game.puzzle, game.position));
    this.say(this.texts.restarted);
  }

  // --- the clock -----------------------------------------------------------------------------

  togglePause(): void {
    const { paused, clock, solved } = this.state;
    if (solved || this.lessons.active) return;
    const now = this.now();
    this.store.update({
      paused: !paused, clock: paused ? startClock(clock, now) : stopClock(clock, now),
    });
    if (!paused) this.say(this.texts.paused);
    this.save();
  }

  /** The board is hidden, or shown again: nobody plays a board that is not there. */
  setVisible(visible: boolean): void {
    const { paused, clock, solved } = this.state;
    if (paused || solved || this.lessons.active) return;
    const now = this.now();
    this.store.update({ clock: visible ? startClock(clock, now) : stopClock(clock, now) });
    if (!visible) this.save();
  }

  setMode(mode: Mode): void {
    this.store.update({ mode });
    this.say(this.texts.modeIs[mode]);
  }

  // --- panels, settings, figures -------------------------------------------------------------

  showPanel(panel: Panel): void {
    this.store.update({ panel, figure: null, pointed: new Set() });
  }

  show(figure: Figure | null, zoom: Region | null = null): void {
    this.store.update({ figure, zoom, lit: new Set(), pointed: new Set() });
  }

  point(cells: Iterable<number>): void {
    this.store.update({ pointed: new Set(cells), figure: null });
  }

  changeSettings(change: Partial<Settings>): void {
    const settings = { ...this.state.settings, ...change };
    saveSettings(this.storage, settings);
    this.store.update({ settings });
  }

  /** Lessons take the place of a game, or of a puzzle being set, which comes back afterwards. */
  enterLessons(): void {
    this.setting.wait();
    this.lessons.enter();
  }

  leaveLessons(): void {
    this.lessons.leave();
    if (this.setting.kept.returns) this.setting.resume();
  }
}

function stateOf(game: Game, settings: Settings): AppState {
  return {
    game,
    settings,
    selection: selectOnly(firstEmpty(game.puzzle)),
    mode: 'digit',
    clock: stoppedClock(game.elapsed),
    paused: false,
    solved: isSolved(game.puzzle, game.position),
    panel: 'play',
    setting: null,
    lesson: null,
    figure: null,
    pointed: new Set(),
    lit: new Set(),
    zoom: null,
  };
}

function firstEmpty(puzzle: Puzzle): number {
  return Math.max(0, puzzle.givens.indexOf(0));
}

