/** The whole way to the solution: a list of steps, each in words and drawn on the board. */

import type * as T from 'sudokit/types';
import type { App } from '../app';
import { bitsOfDigits } from '../board/digit_bits';
import type { Puzzle } from '../board/puzzle';
import type { EngineLink } from '../engine/engine_link';
import { cellsOf } from '../engine/figures';
import { Task } from '../engine/task';
import { entryJson } from '../formats/entry_json';
import { takePosition } from '../game/take_step';
import type { AppState } from '../state';
import { conclusionOf } from './conclusion';
import { button, h } from './dom';
import { icon } from './icons';
import { StepView } from './step_view';
import { told } from './told';
import { troubleOf } from './verdict';

/** Explanations with more letters than these begin with what they come to. */
const kShort = 300;

export class ExplainPanel {
  readonly element = h('div', { class: 'panel' });
  private readonly task: Task;
  private readonly head = h('div', { class: 'panel' });
  private readonly intro = h('p', { class: 'quiet' });
  private readonly body = h('div', { class: 'panel walk' });
  private readonly list = h('ol', { class: 'steps' });
  private readonly place = h('span', { class: 'place' });
  private readonly words = h('div', { class: 'answer words', 'aria-live': 'polite' });
  private readonly view: StepView;
  private walk: T.ExplainAnswer | null = null;
  private puzzle: Puzzle | null = null;
  private step = 0;
  /** The buttons that ask, from here and from the givens; the one that was used last stands out. */
  private askers: readonly HTMLElement[] = [];
  private language = '';

  constructor(private readonly app: App, private readonly engine: EngineLink) {
    this.task = new Task(app, engine);
    this.view = new StepView(app);
    this.element.append(this.head, this.task.element, this.body);
  }

  update(state: AppState): void {
    const languageChanged = state.settings.language !== this.language;
    this.language = state.settings.language;
    if (state.game.puzzle === this.puzzle && !languageChanged) return;
    this.puzzle = state.game.puzzle;
    this.walk = null;
    this.task.stop();
    this.build();
  }

  /** Whether there is a walk that keys can go along. */
  get active(): boolean {
    return this.walk !== null && this.walk.steps.length > 0;
  }

  next(): void {
    this.goTo(this.step + 1);
  }

  previous(): void {
    this.goTo(this.step - 1);
  }

  /** Goes from link to link inside a step; false where there are none. */
  link(by: number): boolean {
    return this.view.link(by);
  }

  /** Shows the step again, when the panel comes back. */
  show(): void {
    if (this.walk) this.goTo(this.step);
  }

  private build(): void {
    const { texts } = this.app;
    this.intro.textContent = texts.explainIntro;
    this.intro.hidden = false;
    this.askers = [
      button(texts.explainGo, () => this.ask(true), { class: 'main' }),
      button(texts.explainFromStart, () => this.ask(false)),
    ];
    this.head.replaceChildren(this.intro, h('div', { class: 'row' }, ...this.askers));
    this.body.replaceChildren();
  }

  private ask(fromPosition: boolean): void {
    const { puzzle, position } = this.app.state.game;
    const entry = JSON.stringify(entryJson(puzzle, fromPosition ? position : undefined));
    this.walk = null;
    this.body.replaceChildren();
    this.askers.forEach((key, i) => key.classList.toggle('main', (i === 0) === fromPosition));
    void this.task.run(
      (call) => this.engine.ask(
        (engine, common) => engine.explain(entry, { figures: true, verify: true }, common), call),
      (walk) => this.open(walk));
  }

