/** What can be done on the page: every command of keys, pad and panels ends here. */

import type { Puzzle } from './board/puzzle';
import type { Entry } from './formats/entry_json';
import { clockText, elapsedAt, startClock, stopClock, stoppedClock } from './game/clock';
import {
  draftOf, drawRegion, giveDigit, isUnfinished, puzzleOfDraft, type Draft,
} from './game/draft';
import { newGame, play, redo, undo, type Game } from './game/game';
import { markCells, type Symmetry } from './game/pattern';
import { clashesOf, isSolved } from './game/judge';
import {
  clearAll, erase, fillNotes, placeDigit, toggleColour, toggleNote, type Move,
} from './game/position';
import {
  addCell, cellBeside, extendTo, selectCells, selectOnly, toggleCell, type Selection,
} from './game/selection';
import { newSetting, redoDraft, undoDraft, withDraft, type Setting } from './game/setting';
import { KeptSetting } from './kept_setting';
import { LessonPlay } from './lesson_play';
import { shownPuzzle, Store, type AppState, type Panel } from './state';
import type { DraftStore } from './store/drafts';
import { newGameId, type GameStore } from './store/games';
import { saveSettings, type Settings } from './store/settings';
import { textsIn } from './text/language';
import type { Texts } from './text/texts';
import type { Figure } from './view/figure';
import type { Command, Mode } from './view/keys';

/** Says something to everybody: shown for a while, and spoken. */
export type Say = (message: string) => void;

export class App {
  readonly store: Store;
  readonly lessons: LessonPlay;
  readonly kept: KeptSetting;
  private saving: ReturnType<typeof setTimeout> | null = null;
  private toldUnsaved = false;
  /** Whether the pointer that is down marks cells, or takes marks off. */
  private marks = true;

  constructor(
    game: Game, settings: Settings, private readonly games: GameStore, drafts: DraftStore,
    private readonly storage: Storage | null, private readonly now: () => number,
    readonly say: Say,
  ) {
    this.store = new Store(stateOf(game, settings));
    this.lessons = new LessonPlay(this.store, now);
    this.kept = new KeptSetting(drafts);
    if (!this.state.solved) this.store.update({ clock: startClock(this.state.clock, now()) });
    const setting = this.kept.restore();
    if (setting) this.resumeSetting(setting);
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
    if (left) this.kept.keep(left, this.state.game.puzzle);
    this.kept.returns = false;
    this.save();
    const state = stateOf(game, this.state.settings);
    const clock = state.solved ? state.clock : startClock(state.clock, this.now());
    this.store.update({ ...state, clock });
    this.save();
    if (left && this.kept.setting) this.say(this.texts.setKept);
    else if (state.solved) this.say(this.texts.alreadySolved);
  }

  /** The game with the time that it took until now. */
  currentGame(): Game {
    return { ...this.state.game, elapsed: elapsedAt(this.state.clock, this.now()) };
  }

  save(): void {
    if (this.saving !== null) clearTimeout(this.saving);
    this.saving = null;
    const saved = this.games.save(this.currentGame(), Date.now()) && this.kept.save(this.state.setting);
    if (!saved && !this.toldUnsaved) this.say(this.texts.notSaved);
    this.toldUnsaved = !saved;
  }

  /** Saves soon: many moves may follow each other quickly. */
  private saveSoon(): void {
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
    const { setting } = this.state;
    if (setting) {
      const before = undoDraft(setting);
      return before ? this.showSetting(before) : this.say(this.texts.nothingToUndo);
    }
    if (this.lessons.active) return this.lessons.undo();
    if (this.state.paused) return;
    if (this.state.game.past.length === 0) return this.say(this.texts.nothingToUndo);
    this.setGame(undo(this.state.game));
  }

  redo(): void {
    const { setting } = this.state;
    if (setting) {
      const after = redoDraft(setting);
      return after ? this.showSetting(after) : this.say(this.texts.nothingToRedo);
    }
    if (this.lessons.active) return this.lessons.redo();
    if (this.state.paused) return;
    if (this.state.game.future.length === 0) return this.say(this.texts.nothingToRedo);
    this.setGame(redo(this.state.game));
  }

