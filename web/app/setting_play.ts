/** What can be done to a puzzle that is being set; the game waits meanwhile. */

import type { App } from './app';
import { draftOf, isUnfinished, puzzleOfDraft, drawRegion, giveDigit, type Draft } from './game/draft';
import { newGame } from './game/game';
import { markCells, type Symmetry } from './game/pattern';
import { selectOnly } from './game/selection';
import { newSetting, redoDraft, undoDraft, withDraft, type Setting } from './game/setting';
import type { KeptSetting } from './kept_setting';
import { newGameId } from './store/games';

export class SettingPlay {
  /** Whether the pointer that is down marks cells, or takes marks off. */
  private marks = true;

  constructor(private readonly app: App, readonly kept: KeptSetting) {}

  start(draft: Draft): void {
    this.resume(newSetting(draft, this.app.state.setting ?? this.kept.take()));
  }

  /** Changes the puzzle of the game. */
  edit(): void {
    this.start(draftOf(this.app.state.game.puzzle));
  }

  /** Goes on with a puzzle that was left; without one, nothing happens. */
  resume(setting = this.kept.take()): void {
    const { app } = this;
    if (!setting) return;
    if (app.lessons.active) app.lessons.leave();
    app.store.update({ panel: 'set', figure: null, mode: 'digit' });
    this.show(setting);
  }

  change(draft: Draft): void {
    const { setting } = this.app.state;
    if (setting) this.show(withDraft(setting, draft));
  }

  /** A digit of the pad: a given, or the number of the region that is drawn; 0 takes givens away. */
  enter(digit: number): void {
    const { setting, selection } = this.app.state;
    if (!setting) return;
    const cells = [...selection.cells];
    this.change(setting.region === null || digit === 0 ? giveDigit(setting.draft, cells, digit)
      : drawRegion(setting.draft, cells, digit - 1));
  }

  undo(): void {
    const before = undoDraft(this.app.state.setting!);
    if (before) this.show(before);
    else this.app.say(this.app.texts.nothingToUndo);
  }

  redo(): void {
    const after = redoDraft(this.app.state.setting!);
    if (after) this.show(after);
    else this.app.say(this.app.texts.nothingToRedo);
  }

  chooseRegion(region: number | null): void {
    const { setting } = this.app.state;
    if (setting) this.app.store.update({ setting: { ...setting, region, marking: null } });
  }

  /** From now on cells are marked by this symmetry; null: digits are entered again. */
  chooseMarking(marking: Symmetry | null): void {
    const { setting } = this.app.state;
    if (setting) this.app.store.update({ setting: { ...setting, marking, region: null } });
  }

  /** The pointer goes down: on a marked cell it takes marks off. */
  press(cell: number): void {
    this.marks = !this.app.state.setting?.draft.marked.has(cell);
    this.paint();
  }

  /** Whether cells that the pointer touches are drawn on. */
  get painting(): boolean {
    const { setting } = this.app.state;
    return setting !== null && (setting.region !== null || setting.marking !== null);
  }

  /** While regions are drawn, the selected cells go into the region; while a pattern is, they are marked. */
  paint(): void {
    const { setting, selection } = this.app.state;
    if (!setting) return;
    const { draft, region, marking } = setting;
    if (marking !== null) this.change(markCells(draft, selection.cells, this.marks, marking));
    else if (region !== null) this.change(drawRegion(draft, [...selection.cells], region));
  }

  /** Marks the selected cells, or takes the mark off if the cursor is on a marked one. */
  toggleMarks(): void {
    this.press(this.app.state.selection.cursor);
  }

  /** Plays the puzzle that was set. */
  finish(): void {
    const { app } = this;
    const { setting } = app.state;
    if (!setting) return;
    if (isUnfinished(setting.draft)) return app.say(app.texts.setUnfinished);
    const puzzle = puzzleOfDraft(setting.draft);
    app.store.update({ setting: null, panel: 'play' });
    app.open(newGame(newGameId(), puzzle));
  }

  /** Back to the game; what was set is kept. */
  cancel(): void {
    const { app } = this;
    const { setting, game } = app.state;
    if (setting) this.kept.keep(setting, game.puzzle);
    this.hide();
    app.save();
    if (this.kept.setting) app.say(app.texts.setKept);
  }

  /** Lessons take the place of a puzzle being set, which comes back afterwards. */
  wait(): void {
    const { setting } = this.app.state;
    if (!setting) return;
    this.kept.setting = setting;
    this.kept.returns = true;
    this.hide();
  }

  private show(setting: Setting): void {
    const { selection } = this.app.state;
    const fits = selection.cursor < setting.draft.givens.length;
    this.app.store.update({ setting, pointed: new Set(), selection: fits ? selection : selectOnly(0) });
    this.app.saveSoon();
  }

  private hide(): void {
    const { selection, game } = this.app.state;
    const fits = selection.cursor < game.puzzle.board.cellCount;
    this.app.store.update({
      setting: null, panel: 'play', pointed: new Set(), selection: fits ? selection : selectOnly(0),
    });
  }
}
