/** Puzzles from text, files and links: the plainest at once, all others by the engine. */

import type { App } from '../app';
import { entryJson, readEntryJson, type Entry } from '../formats/entry_json';
import { FormatFault } from '../formats/fault';
import { readFragment } from '../formats/link';
import { kMaxText, readPlainText } from '../formats/plain_text';
import type { EngineLink } from './engine_link';

/** How long solutions are looked for when a puzzle is begun, in milliseconds. */
const kPatience = 1000;

export class Reader {
  constructor(private readonly app: App, private readonly engine: EngineLink) {}

  /** Begins a game with the first puzzle of the text; null, or what is wrong with it. */
  async begin(text: string): Promise<string | null> {
    try {
      const shared = await readFragment(/#[gp]=\S+/.exec(text.slice(0, kMaxText))?.[0] ?? '');
      if (shared) {
        this.start(shared, shared.elapsed);
        return null;
      }
      this.start(await this.read(text));
      return null;
    } catch (error) {
      return this.faultText(error);
    }
  }

  /** Begins the game of the page's own address; null, or what is wrong with it. */
  async beginFragment(fragment: string): Promise<string | null> {
    try {
      const shared = await readFragment(fragment);
      if (shared) this.start(shared, shared.elapsed);
      return null;
    } catch (error) {
      return this.faultText(error);
    }
  }

  private start(entry: Entry, elapsed = 0): void {
    this.app.begin(entry, elapsed);
    void this.warn();
  }

  /** Says of the puzzle that was begun that it has no solution or several; where that takes long, nothing. */
  private async warn(): Promise<void> {
    const { app } = this;
    const { id, puzzle } = app.state.game;
    const entry = JSON.stringify(entryJson(puzzle));
    try {
      const { answer } = await this.engine.ask((engine, call) =>
        engine.solve(entry, { keep: 0 }, { ...call, timeout: kPatience }));
      const { texts } = app;
      if (app.state.game.id !== id || app.state.solved) return;
      if (answer === 'none') app.say(texts.checkNone);
      if (answer === 'several') app.say(texts.checkSeveral);
    } catch {
      // It is a courtesy; whoever asks for a check is told what is wrong.
    }
  }

  /** Whether most formats must wait for the engine. */
  get waits(): boolean {
    return this.engine.status === 'loading';
  }

  async textOf(file: File): Promise<string> {
    return file.size > kMaxText ? ' '.repeat(kMaxText + 1) : file.text();
  }

  private async read(text: string): Promise<Entry> {
    if (text.length > kMaxText) throw new FormatFault('size');
    if (this.engine.status !== 'ready') {
      try {
        return readPlainText(text);
      } catch (error) {
        // Of all other formats only the engine can tell what is wrong.
        if (!(error instanceof FormatFault) || error.kind !== 'unknown') throw error;
      }
      if (this.engine.status === 'failed') throw new FormatFault('unknown');
    }
    if (text.trim() === '') throw new FormatFault('empty');
    const entries = await this.engine.read(text);
    const first = entries[0];
    if (first === undefined) throw new FormatFault('empty');
    if (entries.length > 1) this.app.say(this.app.texts.severalRead(entries.length));
    return readEntryJson(first);
  }

  private faultText(error: unknown): string {
    const { texts } = this.app;
    if (error instanceof FormatFault) return texts.faults[error.kind];
    return this.engine.faultText(error) ?? texts.faults.unknown;
  }
}
