/** Hints that tell a little more each time, up to the whole step drawn on the board. */

import type * as T from 'sudokit/types';
import type { App } from '../app';
import type { EngineLink } from '../engine/engine_link';
import { cellsOf } from '../engine/figures';
import { Task } from '../engine/task';
import { cellName, cellOfName } from '../board/board';
import { digitsOfLine, symbolOf } from '../board/symbols';
import { entryJson } from '../formats/entry_json';
import { placeDigit, withoutNotes, type Position } from '../game/position';
import { correct, takeStep, type CellDigit } from '../game/take_step';
import { cellToTry } from '../game/trial';
import type { AppState } from '../state';
import { button, h } from './dom';
import { StepView } from './step_view';
import { troubleOf, type Trouble } from './verdict';

/** How long a step is looked for, in milliseconds; then it is better to try. */
const kPatience = 10_000;

export class HintPanel {
  readonly element = h('div', { class: 'panel' });
  private readonly task: Task;
  private readonly lines = h('div', { class: 'answer', 'aria-live': 'polite' });
  private readonly keys = h('div', { class: 'row' });
  private readonly intro = h('p', { class: 'quiet' });
  private readonly view: StepView;
  private strength = 0;
  /** Whether the notes are left out of account, since they are wrong. */
  private digitsOnly = false;
  private position: Position | null = null;
  private language = '';

  constructor(private readonly app: App, private readonly engine: EngineLink) {
    this.task = new Task(app, engine);
    this.view = new StepView(app);
    // The keys come at once behind the words, so that they are in sight on phones too.
    this.element.append(this.intro, this.view.cases, this.lines, this.keys, this.task.element, this.view.links, this.view.legend);
  }

  update(state: AppState): void {
    if (state.game.position === this.position && state.settings.language === this.language) return;
    this.position = state.game.position;
    this.language = state.settings.language;
    this.reset();
  }

  /** Goes from link to link inside the step that is shown; false where there are none. */
  link(by: number): boolean {
    return this.view.link(by);
  }

  /** Asks for the first hint, or for more of it. */
  more(): void {
    if (this.strength >= 4) return;
    const { game } = this.app.state;
    const strength = (this.strength + 1) as 1 | 2 | 3 | 4;
    const position = this.digitsOnly ? withoutNotes(game.position) : game.position;
    const entry = JSON.stringify(entryJson(game.puzzle, position));
    const givens = JSON.stringify(entryJson(game.puzzle));
    const work = (call: object) => this.engine.ask(async (engine, common) => {
      const hint = await engine.hint(entry, { strength }, { ...common, timeout: kPatience });
      const options = hint.mistakes > 0 ? { compare: true, reveal: true } : {};
      return {
        hint,
        position: strength === 4 ? await engine.position(entry, options, common) : null,
        solutions: ['none', 'several'].includes(hint.answer)
          ? await engine.solve(givens, { why: true, keep: 0 }, common) : null,
      };
    }, call);
    void this.task.run(work, ({ hint, position: before, solutions }) => {
      const trouble = solutions && troubleOf(solutions, this.app.texts);
      if (trouble) this.showTrouble(trouble);
      else this.show(hint, before, strength);
    });
  }

  private reset(): void {
    const { texts } = this.app;
    this.task.stop();
    this.strength = 0;
    this.digitsOnly = false;
    this.intro.textContent = texts.hintIntro;
    this.intro.hidden = false;
    this.lines.replaceChildren();
    this.view.clear();
    this.keys.replaceChildren(button(texts.hintAsk, () => this.more(), { class: 'main' }));
  }

  /** Where there is not one solution, hints lead nowhere. */
  private showTrouble({ lines, cells }: Trouble): void {
    this.strength = 4;
    this.app.point(cellsOf(cells, this.app.state.game.puzzle.board.order));
    this.lines.replaceChildren(...lines.map((line) => h('p', {}, line)));
    this.keys.replaceChildren();
  }

