/** The pad: digits or colours, what they enter, and what can be done to the whole game. */

import type { App } from '../app';
import { symbolOf } from '../board/symbols';
import { remainingOf } from '../game/judge';
import { kColourCount } from '../game/position';
import type { AppState } from '../state';
import { button, h, setAttributes, setIfChanged } from './dom';
import { icon } from './icons';
import type { Mode } from './keys';
import { digitKeys, padGroup } from './pad';

const kModes: readonly Mode[] = ['digit', 'note', 'colour'];

export class PlayPanel {
  readonly element = h('div', { class: 'play-panel' });
  private readonly modes = h('div', { class: 'segments', role: 'radiogroup' });
  private digits: HTMLElement = h('div', {});
  private readonly tools = h('div', { class: 'tools' });
  private built = '';
  private keys: HTMLButtonElement[] = [];

  constructor(private readonly app: App) {
    this.element.append(this.modes, this.digits, this.tools);
    this.modes.addEventListener('keydown', (event) => this.modeKey(event));
  }

  update(state: AppState): void {
    const { order } = state.game.puzzle.board;
    const colours = state.mode === 'colour';
    const key = `${order} ${colours} ${state.settings.language}`;
    if (key !== this.built) this.build(order, colours);
    this.built = key;
    for (const radio of this.modes.children) {
      const checked = radio.getAttribute('data-mode') === state.mode;
      setIfChanged(radio, 'aria-checked', String(checked));
      setIfChanged(radio, 'tabindex', checked ? '0' : '-1');
    }
    setIfChanged(this.digits, 'class', `pad pad-${state.mode}`);
    if (!colours) this.updateDigits(state);
  }

  private updateDigits(state: AppState): void {
    const { puzzle, position } = state.game;
    const { order } = puzzle.board;
    remainingOf(puzzle, position).forEach((left, i) => {
      const key = this.keys[i]!;
      setIfChanged(key, 'data-left', String(Math.max(0, left)));
      setIfChanged(key, 'aria-label', this.app.texts.padDigit(symbolOf(i + 1, order), Math.max(0, left)));
      key.classList.toggle('used-up', left <= 0);
    });
  }

  private build(order: number, colours: boolean): void {
    const { app } = this;
    const { texts } = app;
    const names = { digit: texts.modeDigit, note: texts.modeNote, colour: texts.modeColour };
    setAttributes(this.modes, { 'aria-label': texts.modeLabel });
    this.modes.replaceChildren(...kModes.map((mode) =>
      button(names[mode], () => app.setMode(mode), { role: 'radio', 'data-mode': mode })));
    this.keys = colours ? this.colourKeys() : digitKeys(order, (digit) => app.enter(app.state.mode, digit));
    const digits = padGroup(colours ? texts.modeColour : texts.pad, this.keys);
    this.digits.replaceWith(digits);
    this.digits = digits;
    this.tools.replaceChildren(
      tool('undo', texts.undo, () => app.undo()),
      tool('redo', texts.redo, () => app.redo()),
      tool('erase', texts.erase, () => app.erase()),
      tool('notes', texts.fillNotes, () => app.fillNotes()),
      tool('restart', texts.restart, () => app.restart()),
      tool('edit', texts.setEdit, () => app.setting.edit()),
    );
  }

  private colourKeys(): HTMLButtonElement[] {
    return Array.from({ length: kColourCount }, (_, i) =>
      button(String(i + 1), () => this.app.enter('colour', i + 1), {
        class: `swatch swatch-${i + 1}`,
        'aria-label': `${i + 1}, ${this.app.texts.colourNames[i]!}`,
      }));
  }

  /** Arrows go round the modes, as in every group of radio buttons. */
  private modeKey(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: 2, ArrowUp: 2 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (kModes.indexOf(this.app.state.mode) + step) % kModes.length;
    this.app.setMode(kModes[next]!);
    (this.modes.children[next] as HTMLElement).focus();
  }
}

function tool(name: Parameters<typeof icon>[0], text: string, onclick: () => void): HTMLElement {
  const element = button(icon(name), onclick);
  element.append(h('span', {}, text));
  return element;
}
