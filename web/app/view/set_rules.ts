/** Cages and further houses of the selected cells, while a puzzle is set. */

import type { App } from '../app';
import type { Draft } from '../game/draft';
import { addCage, addHouse, cageFault, houseFault, removeRules, type RuleFault } from '../game/draft_rules';
import { button, h } from './dom';

export function rulesPart(app: App): HTMLElement {
  const { rules } = app.texts;
  const sum: HTMLInputElement = h('input', {
    type: 'text', inputmode: 'numeric', maxlength: 4, onkeydown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') cage();
    },
  });
  const fault = h('p', { class: 'fault', role: 'alert' });
  /** Changes the draft by the selected cells, or says what is wrong. */
  const change = (wrong: RuleFault | null, changed: (draft: Draft, cells: number[]) => Draft): void => {
    const { setting, selection } = app.state;
    fault.textContent = wrong ? rules.faults[wrong] : '';
    if (!setting || wrong) return;
    const draft = changed(setting.draft, [...selection.cells]);
    if (draft !== setting.draft) app.setting.change(draft);
  };
  const order = (): number => app.state.setting?.draft.shape.order ?? 0;
  const size = (): number => app.state.selection.cells.size;
  const cage = (): void => {
    const text = sum.value.trim();
    const value = text === '' ? null : Number(text);
    const { setting, selection } = app.state;
    change(setting && cageFault(setting.draft, [...selection.cells], value),
      (draft, cells) => addCage(draft, cells, value));
  };
  return h('details', { class: 'rules', open: hasRules(app) },
    h('summary', {}, rules.title),
    h('div', { class: 'panel' },
      h('p', { class: 'quiet' }, rules.intro),
      h('div', { class: 'row' },
        h('label', { class: 'field' }, h('span', {}, rules.sum), sum),
        button(rules.cage, cage)),
      h('div', { class: 'row' },
        button(rules.house, () => change(houseFault(order(), size()), addHouse)),
        button(rules.remove, () => change(null, removeRules))),
      fault));
}

function hasRules(app: App): boolean {
  const draft = app.state.setting?.draft;
  return draft !== undefined &&
    (draft.shape.extra.length > 0 || draft.constraints.some(({ kind }) => kind === 'killer-cage'));
}
