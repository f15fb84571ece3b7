/** One position to find a technique in: marks, hints, what the marks are worth, and the steps. */

import type { App } from '../../app';
import type { EngineLink } from '../../engine/engine_link';
import { cellsOf } from '../../engine/figures';
import { isOneOfMany, type Exercise } from '../../engine/lessons';
import { proofOf } from '../../engine/proofs';
import { Task } from '../../engine/task';
import { bitsOfDigits } from '../../board/digit_bits';
import { judgeMarks, wrongMarks } from '../../game/judge_marks';
import { hasMarks, newLesson, type Lesson, type Marks } from '../../game/lesson';
import type { AppState } from '../../state';
import { button, h, setIfChanged } from '../dom';
import { icon } from '../icons';
import type { Mode } from '../keys';
import { digitKeys, padGroup } from '../pad';
import { StepView } from '../step_view';
import { judgementParts } from './judgement';

/** Hints of these strengths: the technique itself is known. */
const kStrengths = [1, 3] as const;

export class ExerciseView {
  readonly element = h('div', { class: 'panel' });
  private readonly task: Task;
  private readonly modes = h('div', { class: 'segments', role: 'radiogroup' });
  private readonly answer = h('div', { class: 'answer', 'aria-live': 'polite' });
  private readonly view: StepView;
  private readonly hintKey = button('', () => this.hint());
  private hints = 0;
  private marks: Marks | null = null;

  constructor(
    private readonly app: App, private readonly engine: EngineLink, private readonly exercise: Exercise,
  ) {
    this.task = new Task(app, engine);
    this.view = new StepView(app);
    this.build();
  }

  /** Puts the position onto the board, with marks from before if it is the same one. */
  open(before: Lesson | null): void {
    const { puzzle, start, conclusions } = this.exercise;
    const fresh = newLesson(puzzle, start.digits, start.candidates.map(bitsOfDigits));
    const lesson = before && before.digits.join() === fresh.digits.join() ? { ...fresh, marks: before.marks } : fresh;
    this.marks = lesson.marks;
    const places = conclusions.some(({ placements }) => placements.length > 0);
    this.app.lessons.show(lesson, places ? 'digit' : 'note');
  }

  update(state: AppState): void {
    for (const radio of this.modes.children) {
      const checked = radio.getAttribute('data-mode') === state.mode;
      setIfChanged(radio, 'aria-checked', String(checked));
      setIfChanged(radio, 'tabindex', checked ? '0' : '-1');
    }
    // What was said of other marks is no longer true.
    if (state.lesson && state.lesson.marks !== this.marks) {
      this.marks = state.lesson.marks;
      this.answer.replaceChildren();
      this.view.clear();
    }
  }

  close(): void {
    this.task.stop();
  }

  /** A hint, a little more each time; in the end the step. */
  hint(): void {
    const strength = kStrengths[this.hints];
    if (strength === undefined) return this.showStep(0);
    const { entry, technique, puzzle } = this.exercise;
    const ask = (call: object) => this.engine.ask(
      (engine, common) => engine.hint(entry, { strength, only: [technique.name] }, common), call);
    void this.task.run(ask, ({ hint, cells }) => {
      this.hints += 1;
      const last = this.hints === kStrengths.length;
      this.hintKey.textContent = this.app.texts.learn.more;
      this.hintKey.hidden = last;
      if (cells) this.app.point(cellsOf(cells, puzzle.board.order));
      this.answer.replaceChildren(...this.view.words(hint));
      this.reveal();
    });
  }

  check(): void {
    const { texts, state } = this.app;
    const { conclusions, solution, steps } = this.exercise;
    if (!state.lesson) return;
    if (!hasMarks(state.lesson.marks)) {
      this.answer.replaceChildren(h('p', {}, texts.learn.nothingMarked));
      return;
    }
    const judgement = judgeMarks(state.lesson.marks, conclusions, state.lesson.candidates, solution);
    this.answer.replaceChildren(...judgementParts(judgement, this.exercise, texts));
    const [first] = judgement.found;
    if (first === undefined || judgement.wrong.length > 0) {
      const wrong = wrongMarks(judgement, state.lesson.digits.length);
      this.app.store.update({ lesson: { ...state.lesson, wrong }, figure: null, pointed: new Set() });
      return this.reveal();
    }
    this.drawStep(first);
    this.answer.append(this.view.cases, ...this.view.stepWords(steps[first]!.explanation));
    this.reveal();
  }

