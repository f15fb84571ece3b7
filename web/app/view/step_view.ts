/** A step beside the board: words that light the cells they name, links that are drawn one by one, the
 * cases of a proof one by one, a legend. */

import type * as T from 'sudokit/types';
import type { App } from '../app';
import { figureOf, kindOf } from '../engine/figures';
import { leavesOf, proofOf, wayTo, type Proof, type ProofCase } from '../engine/proofs';
import { shownPuzzle } from '../state';
import { caseFigure } from './case_figure';
import { button, h } from './dom';
import type { Figure } from './figure';
import { icon } from './icons';
import { legendOf } from './legend';
import { regionOf } from './region';
import { stageCount, stageOf } from './stages';
import { kMostUnfolded, told, type Lamp } from './told';

/** Where notes have less room, in pixels, a step is shown from near; with as much, there is no need to. */
const kSmallestNote = 7;
const kLargeNote = 15;

export class StepView {
  /** From case to case of a proof; stands above the words. */
  readonly cases = h('div', { class: 'cases' });
  readonly links = h('div', { class: 'links' });
  readonly legend = h('div', {});
  private whole: Figure | null = null;
  private proof: Proof | null = null;
  /** The case that is drawn, and open in the words; null: all of them. */
  private open: ProofCase | null = null;
  private folds = new Map<ProofCase, HTMLDetailsElement>();
  /** What is drawn once all its links are. */
  private figure: Figure | null = null;
  private drawn = 0;
  /** Whether the part that matters is shown from near. */
  private near = false;
  private slider: HTMLInputElement | null = null;
  private count: HTMLElement | null = null;

  constructor(private readonly app: App) {}

  /** Words whose cells are lit on the board. */
  words(text: string): HTMLElement[] {
    return told(text, this.lamp);
  }

  /** The words of the step that is shown: what is open of its proof is what is drawn. */
  stepWords(text: string): HTMLElement[] {
    const { proof, folds } = this;
    folds.clear();
    const parts = told(text, this.lamp, proof && { proof, folds, choose: (one) => this.choose(one) });
    this.fold();
    return parts;
  }

  get lamp(): Lamp {
    const { app } = this;
    return {
      order: app.board.order,
      light: (cells) => app.store.update({ lit: new Set(cells) }),
    };
  }

  /** Shows a step on the position before it, with all of its links; its pattern says what these mean. */
  show(figure: T.Figure | null, position: T.Position, step: T.Step | null = null): void {
    const { app } = this;
    this.whole = this.figure = figureOf(figure, position, app.board.order, kindOf(step?.pattern));
    this.proof = step && proofOf(step, position, shownPuzzle(app.state));
    this.open = null;
    this.folds.clear();
    this.near = app.board.noteRoom() < kSmallestNote;
    this.begin();
  }

  /** Takes the step away. */
  clear(): void {
    this.whole = this.figure = this.proof = this.open = this.slider = null;
    this.folds.clear();
    for (const part of [this.cases, this.links, this.legend]) part.replaceChildren();
  }

  /** One link more, or one less; behind the last one it begins again, or goes on in the next case. False
   * where there are none. */
  link(by: number): boolean {
    const { figure, proof, open } = this;
    if (!figure) return false;
    const drawn = this.drawn + by;
    const count = stageCount(figure);
    if (proof && (open === null || drawn < 0 || drawn > count)) this.goTo(this.place + by, by > 0 ? 0 : Infinity);
    else if (!this.slider) return false;
    else this.draw(drawn > count ? 1 : Math.max(0, drawn));
    return true;
  }

  /** Where the case that is drawn stands among all; -1 where all are. */
  private get place(): number {
    return this.open ? this.proof!.all.indexOf(this.open) : -1;
  }

  /** Another case, with so many of its stages; all of them at once before the first and behind the last. */
  private goTo(place: number, stages = Infinity): void {
    const { all } = this.proof!;
    this.open = all[place < -1 ? all.length - 1 : place] ?? null;
    this.figure = this.open ? caseFigure(this.open) : this.whole;
    this.begin(this.open ? stages : Infinity);
    this.fold();
    const line = this.open && this.folds.get(this.open)?.firstElementChild;
    line?.scrollIntoView({ block: 'nearest' });
  }

