/** The way to the engine: it arrives after the page, works in a worker, and may fail to come. */

import type { Call, Engine } from 'sudokit/engine';
import { EngineError } from 'sudokit/errors';
import type * as T from 'sudokit/types';
import type { Language } from '../text/language';
import type { Texts } from '../text/texts';
import { sentence } from '../view/told';

export type EngineStatus = 'loading' | 'ready' | 'failed';

export class EngineLink {
  private current: EngineStatus = 'loading';
  private readonly engine: Promise<Engine>;
  private second: Promise<Engine> | null = null;
  private readonly choicesIn = new Map<Language, Promise<T.Choices>>();

  /** `load` begins at once; `language` is asked at each call. */
  constructor(
    private readonly load: () => Promise<Engine>, private readonly language: () => Language,
    private readonly texts: () => Texts, changed: (status: EngineStatus) => void,
  ) {
    this.engine = load();
    const settle = (status: EngineStatus) => () => {
      this.current = status;
      changed(status);
    };
    this.engine.then(settle('ready'), settle('failed'));
  }

  get status(): EngineStatus {
    return this.current;
  }

  /** Asks the engine once it is there, in the language of the page. */
  async ask<A>(question: (engine: Engine, call: Call) => Promise<A>, call: Call = {}): Promise<A> {
    const engine = await this.engine;
    call.signal?.throwIfAborted();
    return question(engine, { language: this.language(), ...call });
  }

  /** The same of an engine of its own, for what may take long while quick questions come: these never
   * wait for it. It is started when it is first asked. */
  async askBeside<A>(question: (engine: Engine, call: Call) => Promise<A>, call: Call = {}): Promise<A> {
    await this.engine;
    const engine = await (this.second ??= this.load());
    return question(engine, { language: this.language(), ...call });
  }

  read(text: string): Promise<string[]> {
    return this.ask((engine, call) => engine.read(text, {}, call), { timeout: 5000 });
  }

  /** What there is to choose from, asked once in each language. */
  choices(): Promise<T.Choices> {
    const language = this.language();
    let choices = this.choicesIn.get(language);
    if (!choices) {
      choices = this.ask((engine, call) => engine.choices(call));
      this.choicesIn.set(language, choices);
    }
    return choices;
  }

  /** What a rejected promise says to the player; null for what was stopped on purpose. */
  faultText(error: unknown): string | null {
    if (isAbort(error)) return null;
    if (error instanceof EngineError) {
      return error.line > 0 && error.column > 0
        ? this.texts().faultAt(error.line, error.column, error.message)
        : sentence(error.message);
    }
    return this.current === 'failed' ? this.texts().engineFailed : String(error);
  }
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