  private open(walk: T.ExplainAnswer): void {
    const { texts } = this.app;
    this.walk = walk;
    this.intro.hidden = true;
    const items = walk.steps.map((step, i) => {
      const key = button(h('span', { class: 'number' }, String(i + 1)), () => this.choose(i));
      key.append(h('span', {}, step.name), checkMark(step.verified, texts));
      return h('li', {}, key);
    });
    const last = button(h('span', { class: 'number' }, '\u2022'), () => this.choose(walk.steps.length));
    last.append(h('span', {}, texts.explainOutcome[walk.outcome]));
    this.list.replaceChildren(...items, h('li', {}, last));
    this.list.setAttribute('aria-label', texts.explainSteps);
    const go = (name: 'first' | 'previous' | 'next' | 'last', label: string, step: () => number) =>
      button(icon(name), () => this.goTo(step()), { 'aria-label': label });
    const wrong = walk.mistakes.length > 0 ? [h('p', {}, texts.explainMistakes)] : [];
    const trouble = troubleOf(walk, texts);
    const troubled = cellsOf(trouble?.cells ?? [], this.app.board.order);
    const mark = () => this.app.store.update({ pointed: new Set(troubled) });
    const diagnosis = trouble ? trouble.lines.map((line) => h('p', {}, line)) : told(walk.diagnosis);
    const notes = diagnosis.length === 0 ? [] : [h('div', { class: 'answer' }, ...diagnosis, ...wrong)];
    const back = button(texts.explainClose, () => this.close());
    // Where there are no steps there is nowhere to go.
    this.body.replaceChildren(...notes, ...(walk.steps.length === 0
      ? [this.words, h('div', { class: 'row' }, back)]
      : [
          h('div', { class: 'stepper' },
            go('first', texts.explainFirst, () => 0),
            go('previous', texts.explainPrevious, () => this.step - 1),
            this.place,
            go('next', texts.explainNext, () => this.step + 1),
            go('last', texts.explainLast, () => walk.steps.length)),
          this.view.cases, this.words, this.view.links, this.view.legend, this.list,
          h('div', { class: 'row' }, button(texts.explainTake, () => this.take()), back),
          h('p', { class: 'quiet for-desks' }, texts.explainKeys),
        ]));
    this.choose(0);
    mark();
  }

  /** Goes to a step; where the board stays at the top, its words come below it. */
  private choose(step: number): void {
    this.goTo(step);
    if (matchMedia('(max-width: 860px)').matches) this.words.scrollIntoView({ block: 'start' });
  }

  /** Step `wanted` of the walk; behind the last one, the end. */
  private goTo(wanted: number): void {
    const { walk, app } = this;
    if (!walk) return;
    const { texts } = app;
    const count = walk.steps.length;
    this.step = Math.max(0, Math.min(wanted, count));
    const step = walk.steps[this.step];
    this.view.show(step?.figure ?? null, this.before(), step ?? null);
    this.place.textContent = step ? texts.explainStep(this.step + 1, count) : '';
    this.words.replaceChildren(...(step
      ? [h('div', { class: 'step-head' }, h('p', {}, h('strong', {}, step.name), ' ', checkMark(step.verified, texts)),
          ...this.conclusion(step)), ...this.view.stepWords(step.explanation)]
      : this.ending(walk)));
    [...this.list.children].forEach((item, i) => {
      const key = item.firstElementChild!;
      if (i === this.step) key.setAttribute('aria-current', 'step');
      else key.removeAttribute('aria-current');
    });
    const current = this.list.children[this.step] as HTMLElement | undefined;
    if (current) this.list.scrollTop = current.offsetTop - (this.list.clientHeight - current.offsetHeight) / 2;
  }

  /** Of a step that is long to tell, what it comes to: that stays in sight while the rest is read. */
  private conclusion({ placements, eliminations, explanation }: T.ToldStep): HTMLElement[] {
    const { texts, board: { order } } = this.app;
    if (explanation.length <= kShort) return [];
    const line = h('p', { class: 'conclusion' },
      ...this.view.words(conclusionOf(placements, eliminations, order, texts.models.cellShort)).flatMap((p) => [...p.childNodes]));
    return [line];
  }

  /** What is said behind the last step. */
  private ending(walk: T.ExplainAnswer): HTMLElement[] {
    const stuck = walk.outcome === 'stuck' && walk.answer === 'one';
    return [...told(walk.end), ...(stuck ? [h('p', {}, this.app.texts.tryOn)] : [])];
  }

  /** The position before the step that is shown. */
  private before(): T.Position {
    const walk = this.walk!;
    return this.step === 0 ? walk.start : walk.steps[this.step - 1]!.after;
  }

  private take(): void {
    if (!this.walk) return;
    const { puzzle, position } = this.app.state.game;
    const { digits, candidates } = this.before();
    const move = takePosition(puzzle, position, digits, candidates.map(bitsOfDigits));
    this.close();
    this.app.play(move);
  }

  private close(): void {
    this.app.showPanel('play');
  }
}

function checkMark(verified: boolean, texts: App['texts']): HTMLElement {
  const mark = h('span', { class: 'tickmark', title: verified ? texts.explainChecked : texts.explainUnchecked });
  if (verified) mark.append(icon('check'));
  mark.append(h('span', { class: 'visually-hidden' }, verified ? texts.explainChecked : texts.explainUnchecked));
  return mark;
}
