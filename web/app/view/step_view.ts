/** A step beside the board: words that light the cells they name, links that are drawn one by one, a
 * legend. */

import type * as T from 'sudokit/types';
import type { App } from '../app';
import { figureOf, kindOf } from '../engine/figures';
import { button, h } from './dom';
import type { Figure } from './figure';
import { legendOf } from './legend';
import { regionOf } from './region';
import { stageOf } from './stages';
import { told, type Lamp } from './told';

/** Where notes have less room, in pixels, a step is shown from near; with as much, there is no need to. */
const kSmallestNote = 7;
const kLargeNote = 15;

export class StepView {
  readonly links = h('div', { class: 'links' });
  readonly legend = h('div', {});
  private figure: Figure | null = null;
  private slider: HTMLInputElement | null = null;
  private count: HTMLElement | null = null;

  constructor(private readonly app: App) {}

  /** The words of a step, whose cells are lit on the board. */
  words(text: string): HTMLElement[] {
    return told(text, this.lamp);
  }

  get lamp(): Lamp {
    const { app } = this;
    return {
      order: app.board.order,
      light: (cells) => app.store.update({ lit: new Set(cells) }),
    };
  }

  /** Shows a step on the position before it, with all of its links; its pattern says what these mean. */
  show(figure: T.Figure | null, position: T.Position, pattern?: unknown): void {
    const { app } = this;
    this.figure = figureOf(figure, position, app.board.order, kindOf(pattern));
    const region = regionOf(this.figure, app.board.order);
    const room = app.board.noteRoom();
    app.show(this.figure, room < kSmallestNote ? region : null);
    this.build(region !== null && room < kLargeNote);
  }

  /** Takes the step away. */
  clear(): void {
    this.figure = null;
    this.slider = null;
    this.links.replaceChildren();
    this.legend.replaceChildren();
  }

  /** One link more, or one less; behind the last one it begins again. False where there are none. */
  link(by: number): boolean {
    const { slider, figure } = this;
    if (!slider || !figure) return false;
    const drawn = Number(slider.value);
    const count = figure.arrows.length;
    this.draw(by > 0 && drawn >= count ? 1 : Math.max(0, drawn + by));
    return true;
  }

  private build(zooms: boolean): void {
    const { texts } = this.app;
    const figure = this.figure!;
    const count = figure.arrows.length;
    const legend = legendOf(figure, texts);
    this.legend.replaceChildren(...(legend ? [legend] : []));
    this.slider = null;
    const parts: HTMLElement[] = [];
    if (count > 1) {
      this.count = h('span', {}, texts.explainLinks(count, count));
      this.slider = h('input', {
        type: 'range', min: 0, max: count, value: count,
        oninput: () => this.draw(Number(this.slider!.value)),
      });
      parts.push(h('label', { class: 'field' }, this.count, this.slider));
    }
    if (zooms) parts.push(this.zoomKey());
    this.links.replaceChildren(...parts);
  }

  private zoomKey(): HTMLElement {
    const { app } = this;
    const key = button(app.texts.zoom, () => {
      const region = app.state.zoom === null ? regionOf(this.figure!, app.board.order) : null;
      app.store.update({ zoom: region });
      key.setAttribute('aria-pressed', String(region !== null));
    }, { class: 'zoom', 'aria-pressed': String(app.state.zoom !== null) });
    return key;
  }

  private draw(links: number): void {
    const figure = this.figure!;
    this.slider!.value = String(links);
    this.count!.textContent = this.app.texts.explainLinks(links, figure.arrows.length);
    this.app.show(stageOf(figure, links), this.app.state.zoom);
  }
}
