/** Checks: is the position still right, how many solutions are there, how hard is the puzzle. */

import type * as T from 'sudokit/types';
import type { App } from '../app';
import type { EngineLink } from '../engine/engine_link';
import { cellsOf } from '../engine/figures';
import { Task } from '../engine/task';
import { entryJson } from '../formats/entry_json';
import type { Position } from '../game/position';
import type { AppState } from '../state';
import { button, h } from './dom';
import { refusalOf } from './refusal';

export class CheckPanel {
  readonly element = h('div', { class: 'panel' });
  private readonly task: Task;
  private readonly keys = h('div', { class: 'panel' });
  private readonly answer = h('div', { class: 'answer', 'aria-live': 'polite' });
  private position: Position | null = null;
  private language = '';

  constructor(private readonly app: App, private readonly engine: EngineLink) {
    this.task = new Task(app, engine);
    this.element.append(this.keys, this.task.element, this.answer);
  }

  update(state: AppState): void {
    if (state.settings.language !== this.language) this.build();
    if (state.game.position !== this.position || state.settings.language !== this.language) {
      this.answer.replaceChildren();
      this.task.stop();
    }
    this.position = state.game.position;
    this.language = state.settings.language;
  }

  private build(): void {
    const { texts } = this.app;
    this.keys.replaceChildren(
      button(texts.checkPosition, () => this.checkPosition(false)),
      button(texts.checkSolutions, () => this.checkSolutions()),
      button(texts.checkRate, () => this.rate()));
  }

  private entry(withPlay: boolean): string {
    const { puzzle, position } = this.app.state.game;
    return JSON.stringify(entryJson(puzzle, withPlay ? position : undefined));
  }

  private cells(names: readonly string[]): number[] {
    return cellsOf(names, this.app.state.game.puzzle.board.order);
  }

  private checkPosition(reveal: boolean): void {
    const entry = this.entry(true);
    const options = reveal ? { compare: true, reveal } : { compare: true };
    void this.task.run(
      (call) => this.engine.ask((engine, common) => engine.position(entry, options, common), call),
      (answer) => this.showPosition(answer));
  }

  private showPosition(answer: T.PositionAnswer): void {
    const { texts } = this.app;
    if (answer.right === undefined || answer.right === null) {
      return this.tell(texts[verdictText(answer.answer)]);
    }
    if (answer.right) return this.tell(texts.checkRight);
    if (answer.mistakes) {
      this.app.point(this.cells(answer.mistakes.map(({ cell }) => cell)));
      return this.tell(texts.checkMistakes(answer.mistakes.length));
    }
    this.tell(texts.checkWrong);
    this.answer.append(button(texts.checkReveal, () => this.checkPosition(true)));
  }

  private checkSolutions(): void {
    const entry = this.entry(false);
    void this.task.run(
      (call) => this.engine.ask((engine, common) => engine.solve(entry, { why: true }, common), call),
      (answer) => this.showSolutions(answer));
  }

  private showSolutions(answer: T.SolveAnswer): void {
    const { texts } = this.app;
    const lines = [texts[verdictText(answer.answer)]];
    const pointed = answer.differing?.length ? answer.differing : (answer.clashing ?? []);
    if (answer.differing?.length) lines.push(texts.checkDiffer(answer.differing.length));
    if (answer.clashing?.length) lines.push(texts.checkClash(answer.clashing.length));
    this.app.point(this.cells(pointed));
    this.tell(...lines);
  }

  private rate(): void {
    const entry = this.entry(false);
    const work = (call: object) => this.engine.ask((engine, common) => engine.rate(entry, {}, common), call);
    void this.task.run(
      async (call) => {
        try {
          return { rate: await work(call), choices: await this.engine.choices() };
        } catch (error) {
          return { rate: null, refusal: refusalOf(error, this.app.state.game.puzzle, this.app.texts) };
        }
      },
      (answer) => (answer.rate ? this.showRate(answer.rate, answer.choices) : this.tell(answer.refusal ?? '')));
  }

  private showRate(rate: T.RateAnswer, choices: T.Choices): void {
    const { texts } = this.app;
    if (rate.answer !== 'one') return this.tell(texts[verdictText(rate.answer)]);
    const name = choices.techniques.find((technique) => technique.name === rate.hardest)?.text;
    const score = typeof rate.score === 'number'
      ? [rate.score.toLocaleString(this.language), rate.score_text].filter(Boolean).join(', ') : '';
    const facts: [string, string | null | undefined][] = [
      [texts.rateLevel, rate.level_text ?? (rate.level ? texts.levels[rate.level] : null)],
      // A line may break behind each part of its name.
      [texts.rateModel, rate.model?.replace(/\+/g, '+\u200b')],
      [texts.rateScore, score],
      [texts.rateHardest, name ?? rate.hardest],
      [texts.rateDepth, typeof rate.depth === 'number' ? String(rate.depth) : null],
    ];
    const rows = facts.flatMap(([term, value]) =>
      value ? [h('div', {}, h('dt', {}, term), h('dd', {}, value))] : []);
    this.answer.replaceChildren(h('dl', { class: 'facts' }, ...rows));
  }

  private tell(...lines: string[]): void {
    this.answer.replaceChildren(...lines.map((line) => h('p', {}, line)));
  }
}

function verdictText(verdict: T.Verdict | undefined) {
  switch (verdict) {
    case 'none': return 'checkNone';
    case 'one': return 'checkOne';
    case 'several': return 'checkSeveral';
    default: return 'checkUnknown';
  }
}
