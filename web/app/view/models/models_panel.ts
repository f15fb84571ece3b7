/** The way into the lecture hall: what each view of the puzzle shows. The hall itself is loaded when
 * it is entered. */

import type { App } from '../../app';
import type { EngineLink } from '../../engine/engine_link';
import type { AppState } from '../../state';
import { button, h } from '../dom';
import { kViews, type ViewName } from './lecture';

export class ModelsPanel {
  readonly element = h('div', { class: 'panel' });
  private language = '';

  constructor(private readonly app: App, private readonly engine: EngineLink) {}

  update(state: AppState): void {
    if (state.settings.language === this.language) return;
    this.language = state.settings.language;
    const { models } = this.app.texts;
    const rows = kViews.map((view) => {
      const key = button(h('span', { class: 'name' }, models.views[view]), () => void this.enter(view));
      key.append(h('span', { class: 'quiet' }, models.intros[view]));
      return h('li', {}, key);
    });
    this.element.replaceChildren(h('p', { class: 'quiet' }, models.intro), h('ul', { class: 'examples hall-doors' }, ...rows));
  }

  private async enter(view: ViewName): Promise<void> {
    try {
      const { openRoom } = await import('./room');
      openRoom(this.app, this.engine, view);
    } catch {
      this.app.say(this.app.texts.models.notLoaded);
    }
  }
}
