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
  private readonly form = h('div', { class: 'panel' });
  private shown: Setting | null = null;
  private language = '';

  /** `pattern` finds puzzles, `census` tells how many solutions there are; both are kept by others. */
  constructor(private readonly app: App, pattern: HTMLElement, census: HTMLElement) {
    this.element.append(this.form, pattern, census);
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
    this.form.replaceChildren(...this.parts(setting));
  }

  private parts(setting: Setting): HTMLElement[] {
    const { app } = this;
    const { texts } = app;
    const { draft } = setting;
    const title: HTMLInputElement = h('input', {
      type: 'text', maxlength: 200, value: draft.words.title ?? '',
      onchange: () => this.change({ words: { ...app.state.setting!.draft.words, title: title.value } }),
    });
    const ways = h('div', { class: 'row' },
      button(texts.setPlay, () => app.finishSetting(), { class: 'main' }),
      button(texts.undo, () => app.undo()),
      button(texts.cancel, () => app.cancelSetting()));
    // Finding a puzzle takes the room of the rest.
    if (setting.marking !== null) return [ways];
    return [
      h('p', { class: 'quiet' }, texts.setIntro),
      h('label', { class: 'field' }, h('span', {}, texts.setTitle), title),
      h('div', { class: 'row' }, ...this.kinds(draft)),
      ...this.regionParts(setting),
      ...(setting.region === null ? [rulesPart(app)] : []),
      ...(setting.region === null ? [this.pad(draft.shape.order)] : []),
      ways,
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
    return h('div', { class: 'play-panel' }, padGroup(texts.pad, keys),
      button(texts.erase, () => app.erase()));
  }

  private regionParts({ draft, region }: Setting): HTMLElement[] {
    const { app } = this;
    const { texts } = app;
    const { order } = draft.shape;
    if (region === null) {
      const draw = (): void => {
        if (!draft.drawn) {
          this.change({ drawn: drawingOf(draft), shape: { ...draft.shape, boxes: null } });
        }
        app.chooseRegion(0);
      };
      return [button(texts.setDrawRegions, draw)];
    }
    const sizes = regionSizes(draft);
    const keys = sizes.map((size, i) => {
      const key = button(String(i + 1), () => app.chooseRegion(i), {
        'aria-pressed': String(i === region), 'aria-label': texts.setRegionSize(i + 1, size, order),
      });
      key.append(h('small', {}, `${size}/${order}`));
      return key;
    });
    return [
      h('p', { class: isUnfinished(draft) ? 'fault' : 'quiet' }, texts.setRegionsOpen),
      h('div', { class: 'regions', role: 'group', 'aria-label': texts.setDrawRegions }, ...keys),
      button(texts.setEnterDigits, () => app.chooseRegion(null)),
    ];
  }

  private change(change: Partial<Draft>): void {
    const { setting } = this.app.state;
    if (setting) this.app.changeDraft({ ...setting.draft, ...change });
  }
}