  /** The step in words and on the board; where there are several, keys go from one to the next. */
  showStep(wanted: number): void {
    const { learn } = this.app.texts;
    const { steps } = this.exercise;
    const count = steps.length;
    const place = (wanted + count) % count;
    const step = steps[place]!;
    this.drawStep(place);
    const go = (name: 'previous' | 'next', label: string, by: number) =>
      button(icon(name), () => this.showStep(place + by), { 'aria-label': label });
    const stepper = count < 2 ? [] : [h('div', { class: 'stepper' },
      go('previous', learn.previousStep, -1),
      h('span', { class: 'place' }, learn.stepOf(place + 1, count)),
      go('next', learn.nextStep, 1))];
    this.answer.replaceChildren(...stepper, this.view.cases, ...this.view.stepWords(step.explanation));
    this.reveal();
  }

  private drawStep(place: number): void {
    const { steps, start } = this.exercise;
    this.view.show(steps[place]!.figure ?? null, start, steps[place]!);
  }

  private build(): void {
    const { app, exercise } = this;
    const { learn } = app.texts;
    const { order } = exercise.puzzle.board;
    const names: readonly (readonly [Mode, string])[] = [['note', learn.modeRemove], ['digit', learn.modePlace]];
    this.modes.setAttribute('aria-label', learn.modeLabel);
    this.modes.replaceChildren(...names.map(([mode, name]) =>
      button(name, () => app.store.update({ mode }), { role: 'radio', 'data-mode': mode })));
    this.modes.addEventListener('keydown', (event) => this.modeKey(event));
    this.hintKey.textContent = learn.hint;
    this.element.append(
      h('p', { class: 'quiet' }, this.taskWords()),
      this.modes,
      padGroup(learn.modeLabel, digitKeys(order, (digit) => app.enter(app.state.mode, digit))),
      h('div', { class: 'row' },
        button(learn.check, () => this.check(), { class: 'main' }), this.hintKey,
        button(learn.show, () => this.showStep(0)),
        button(learn.clear, () => this.clear())),
      // Below the keys, so that these stay where they are.
      this.task.element, this.answer, this.view.links, this.view.legend,
      h('p', { class: 'quiet for-desks' }, learn.keys));
  }

  /** What is to be done, how many steps there are, and how a proof by cases can be looked at. */
  private taskWords(): string {
    const { learn } = this.app.texts;
    const { origin, technique, steps, start, puzzle } = this.exercise;
    const byCases = steps.every((step) => proofOf(step, start, puzzle) !== null);
    return [
      learn.origins[origin], isOneOfMany(technique) ? learn.smallest : learn.count(steps.length),
      ...(byCases ? [learn.byCases] : []),
    ].join(' ');
  }

  /** What is answered must be seen, also where it is below the edge of the window. */
  private reveal(): void {
    this.answer.scrollIntoView({ block: 'nearest' });
  }

  private clear(): void {
    const { lesson } = this.app.state;
    if (lesson) this.app.store.update({ lesson: { ...lesson, ...clearedOf(lesson) }, figure: null, pointed: new Set() });
  }

  private modeKey(event: KeyboardEvent): void {
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    const mode = this.app.state.mode === 'digit' ? 'note' : 'digit';
    this.app.store.update({ mode });
    (this.modes.querySelector(`[data-mode=${mode}]`) as HTMLElement).focus();
  }
}

function clearedOf(lesson: Lesson): Pick<Lesson, 'marks' | 'wrong' | 'past' | 'future'> {
  const { marks, wrong, past, future } = newLesson(lesson.puzzle, lesson.digits, lesson.candidates);
  return { marks, wrong, past: [...lesson.past, lesson.marks, ...past], future };
}
