/** Learning techniques: the list of all, and one of them with its positions. */

import type { Call, Engine } from 'sudokit/engine';
import type { App } from '../../app';
import type { EngineLink } from '../../engine/engine_link';
import { exampleOf, exerciseAgain, practiceOf, type Exercise, type Technique } from '../../engine/lessons';
import { Task } from '../../engine/task';
import type { AppState } from '../../state';
import { button, h } from '../dom';
import type { SimpleCommand } from '../keys';
import { ExerciseView } from './exercise_view';
import { techniqueList, type Grouping } from './technique_list';

export class LearnPanel {
  readonly element = h('div', { class: 'panel learn' });
  private readonly task: Task;
  private grouping: Grouping = 'family';
  private technique: Technique | null = null;
  private exercise: Exercise | null = null;
  private view: ExerciseView | null = null;
  private language = '';
  private isOpen = false;

  constructor(private readonly app: App, private readonly engine: EngineLink) {
    this.task = new Task(app, engine);
  }

  /** Shows the list, and the board without the game. */
  open(): void {
    this.app.enterLessons();
    this.showList();
  }

  update(state: AppState): void {
    const languageChanged = state.settings.language !== this.language;
    this.language = state.settings.language;
    if (state.panel !== 'learn') {
      if (this.isOpen) this.stop();
      return;
    }
    this.isOpen = true;
    if (languageChanged) this.translate();
    this.view?.update(state);
  }

  /** Keys that are not about the board. */
  command(kind: SimpleCommand): void {
    if (kind === 'hint') this.view?.hint();
  }

  private stop(): void {
    this.isOpen = false;
    this.task.stop();
    this.view?.close();
    this.technique = this.exercise = this.view = null;
  }

  private leaveKey(): HTMLElement {
    const { learn } = this.app.texts;
    return button(this.app.setting.kept.returns ? learn.leaveToSet : learn.leave, () => this.app.leaveLessons());
  }

  private showList(focused?: string): void {
    const { learn } = this.app.texts;
    this.stop();
    this.isOpen = true;
    this.app.lessons.show(null, 'digit');
    const list = h('div', {});
    const grouped = (grouping: Grouping, name: string) =>
      button(name, () => {
        this.grouping = grouping;
        this.showList();
        (this.element.querySelector(`[data-grouping=${grouping}]`) as HTMLElement).focus();
      }, { 'aria-pressed': String(this.grouping === grouping), 'data-grouping': grouping });
    this.element.replaceChildren(
      h('p', { class: 'quiet' }, learn.intro),
      h('div', { class: 'segments', role: 'group', 'aria-label': learn.order },
        grouped('family', learn.byFamily), grouped('level', learn.byLevel)),
      this.task.element, list,
      h('p', { class: 'quiet' }, learn.scale), h('div', { class: 'row' }, this.leaveKey()));
    void this.task.run(() => this.engine.choices(), ({ techniques }) => {
      list.replaceChildren(techniqueList(techniques, this.grouping, this.app.texts,
        (technique) => this.choose(technique)));
      if (focused) (list.querySelector(`[data-technique="${focused}"]`) as HTMLElement | null)?.focus();
    });
  }

  private choose(technique: Technique): void {
    this.technique = technique;
    this.load((engine, call) => exampleOf(engine, technique, call));
  }

  private practise(): void {
    const { technique } = this;
    if (!technique) return;
    const seed = 1 + Math.floor(Math.random() * 0xffff_fffe);
    this.load((engine, call) => practiceOf(engine, technique, seed, call));
  }

  /** The page of the technique, with the position once it is there. */
  private load(
    ask: (engine: Engine, call: Call) => Promise<Exercise>, keepMarks = false,
  ): void {
    const before = keepMarks ? this.app.state.lesson : null;
    this.view?.close();
    this.showTechnique();
    void this.task.run((call) => this.engine.ask(ask, call), (exercise) => {
      this.exercise = exercise;
      this.view = new ExerciseView(this.app, this.engine, exercise);
      this.showTechnique();
      this.view.open(before);
    });
  }

  private showTechnique(): void {
    const { technique } = this;
    if (!technique) return;
    const { learn } = this.app.texts;
    const heading = h('h3', { tabindex: '-1' }, technique.text);
    const facts = learn.facts(technique.family_text, technique.level_text ?? learn.unrated);
    const origin = this.exercise?.origin;
    this.element.replaceChildren(
      h('div', { class: 'row' },
        button(learn.back, () => this.showList(technique.name)), this.leaveKey()),
      heading,
      h('p', {}, technique.definition),
      h('p', { class: 'quiet' }, technique.uniqueness ? `${facts} ${learn.uniqueness}` : facts),
      this.task.element,
      this.view?.element ?? h('div', {}),
      h('div', { class: 'row' },
        button(origin === 'example' || !origin ? learn.practise : learn.again, () => this.practise()),
        ...(origin && origin !== 'example'
          ? [button(learn.example, () => this.choose(technique))] : [])));
    if (!this.element.contains(document.activeElement)) heading.focus({ preventScroll: true });
  }

  /** The same in the other language. */
  private translate(): void {
    const { technique, exercise } = this;
    if (!technique) return this.showList();
    void this.engine.choices().then(({ techniques }) => {
      const own = techniques.find(({ name }) => name === technique.name);
      if (!own || this.technique !== technique) return;
      this.technique = own;
      if (exercise) this.load((engine, call) => exerciseAgain(engine, exercise, own, call), true);
      else this.choose(own);
    }, () => undefined);
  }
}
