/** Hints that tell a little more each time, up to the whole step drawn on the board. */

import type * as T from 'sudokit/types';
import type { App } from '../app';
import type { EngineLink } from '../engine/engine_link';
import { cellsOf, figureOf } from '../engine/figures';
import { Task } from '../engine/task';
import { cellOfName } from '../board/board';
import { entryJson } from '../formats/entry_json';
import type { Position } from '../game/position';
import { takeStep, type CellDigit } from '../game/take_step';
import type { AppState } from '../state';
import { button, h } from './dom';
import { told } from './told';

export class HintPanel {
  readonly element = h('div', { class: 'panel' });
  private readonly task: Task;
  private readonly lines = h('div', { class: 'answer', 'aria-live': 'polite' });
  private readonly keys = h('div', { class: 'row' });
  private readonly intro = h('p', { class: 'quiet' });
  private strength = 0;
  private position: Position | null = null;
  private language = '';

  constructor(private readonly app: App, private readonly engine: EngineLink) {
    this.task = new Task(app, engine);
    this.element.append(this.intro, this.lines, this.keys, this.task.element);
  }

  update(state: AppState): void {
    if (state.game.position === this.position && state.settings.language === this.language) return;
    this.position = state.game.position;
    this.language = state.settings.language;
    this.reset();
  }

  /** Asks for the first hint, or for more of it. */
  more(): void {
    if (this.strength >= 4) return;
    const { game } = this.app.state;
    const strength = (this.strength + 1) as 1 | 2 | 3 | 4;
    const entry = JSON.stringify(entryJson(game.puzzle, game.position));
    const work = (call: object) => this.engine.ask(async (engine, common) => ({
      hint: await engine.hint(entry, { strength }, common),
      position: strength === 4 ? await engine.position(entry, {}, common) : null,
    }), call);
    void this.task.run(work, (answer) => this.show(answer.hint, answer.position, strength));
  }

  private reset(): void {
    const { texts } = this.app;
    this.task.stop();
    this.strength = 0;
    this.intro.textContent = texts.hintIntro;
    this.lines.replaceChildren();
    this.keys.replaceChildren(button(texts.hintAsk, () => this.more(), { class: 'main' }));
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
    const stuck = !wrong && hint.answer === 'one' && hint.outcome === 'stuck';
    // What was told before is part of what is told now.
    this.lines.replaceChildren(
      ...(heading === null ? [] : [h('p', { class: 'quiet' }, heading)]),
      ...told(hint.hint || texts.hintNone), ...(stuck ? [h('p', {}, texts.tryOn)] : []));
    const { step } = hint;
    if (hint.figure && position) app.show(figureOf(hint.figure, position, order));
    else if (hint.cells) app.point(cellsOf(hint.cells, order));
    if (more) {
      this.keys.replaceChildren(button(texts.hintMore, () => this.more(), { class: 'main' }));
    } else if (step) {
      this.keys.replaceChildren(button(texts.hintDo, () => this.take(step), { class: 'main' }));
    } else {
      this.keys.replaceChildren();
    }
  }

  private take(step: T.Step): void {
    const { puzzle, position } = this.app.state.game;
    const { order } = puzzle.board;
    const known = (list: readonly T.Candidate[]): CellDigit[] =>
      list.map(({ cell, digit }) => ({ cell: cellOfName(cell, order) ?? 0, digit }));
    this.app.play(takeStep(puzzle, position, known(step.placements), known(step.eliminations)));
  }
}
