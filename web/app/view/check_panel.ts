/** Checks: is the position still right, how many solutions are there, how hard is the puzzle. */

import type { Call, Engine } from 'sudokit/engine';
import type * as T from 'sudokit/types';
import type { App } from '../app';
import type { EngineLink } from '../engine/engine_link';
import { cellsOf } from '../engine/figures';
import { countSolutions } from '../engine/solutions';
import { Task } from '../engine/task';
import { entryJson } from '../formats/entry_json';
import type { Position } from '../game/position';
import type { AppState } from '../state';
import { button, h } from './dom';
import { refusalOf } from './refusal';

/** A rating with what names its parts, or why there is none. */
type Rated =
  | { answer: T.RateAnswer['answer']; rate: T.RateAnswer; choices: T.Choices }
  | { answer?: undefined; refusal: string };

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
    this.ask((engine, call) => engine.position(entry, options, call), (answer, count) => this.showPosition(answer, count));
  }

  /** Asks, and counts the solutions besides where there are several. */
  private ask<A extends { answer?: T.Verdict | undefined }>(
    work: (engine: Engine, call: Call) => Promise<A>, show: (answer: A, count: T.CountAnswer | null) => void,
  ): void {
    const entry = this.entry(false);
    void this.task.run(
      (call) => this.engine.ask(async (engine, common) => {
        const answer = await work(engine, common);
        return { answer, count: answer.answer === 'several' ? await countSolutions(engine, entry, common) : null };
      }, call),
      ({ answer, count }) => show(answer, count));
  }

  private showPosition(answer: T.PositionAnswer, count: T.CountAnswer | null): void {
    const { texts } = this.app;
    if (answer.right === undefined || answer.right === null) {
      return this.tell(this.verdict(answer.answer, count), ...(answer.answer === 'several' ? [texts.checkNotOne] : []));
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
    this.ask((engine, call) => engine.solve(entry, { why: true }, call), (answer, count) => this.showSolutions(answer, count));
  }

  private showSolutions(answer: T.SolveAnswer, count: T.CountAnswer | null): void {
    const { texts } = this.app;
    const lines = [this.verdict(answer.answer, count)];
    const pointed = answer.differing?.length ? answer.differing : (answer.clashing ?? []);
    if (answer.differing?.length) lines.push(texts.checkDiffer(answer.differing.length));
    if (answer.clashing?.length) lines.push(texts.checkClash(answer.clashing.length));
    this.app.point(this.cells(pointed));
    this.tell(...lines);
  }

  private rate(): void {
    const entry = this.entry(false);
    this.ask(
      async (engine, call): Promise<Rated> => {
        try {
          const rate = await engine.rate(entry, {}, call);
          return { answer: rate.answer, rate, choices: await this.engine.choices() };
        } catch (error) {
          return { refusal: refusalOf(error) };
        }
      },
      (rated, count) => ('refusal' in rated ? this.tell(rated.refusal)
        : this.showRate(rated.rate, rated.choices, count)));
  }

  private showRate(rate: T.RateAnswer, choices: T.Choices, count: T.CountAnswer | null): void {
    const { texts } = this.app;
    if (rate.answer !== 'one') {
      const known = rate.answer === 'none' || rate.answer === 'several';
      return this.tell(this.verdict(rate.answer, count), ...(known ? [texts.rateOnlyOne] : []));
    }
    const guesses = rate.guesses ?? 0;
    const name = choices.techniques.find((technique) => technique.name === rate.hardest)?.text;
    const points = rate.score?.toLocaleString(this.language) ?? '';
    const score = points && rate.score_text ? texts.rateScoreLevel(points, rate.score_text) : points;
    const facts: [string, string | null | undefined][] = [
      [texts.rateLevel, rate.level_text ?? (rate.level ? texts.levels[rate.level] : null)],
      // A line may break behind each part of its name.
      [texts.rateModel, rate.model?.replace(/\+/g, '+\u200b')],
      [texts.rateScore, score],
      [guesses > 0 ? texts.rateHardestFound : texts.rateHardest, name ?? rate.hardest],
      [texts.rateDepth, typeof rate.depth === 'number' ? String(rate.depth) : null],
    ];
    const rows = facts.flatMap(([term, value]) =>
      value ? [h('div', {}, h('dt', {}, term), h('dd', {}, value))] : []);
    this.answer.replaceChildren(h('dl', { class: 'facts' }, ...rows),
      ...(score ? [h('p', { class: 'quiet' }, texts.rateOrder)] : []),
      ...(guesses > 0 ? [h('p', { class: 'quiet' }, texts.rateGuesses(guesses))] : []),
      this.meanings());
    this.reveal();
  }

  /** What the words of a rating mean, for those who ask. */
  private meanings(): HTMLElement {
    const { texts } = this.app;
    const { model, score, depth } = texts.rateMeanings;
    const lines: [string, string][] = [[texts.rateModel, model], [texts.rateScore, score], [texts.rateDepth, depth]];
    return h('details', { class: 'quiet meanings' }, h('summary', {}, texts.rateWords),
      h('dl', {}, ...lines.map(([term, meaning]) => h('div', {}, h('dt', {}, term), h('dd', {}, meaning)))));
  }

  private tell(...lines: string[]): void {
    this.answer.replaceChildren(...lines.map((line) => h('p', {}, line)));
    this.reveal();
  }

  /** On a phone the answer comes below the edge of the window. */
  private reveal(): void {
    this.answer.scrollIntoView({ block: 'nearest' });
  }

  private verdict(verdict: T.Verdict | undefined, count: T.CountAnswer | null): string {
    const { texts } = this.app;
    switch (verdict) {
      case 'none': return texts.checkNone;
      case 'one': return texts.checkOne;
      case 'several': break;
      default: return texts.checkUnknown;
    }
    if (!count) return texts.checkSeveral;
    const number = BigInt(count.solutions).toLocaleString(this.language);
    return count.exact ? texts.checkCounted(number) : texts.checkAtLeast(number);
  }
}
