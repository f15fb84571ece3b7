/** Setting a puzzle: what kind of board it is, its regions, and how many solutions there are. */

import type { App } from '../app';
import { drawingOf, isUnfinished, regionSizes, type Draft } from '../game/draft';
import type { Setting } from '../game/setting';
import type { AppState } from '../state';
import { tick } from './dialog';
import { button, h } from './dom';
import { digitKeys, padGroup } from './pad';
import { rulesPart } from './set_rules';

export class SetPanel {
  readonly element = h('div', { class: 'panel' });
  /** What is needed all the time stands next to the board, the rest below the count. */
  private readonly top = h('div', { class: 'panel' });
  private readonly rest = h('div', { class: 'panel' });
  private shown: Setting | null = null;
  private language = '';

  /** `pattern` finds puzzles, `census` tells how many solutions there are; both are kept by others. */
  constructor(private readonly app: App, pattern: HTMLElement, census: HTMLElement) {
    this.element.append(this.top, census, pattern, this.rest);
  }

  update(state: AppState): void {
    const { setting } = state;
    if (!setting) {
      this.shown = null;
      return;
    }
    const same =
      this.shown?.region === setting.region && (this.shown.marking === null) === (setting.marking === null) &&
      this.shown.draft.drawn === setting.draft.drawn &&
      this.shown.draft.shape === setting.draft.shape &&
      this.shown.draft.constraints === setting.draft.constraints &&
      this.language === state.settings.language;
    if (same) return;
    this.language = state.settings.language;
    this.shown = setting;
    this.top.replaceChildren(...this.keys(setting));
    this.rest.replaceChildren(...this.kind(setting));
  }

  /** The digits or the regions, and the ways out. */
  private keys(setting: Setting): HTMLElement[] {
    const { app } = this;
    const { texts } = app;
    const ways = h('div', { class: 'row' },
      button(texts.setPlay, () => app.setting.finish(), { class: 'main' }),
      button(texts.undo, () => app.undo()),
      button(texts.cancel, () => app.setting.cancel()));
    const { draft, region, marking } = setting;
    if (marking !== null) return [ways];
    return region === null ? [this.pad(draft.shape.order), ways] : [...this.regionKeys(draft, region), ways];
  }

  /** What kind of puzzle it is. */
  private kind(setting: Setting): HTMLElement[] {
    const { app } = this;
    const { texts } = app;
    const { draft } = setting;
    const title: HTMLInputElement = h('input', {
      type: 'text', maxlength: 200, value: draft.words.title ?? '',
      onchange: () => this.change({ words: { ...app.state.setting!.draft.words, title: title.value } }),
    });
    // Finding a puzzle takes the room of the rest.
    if (setting.marking !== null) return [];
    return [
      ...(setting.region === null ? [this.drawKey(draft), rulesPart(app)] : []),
      h('div', { class: 'row' }, ...this.kinds(draft)),
      h('label', { class: 'field' }, h('span', {}, texts.setTitle), title),
    ];
  }

  private kinds(draft: Draft): HTMLElement[] {
    const { texts } = this.app;
    const { shape } = draft;
    const antiKnight = draft.constraints.some(({ kind }) => kind === 'anti-knight');
    const others = draft.constraints.filter(({ kind }) => kind !== 'anti-knight');
    return [
      tick(texts.setDiagonals, shape.diagonals, (diagonals) =>
        this.change({ shape: { ...shape, diagonals } })),
      shape.order === 9
        ? tick(texts.setWindows, shape.windows, (windows) => this.change({ shape: { ...shape, windows } }))
        : null,
      tick(texts.setAntiKnight, antiKnight, (on) =>
        this.change({ constraints: on ? [...others, { kind: 'anti-knight' }] : others })),
    ].filter((element) => element !== null);
  }

  private pad(order: number): HTMLElement {
    const { app } = this;
    const { texts } = app;
    const keys = digitKeys(order, (digit) => app.enter('digit', digit));
    return h('div', { class: 'play-panel' }, h('p', { class: 'quiet' }, texts.setIntro),
      padGroup(texts.pad, keys, button(texts.erase, () => app.erase(), { class: 'erase' })));
  }

  private drawKey(draft: Draft): HTMLElement {
    const draw = (): void => {
      if (!draft.drawn) {
        this.change({ drawn: drawingOf(draft), shape: { ...draft.shape, boxes: null } });
      }
      this.app.setting.chooseRegion(0);
    };
    return button(this.app.texts.setDrawRegions, draw);
  }

  private regionKeys(draft: Draft, region: number): HTMLElement[] {
    const { app } = this;
    const { texts } = app;
    const { order } = draft.shape;
    const sizes = regionSizes(draft);
    const keys = sizes.map((size, i) => {
      const key = button(String(i + 1), () => app.setting.chooseRegion(i), {
        'aria-pressed': String(i === region), 'aria-label': texts.setRegionSize(i + 1, size, order),
      });
      key.append(h('small', {}, `${size}/${order}`));
      return key;
    });
    return [
      h('p', { class: isUnfinished(draft) ? 'fault' : 'quiet' }, texts.setRegionsOpen),
      h('div', { class: 'regions', role: 'group', 'aria-label': texts.setDrawRegions }, ...keys),
      button(texts.setEnterDigits, () => app.setting.chooseRegion(null)),
    ];
  }

  private change(change: Partial<Draft>): void {
    const { setting } = this.app.state;
    if (setting) this.app.setting.change({ ...setting.draft, ...change });
  }
}
