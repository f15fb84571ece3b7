/** The lecture hall: five views of the puzzle in a window of its own, slide by slide. */

import type { App } from '../../app';
import type { EngineLink } from '../../engine/engine_link';
import { Task } from '../../engine/task';
import { entryJson } from '../../formats/entry_json';
import { openDialog } from '../dialog';
import { button, h, setIfChanged, setText } from '../dom';
import { icon } from '../icons';
import { BoardStage } from './board_stage';
import { chart } from './chart';
import { ConstraintsView } from './constraints_view';
import { CubeView } from './cube_view';
import { stagePicture } from './drawing_file';
import { filesRow } from './files';
import { FormulaView } from './formula_view';
import { GraphView } from './graph_view';
import { kViews, type Hall, type Lecture, type ModelView, type Picture, type ViewName } from './lecture';
import { refusalOf } from '../refusal';
import { sentence } from '../told';
import { TreeView } from './tree_view';

/** Large type stays as it was left until the page is closed. */
let projector = false;

export function openRoom(app: App, engine: EngineLink, view: ViewName): void {
  new Room(app, engine).open(view);
}

class Room {
  private readonly task: Task;
  private readonly stage = h('div', { class: 'hall-stage' });
  private readonly board: BoardStage;
  private readonly controls = h('div', { class: 'row hall-controls' });
  private readonly choices: HTMLDetailsElement;
  private readonly facts = h('div', { class: 'hall-facts' });
  private readonly refusal = h('p', { class: 'answer refusal' });
  private readonly place = h('span', { class: 'place' });
  private readonly slider = h('input', { type: 'range', min: 0, value: 0, oninput: () => this.goTo(Number(this.slider.value)) });
  private readonly chart = h('div', { class: 'hall-chart' });
  private readonly words = h('div', { class: 'answer hall-words', 'aria-live': 'polite' });
  private readonly lines = h('ul', { class: 'hall-lines' });
  private readonly action = h('div', {});
  private readonly files = h('div', {});
  private readonly steps: HTMLElement;
  private readonly tabs: HTMLButtonElement[];
  private readonly views: Readonly<Record<ViewName, ModelView>>;
  private view: ViewName = 'formula';
  private lecture: Lecture | null = null;
  private slide = 0;

  constructor(private readonly app: App, private readonly engine: EngineLink) {
    const { texts } = app;
    const { puzzle } = app.state.game;
    this.task = new Task(app, engine);
    this.board = new BoardStage(puzzle, texts, app.state.settings.showLabels);
    const hall: Hall = {
      app, engine, puzzle, texts,
      entry: JSON.stringify(entryJson(puzzle)),
      changed: (slide = 0) => this.load(slide),
      slide: () => this.slide,
      goTo: (slide) => this.goTo(slide),
      isLarge: () => projector,
    };
    this.views = {
      formula: new FormulaView(hall), constraints: new ConstraintsView(hall), graph: new GraphView(hall),
      cube: new CubeView(hall), tree: new TreeView(hall),
    };
    const go = (name: 'first' | 'previous' | 'next' | 'last', label: string, slide: () => number) =>
      button(icon(name), () => this.goTo(slide()), { 'aria-label': label });
    this.choices = h('details', { class: 'hall-choices', open: true }, h('summary', {}, texts.models.choose), this.controls);
    this.slider.setAttribute('aria-label', texts.explainSteps);
    this.steps = h('div', { class: 'panel' },
      h('div', { class: 'stepper' },
        go('first', texts.explainFirst, () => 0),
        go('previous', texts.explainPrevious, () => this.slide - 1),
        this.place,
        go('next', texts.explainNext, () => this.slide + 1),
        go('last', texts.explainLast, () => Infinity)),
      this.slider, this.chart, this.words, this.action, this.lines);
    this.tabs = kViews.map((name) => button(texts.models.views[name], () => this.choose(name), {
      role: 'tab', id: `hall-tab-${name}`, 'aria-controls': 'hall',
    }));
  }

  open(view: ViewName): void {
    const { texts } = this.app;
    const tabs = h('div', { class: 'tabs', role: 'tablist', 'aria-label': texts.models.title }, ...this.tabs);
    tabs.addEventListener('keydown', (event) => this.tabKey(event));
    const large = button(texts.models.projector, () => setLarge(!projector), { class: 'plain hall-projector' });
    const setLarge = (on: boolean): void => {
      projector = on;
      large.setAttribute('aria-pressed', String(on));
      document.documentElement.classList.toggle('projector', on);
      // Large type leaves no room for what was chosen already.
      this.choices.open = !on;
      this.goTo(this.slide);
    };
    const side = h('div', { class: 'hall-side' }, this.task.element, this.refusal, this.steps,
      this.facts, this.files, h('p', { class: 'quiet' }, texts.models.keys));
    const hall = h('div', { class: 'hall', role: 'tabpanel', id: 'hall', tabindex: '-1' },
      this.choices, h('div', { class: 'hall-floor' }, this.stage, side));
    const { words, board } = this.app.state.game.puzzle;
    const title = words.title ?? words.comment ?? texts.untitled(board.order);
    const dialog = openDialog(texts.models.of(title), texts.close, [h('div', { class: 'hall-head' }, tabs, large), hall], () => {
      this.task.stop();
      document.documentElement.classList.remove('projector');
      this.app.setVisible(true);
    });
    this.app.setVisible(false);
    dialog.classList.add('models');
    dialog.addEventListener('keydown', (event) => this.key(event));
    setLarge(projector);
    this.choose(view);
    this.tabs[kViews.indexOf(view)]!.focus();
  }

