/** One piece of work of the engine that the player waits for: said to be under way, stopped on
 * demand, and its faults told. */

import type { Call } from 'sudokit/engine';
import type { App } from '../app';
import { button, h } from '../view/dom';
import { isAbort, type EngineLink } from './engine_link';

export class Task {
  /** Says that work is under way, and what went wrong. */
  readonly element = h('div', { class: 'task', role: 'status' });
  private abort: AbortController | null = null;
  // Changes too often to be spoken.
  private readonly progress = h('p', { class: 'quiet', 'aria-live': 'off' });

  constructor(private readonly app: App, private readonly engine: EngineLink) {}

  /** Runs the work and hands its answer to `done`; what ran before is stopped. */
  async run<A>(work: (call: Call) => Promise<A>, done: (answer: A) => void): Promise<void> {
    this.stop();
    const abort = new AbortController();
    this.abort = abort;
    this.showWaiting(abort);
    try {
      const answer = await work({ signal: abort.signal });
      if (this.abort !== abort) return;
      this.element.replaceChildren();
      done(answer);
    } catch (error) {
      if (this.abort !== abort) return;
      const text = isAbort(error) ? this.app.texts.stopped : this.engine.faultText(error);
      this.element.replaceChildren(h('p', { class: 'fault' }, text ?? ''));
    }
  }

  /** Shows how far the work has come. */
  tell(text: string): void {
    this.progress.textContent = text;
  }

  /** Ends the work, silently. */
  stop(): void {
    const { abort } = this;
    this.abort = null;
    abort?.abort();
    this.element.replaceChildren();
  }

  private showWaiting(abort: AbortController): void {
    const { texts } = this.app;
    const loading = this.engine.status === 'loading';
    this.progress.textContent = '';
    this.element.replaceChildren(h('div', { class: 'row' },
      h('p', { class: 'quiet' }, loading ? texts.loadingEngine : texts.working), this.progress,
      button(texts.stop, () => abort.abort())));
  }
}