  private show(hint: T.HintAnswer, position: T.PositionAnswer | null, strength: number): void {
    const { app } = this;
    const { texts } = app;
    const { order } = app.state.game.puzzle.board;
    const wrong = hint.mistakes > 0;
    const stepAhead = hint.answer === 'one' && hint.outcome === 'reached';
    const more = (wrong || stepAhead) && strength < 4;
    this.strength = more ? strength : 4;
    const heading = wrong ? texts.hintMistake : stepAhead ? texts.hintStrengths[strength - 1]! : null;
    const stuck = !wrong && hint.answer === 'one' && ['stuck', 'stopped'].includes(hint.outcome);
    const { step } = hint;
    const isDrawn = hint.figure !== null && position !== null;
    if (isDrawn) this.view.show(hint.figure, position, step);
    const words = hint.hint || texts.hintNone;
    this.intro.hidden = true;
    // What was told before is part of what is told now.
    this.lines.replaceChildren(
      ...(heading === null ? [] : [h('p', { class: 'quiet' }, heading)]),
      ...(isDrawn ? this.view.stepWords(words) : this.view.words(words)), ...(stuck ? [h('p', {}, texts.tryOn)] : []));
    if (stuck) return this.offerTrial();
    if (!isDrawn && hint.cells) app.point(cellsOf(hint.cells, order));
    if (more) {
      this.keys.replaceChildren(button(texts.hintMore, () => this.more(), { class: 'main' }));
    } else if (step) {
      this.keys.replaceChildren(button(texts.hintDo, () => this.take(step), { class: 'main' }));
    } else {
      this.keys.replaceChildren(...(position?.mistakes?.length ? this.waysOut(position.mistakes) : []));
    }
  }

  /** What can be done about mistakes: they are put right in one move, or wrong notes are left out. */
  private waysOut(mistakes: readonly T.Mistake[]): HTMLElement[] {
    const { app } = this;
    const { texts } = app;
    const { position, puzzle: { board: { order } } } = app.state.game;
    const wrong = mistakes.map((one) => ({ ...one, cell: cellOfName(one.cell, order) ?? 0 }));
    app.point(wrong.map(({ cell }) => cell));
    const key = button(texts.hintCorrect, () => {
      app.play(correct(position, wrong));
      app.say(texts.corrected);
    }, { class: 'main' });
    const others = button(texts.hintWithoutNotes, () => {
      this.digitsOnly = true;
      this.strength = 0;
      app.point([]);
      this.more();
    });
    return wrong.every(({ kind }) => kind === 'candidate') ? [key, others] : [key];
  }

  /** Where no technique helps: the cell that is best tried, and its digit for those who ask for it. */
  private offerTrial(): void {
    const { app } = this;
    const { puzzle, position } = app.state.game;
    const { order } = puzzle.board;
    const entry = JSON.stringify(entryJson(puzzle, position));
    this.keys.replaceChildren();
    void this.task.run((call) => this.engine.ask((engine, common) => engine.position(entry, {}, common), call), (answer) => {
      const best = cellToTry(answer.digits, answer.candidates);
      if (!best) return;
      const name = app.texts.models.cellShort(cellName(best.cell, order));
      app.point([best.cell]);
      this.lines.append(...this.view.words(
        app.texts.tryCell(name, best.digits.map((digit) => symbolOf(digit, order)).join(', '))));
      this.keys.replaceChildren(button(app.texts.tryReveal(name), () => this.reveal(best.cell)));
    });
  }

  /** Places the digit that the cell has in the solution. */
  private reveal(cell: number): void {
    const { puzzle, position } = this.app.state.game;
    const { order } = puzzle.board;
    const entry = JSON.stringify(entryJson(puzzle));
    void this.task.run((call) => this.engine.ask((engine, common) => engine.solve(entry, {}, common), call), ({ solutions }) => {
      const digit = digitsOfLine(solutions[0] ?? '', order)[cell];
      if (digit) this.app.play(placeDigit(puzzle, position, [cell], digit, this.app.state.settings.tidyNotes));
    });
  }

  private take(step: T.Step): void {
    const { puzzle, position } = this.app.state.game;
    const { order } = puzzle.board;
    const known = (list: readonly T.Candidate[]): CellDigit[] =>
      list.map(({ cell, digit }) => ({ cell: cellOfName(cell, order) ?? 0, digit }));
    this.app.play(takeStep(puzzle, position, known(step.placements), known(step.eliminations)));
  }
}