  /** Draws the case, or what it lies in if it is drawn already. */
  private choose(one: ProofCase): void {
    const { proof } = this;
    const outer = wayTo(one, proof!.cases).at(-2);
    this.goTo(proof!.all.indexOf(one !== this.open ? one : outer!));
  }

  /** Opens in the words what is drawn: the case, in what it lies in; or all, unless that is too much. */
  private fold(): void {
    const { proof, open, folds } = this;
    if (!proof) return;
    const way = open && wayTo(open, proof.cases);
    const few = leavesOf(proof.cases) <= kMostUnfolded;
    for (const [one, details] of folds) {
      const isOpen = way ? way.includes(one) : few || (proof.cases.length === 1 && one === proof.cases[0]);
      details.open = isOpen;
      details.classList.toggle('brief', way ? one !== open : !isOpen);
      const summary = details.firstElementChild!;
      if (one === open) summary.setAttribute('aria-current', 'true');
      else summary.removeAttribute('aria-current');
    }
  }

  /** Draws the figure that is next, from near if the one before was. */
  private begin(stages = Infinity): void {
    const figure = this.figure!;
    const zoom = this.near ? regionOf(figure, this.app.board.order) : null;
    this.drawn = Math.min(stages, stageCount(figure));
    this.app.show(stageOf(figure, this.drawn), zoom);
    this.build();
  }

  private build(): void {
    const { app } = this;
    const figure = this.figure!;
    const own = [this.cases, this.links];
    const focused = own.some((part) => part.contains(document.activeElement))
      ? document.activeElement!.getAttribute('data-key') : null;
    const count = stageCount(figure);
    const legend = legendOf(figure, app.texts);
    this.legend.replaceChildren(...(legend ? [legend] : []));
    this.slider = null;
    this.cases.replaceChildren(...(this.proof ? this.caseKeys(this.proof) : []));
    const parts: HTMLElement[] = [];
    if (count > 1 || figure.kind === 'case') {
      this.count = h('span', {}, this.countText());
      this.slider = h('input', {
        type: 'range', min: 0, max: count, value: this.drawn, 'data-key': 'links',
        oninput: () => this.draw(Number(this.slider!.value)),
      });
      parts.push(h('label', { class: 'field' }, this.count, this.slider));
    }
    const zooms = regionOf(figure, app.board.order) !== null && app.board.noteRoom() < kLargeNote;
    if (zooms) parts.push(this.zoomKey());
    this.links.replaceChildren(...parts);
    // The keys are made anew, and the focus stays on the one that was used.
    const again = own.map((part) => part.querySelector(`[data-key=${focused}]`) as HTMLElement | null);
    if (focused) again.find((key) => key !== null)?.focus();
  }

  /** From case to case, and back to all at once. */
  private caseKeys({ all }: Proof): HTMLElement[] {
    const { cases } = this.app.texts;
    const { place } = this;
    const go = (name: 'previous' | 'next', label: string, by: number) =>
      button(icon(name), () => this.goTo(this.place + by), { 'aria-label': label, 'data-key': name });
    const whole = button(cases.whole, () => this.goTo(-1), {
      class: 'whole', 'aria-pressed': String(place < 0), 'data-key': 'whole',
    });
    return [
      go('previous', cases.previous, -1),
      h('span', { class: 'case-place' }, place < 0 ? cases.count(all.length) : cases.place(place + 1, all.length)),
      go('next', cases.next, 1), whole,
    ];
  }

  private countText(): string {
    const { texts } = this.app;
    const count = stageCount(this.figure!);
    return this.open ? texts.cases.follows(this.drawn, count) : texts.explainLinks(this.drawn, count);
  }

  private zoomKey(): HTMLElement {
    const { app } = this;
    const key = button(app.texts.zoom, () => {
      this.near = app.state.zoom === null;
      const region = this.near ? regionOf(this.figure!, app.board.order) : null;
      app.store.update({ zoom: region });
      key.setAttribute('aria-pressed', String(region !== null));
    }, { class: 'zoom', 'aria-pressed': String(app.state.zoom !== null), 'data-key': 'zoom' });
    return key;
  }

  private draw(stage: number): void {
    this.drawn = stage;
    this.slider!.value = String(stage);
    this.count!.textContent = this.countText();
    this.app.show(stageOf(this.figure!, stage), this.app.state.zoom);
  }
}