  enter(mode: Mode, digit: number): void {
    if (this.lessons.active) return this.lessons.mark(mode, digit);
    const { game, selection, settings, setting } = this.state;
    const cells = [...selection.cells];
    if (setting) {
      const region = setting.region;
      this.changeDraft(region === null ? giveDigit(setting.draft, cells, digit)
        : drawRegion(setting.draft, cells, digit - 1));
    } else if (mode === 'digit') {
      this.play(placeDigit(game.puzzle, game.position, cells, digit, settings.tidyNotes));
    } else if (mode === 'note') {
      this.play(toggleNote(game.puzzle, game.position, cells, digit));
    } else {
      this.play(toggleColour(game.position, cells, digit));
    }
  }

  erase(): void {
    if (this.lessons.active) return this.lessons.erase();
    const { game, selection, setting } = this.state;
    const cells = [...selection.cells];
    if (setting) this.changeDraft(giveDigit(setting.draft, cells, 0));
    else this.play(erase(game.puzzle, game.position, cells));
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

  // --- selection -----------------------------------------------------------------------------

  select(selection: Selection): void {
    this.store.update({ selection });
  }

  press(cell: number, how: 'only' | 'toggle' | 'range'): void {
    const { selection } = this.state;
    if (how === 'toggle') this.select(toggleCell(selection, cell));
    else if (how === 'range') this.select(extendTo(selection, cell, shownPuzzle(this.state).board.order));
    else this.select(selectOnly(cell));
    this.marks = !this.state.setting?.draft.marked.has(cell);
    this.paint();
  }

  drag(cell: number): void {
    const { setting, selection } = this.state;
    const painting = setting !== null && (setting.region !== null || setting.marking !== null);
    this.select(painting ? selectOnly(cell) : addCell(selection, cell));
    this.paint();
  }

  /** While regions are drawn, the cells that the pointer touches go into the region; while a pattern
   * is, they are marked. */
  private paint(): void {
    const { setting, selection } = this.state;
    if (!setting) return;
    const { draft, region, marking } = setting;
    if (marking !== null) this.changeDraft(markCells(draft, selection.cells, this.marks, marking));
    else if (region !== null) this.changeDraft(drawRegion(draft, [...selection.cells], region));
  }

  /** Marks the selected cells, or takes the mark off if the cursor is on a marked one. */
  private toggleMarks(): void {
    const { setting, selection } = this.state;
    this.marks = !setting?.draft.marked.has(selection.cursor);
    this.paint();
  }

  // --- commands of keys ----------------------------------------------------------------------

  /** Does what concerns the board; answers false for commands of the rest of the page. */
  run(command: Command): boolean {
    const { selection, game } = this.state;
    const { order, cellCount } = shownPuzzle(this.state).board;
    switch (command.kind) {
      case 'enter': this.enter(command.mode, command.digit); return true;
      case 'move': this.move(command.down, command.right, command.how); return true;
      case 'edge': {
        const start = selection.cursor - (selection.cursor % order);
        const cells = { 'row-start': start, 'row-end': start + order - 1, first: 0, last: cellCount - 1 };
        this.select(selectOnly(cells[command.edge]));
        return true;
      }
      case 'mode':
        if (this.state.setting) this.toggleMarks();
        else this.setMode(command.mode);
        return true;
      case 'erase': this.erase(); return true;
      case 'undo': this.undo(); return true;
      case 'redo': this.redo(); return true;
      case 'select-all': {
        const cells = Array.from(game.position.keys());
        this.select({ ...selectCells(cells), cursor: selection.cursor });
        return true;
      }
      case 'clear-selection': this.select(selectOnly(selection.cursor)); return true;
      case 'toggle-cell': this.select(toggleCell(selection, selection.cursor)); return true;
      case 'fill-notes':
        if (!this.state.setting && !this.lessons.active) this.fillNotes();
        return true;
      case 'pause': this.togglePause(); return true;
      default: return false;
    }
  }

  private move(down: number, right: number, how: 'select' | 'extend' | 'walk'): void {
    const { selection } = this.state;
    const { order } = shownPuzzle(this.state).board;
    const cell = cellBeside(selection.cursor, down, right, order);
    if (how === 'extend') this.select(extendTo(selection, cell, order));
    else if (how === 'walk') this.select({ ...selection, cursor: cell, anchor: cell });
    else this.select(selectOnly(cell));
  }

  setMode(mode: Mode): void {
    this.store.update({ mode });
    this.say(this.texts.modeIs[mode]);
  }

  // --- panels, settings, figures -------------------------------------------------------------

  showPanel(panel: Panel): void {
    this.store.update({ panel, figure: null, pointed: new Set() });
  }

  show(figure: Figure | null): void {
    this.store.update({ figure, pointed: new Set() });
  }

  point(cells: Iterable<number>): void {
    this.store.update({ pointed: new Set(cells), figure: null });
  }

  changeSettings(change: Partial<Settings>): void {
    const settings = { ...this.state.settings, ...change };
    saveSettings(this.storage, settings);
    this.store.update({ settings });
  }

  // --- setting -------------------------------------------------------------------------------

  startSetting(draft: Draft): void {
    this.resumeSetting(newSetting(draft, this.state.setting ?? this.kept.take()));
  }

  editPuzzle(): void {
    this.startSetting(draftOf(this.state.game.puzzle));
  }

  /** Goes on with a puzzle that was left; without one, nothing happens. */
  resumeSetting(setting = this.kept.take()): void {
    if (!setting) return;
    if (this.lessons.active) this.lessons.leave();
    this.store.update({ panel: 'set', figure: null, mode: 'digit' });
    this.showSetting(setting);
  }

  changeDraft(draft: Draft): void {
    if (this.state.setting) this.showSetting(withDraft(this.state.setting, draft));
  }

  chooseRegion(region: number | null): void {
    const { setting } = this.state;
    if (setting) this.store.update({ setting: { ...setting, region, marking: null } });
  }

  /** From now on cells are marked by this symmetry; null: digits are entered again. */
  chooseMarking(marking: Symmetry | null): void {
    const { setting } = this.state;
    if (setting) this.store.update({ setting: { ...setting, marking, region: null } });
  }

  private showSetting(setting: Setting): void {
    const { selection } = this.state;
    const fits = selection.cursor < setting.draft.givens.length;
    this.store.update({ setting, pointed: new Set(), selection: fits ? selection : selectOnly(0) });
    this.saveSoon();
  }

  /** Plays the puzzle that was set. */
  finishSetting(): void {
    const { setting } = this.state;
    if (!setting) return;
    if (isUnfinished(setting.draft)) return this.say(this.texts.setUnfinished);
    const puzzle = puzzleOfDraft(setting.draft);
    this.store.update({ setting: null, panel: 'play' });
    this.open(newGame(newGameId(), puzzle));
  }

  /** Back to the game; what was set is kept. */
  cancelSetting(): void {
    const { setting, game } = this.state;
    if (setting) this.kept.keep(setting, game.puzzle);
    this.hideSetting();
    this.save();
    if (this.kept.setting) this.say(this.texts.setKept);
  }

  /** Lessons take the place of a game, or of a puzzle being set, which comes back afterwards. */
  enterLessons(): void {
    const { setting } = this.state;
    if (setting) {
      this.kept.setting = setting;
      this.kept.returns = true;
      this.hideSetting();
    }
    this.lessons.enter();
  }

  leaveLessons(): void {
    this.lessons.leave();
    if (this.kept.returns) this.resumeSetting();
  }

  private hideSetting(): void {
    const { selection, game } = this.state;
    const fits = selection.cursor < game.puzzle.board.cellCount;
    this.store.update({
      setting: null, panel: 'play', pointed: new Set(), selection: fits ? selection : selectOnly(0),
    });
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
  };
}

function firstEmpty(puzzle: Puzzle): number {
  return Math.max(0, puzzle.givens.indexOf(0));
}