  private choose(view: ViewName): void {
    this.view = view;
    this.tabs.forEach((tab, i) => {
      setIfChanged(tab, 'aria-selected', String(kViews[i] === view));
      tab.tabIndex = kViews[i] === view ? 0 : -1;
    });
    document.getElementById('hall')?.setAttribute('aria-labelledby', `hall-tab-${view}`);
    this.controls.replaceChildren(...this.views[view].controls());
    this.choices.hidden = !this.controls.hasChildNodes();
    this.files.replaceChildren(filesRow(this.app, this.engine, this.views[view], () => stagePicture(this.stage)));
    this.load();
  }

  /** Asks for the lecture of the view, as its controls are. What was there stays until it comes. */
  private load(slide = 0): void {
    const view = this.views[this.view];
    this.lecture = null;
    this.steps.hidden = true;
    this.refusal.hidden = true;
    this.facts.replaceChildren();
    this.stage.setAttribute('aria-busy', 'true');
    void this.task.run(
      async (call) => {
        try {
          return await view.load(call);
        } catch (error) {
          return { slides: [], facts: [], refusal: refusalOf(error) };
        }
      },
      (lecture) => this.show(lecture, slide));
  }

  private show(lecture: Lecture, slide: number): void {
    const { texts } = this.app;
    this.lecture = lecture;
    this.stage.removeAttribute('aria-busy');
    this.refusal.hidden = lecture.refusal === undefined;
    this.refusal.textContent = lecture.refusal ?? '';
    this.facts.replaceChildren(...factParts(lecture, texts.models.details));
    this.steps.hidden = lecture.slides.length === 0;
    this.slider.max = String(Math.max(0, lecture.slides.length - 1));
    if (lecture.slides.length === 0) this.stage.replaceChildren(this.board.element);
    if (lecture.slides.length === 0) this.board.show(null);
    this.goTo(slide);
    // What had the focus may have gone meanwhile; keys and screen readers go on from here.
    if (document.activeElement === document.body) document.getElementById('hall')?.focus();
  }

  private goTo(wanted: number): void {
    const { lecture } = this;
    if (!lecture || lecture.slides.length === 0) return;
    const { texts } = this.app;
    const count = lecture.slides.length;
    this.slide = Math.max(0, Math.min(wanted, count - 1));
    const slide = lecture.slides[this.slide]!;
    setText(this.place, texts.explainStep(this.slide + 1, count));
    this.slider.value = String(this.slide);
    this.slider.setAttribute('aria-valuetext', `${texts.explainStep(this.slide + 1, count)}: ${slide.name}`);
    this.words.replaceChildren(h('p', {}, h('strong', {}, sentence(slide.name))),
      ...slide.words.filter((line) => line !== '' && line !== slide.name).map((line) => h('p', {}, sentence(line))));
    const { action } = slide;
    this.action.replaceChildren(...(action ? [button(action.name, () => action.run())] : []));
    this.lines.replaceChildren(...(slide.lines ?? []).map((line) => h('li', {}, line)));
    this.lines.hidden = !this.lines.hasChildNodes();
    const left = lecture.left?.[this.slide] ?? 0;
    this.chart.replaceChildren(...(lecture.left
      ? [chart(lecture.left, this.slide, texts.models.left(left, left.toLocaleString(this.app.state.settings.language)))] : []));
    this.setStage(slide.picture());
  }

  private setStage(picture: Picture): void {
    const frame = picture.drawing ? h('div', { class: 'hall-drawing' }, picture.drawing) : null;
    if (frame && picture.size) {
      const [width, height] = picture.size;
      frame.style.setProperty('--natural', `${width}px`);
      frame.style.setProperty('--ratio', `${width} / ${height}`);
    }
    if (picture.board) this.board.show(picture.board);
    setIfChanged(this.stage, 'class', frame && picture.board ? 'hall-stage hall-both' : 'hall-stage');
    // A board that stays is not moved: it would lose the focus.
    const board = picture.board ? this.board.element : null;
    for (const child of [...this.stage.children]) if (child !== board) child.remove();
    if (frame) this.stage.prepend(frame);
    if (board && board.parentElement !== this.stage) this.stage.append(board);
  }

  /** N and P as elsewhere; the keys of a presenter's remote control do the same. */
  private key(event: KeyboardEvent): void {
    const target = event.target as Element;
    if (event.ctrlKey || event.altKey || event.metaKey || target.closest('select')) return;
    const step = { n: 1, PageDown: 1, p: -1, PageUp: -1 }[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (step === undefined) return;
    event.preventDefault();
    this.goTo(this.slide + step);
  }

  private tabKey(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: kViews.length - 1 }[event.key];
    if (step === undefined) return;
    const next = (kViews.indexOf(this.view) + step) % kViews.length;
    this.choose(kViews[next]!);
    this.tabs[next]!.focus();
  }
}

function factParts({ facts, table }: Lecture, details: string): HTMLElement[] {
  const list = h('dl', { class: 'facts' }, ...facts.map(([name, value]) =>
    h('div', {}, h('dt', {}, name), h('dd', {}, value))));
  if (!table || table.rows.length === 0) return facts.length > 0 ? [list] : [];
  const rows = table.rows.map((row) => h('tr', {}, ...row.map((text, i) => h(i === 0 ? 'th' : 'td', i === 0 ? { scope: 'row' } : {}, text))));
  return [list, h('details', { open: true }, h('summary', {}, details),
    h('div', { class: 'hall-table', tabindex: '0', role: 'group', 'aria-label': details }, h('table', {},
      h('thead', {}, h('tr', {}, ...table.head.map((text) => h('th', { scope: 'col' }, text)))),
      h('tbody', {}, ...rows))))];
}
