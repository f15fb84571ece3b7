/** While a puzzle is set: how many solutions are left, which cells are forced, how hard it is. */

import type { Call, Engine } from 'sudokit/engine';
import { EngineError } from 'sudokit/errors';
import type { App } from '../app';
import { cellsOf } from '../engine/figures';
import type { EngineLink } from '../engine/engine_link';
import { Latest } from '../engine/latest';
import { entryJson } from '../formats/entry_json';
import { isUnfinished, puzzleOfDraft, type Draft } from '../game/draft';
import type { AppState } from '../state';
import { button, h } from './dom';

/** More solutions than these are not counted while typing. */
const kEnough = 1000;

/** How long each answer may take, in milliseconds. */
const kPatience = 300;

/** How long nobody has typed before more is asked than the count, in milliseconds. */
const kRest = 100;

/** How many solutions a draft has, or has at least. */
interface Counted {
  readonly draft: Draft;
  readonly count: number;
  readonly exact: boolean;
}

/** What is known about a draft. */
interface Findings extends Omit<Counted, 'draft'> {
  /** Empty cells that hold the same digit in all solutions. */
  readonly forced: readonly number[];
  readonly level: string | null;
  /** Givens that rule each other out. */
  readonly clashing: readonly number[];
  /** Givens without which there would still be one solution; null where that was not asked. */
  readonly redundant: readonly number[] | null;
}

export class Census {
  readonly element = h('div', { class: 'answer', role: 'status' });
  private draft: Draft | null = null;
  private language = '';
  private readonly counting = new Latest<Draft>((draft) => this.count(draft));
  private readonly details = new Latest<Counted>((counted) => this.detail(counted));

  constructor(private readonly app: App, private readonly engine: EngineLink) {}

  update(state: AppState): void {
    const draft = state.setting?.draft ?? null;
    if (draft === this.draft && state.settings.language === this.language) return;
    this.draft = draft;
    this.language = state.settings.language;
    if (!draft) return;
    this.element.setAttribute('aria-busy', 'true');
    this.counting.give(draft);
  }

  /** The count at once; everything else comes from another engine, for which no key waits. */
  private async count(draft: Draft): Promise<void> {
    const { texts } = this.app;
    if (isUnfinished(draft)) return this.tell(texts.setUnfinished);
    if (this.engine.status !== 'ready') this.tell(texts.loadingEngine);
    const entry = entryOf(draft);
    await this.telling(async () => {
      const { count, exact } = await this.engine.ask((engine, call) =>
        engine.solve(entry, { limit: kEnough, keep: 0 }, { ...call, timeout: kPatience }));
      if (draft !== this.draft) return;
      this.showCount(count, exact);
      this.details.give({ draft, count, exact });
    });
  }

  /** Once no key has come for a moment: counting is not to share its processor. */
  private async detail(counted: Counted): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, kRest));
    if (counted.draft !== this.draft) return;
    await this.telling(async () => {
      const findings = await this.engine.askBeside((engine, call) => detailsOf(engine, call, counted));
      if (counted.draft === this.draft) this.show(findings);
    });
  }

  private async telling(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.tell(this.engine.faultText(error) ?? '');
    }
  }

  private countText(count: number, exact: boolean): string {
    const { texts } = this.app;
    const number = count.toLocaleString(this.language);
    if (!exact) return texts.countAtLeast(number);
    if (count === 0) return texts.countNone;
    return count === 1 ? texts.countOne : texts.countSeveral(number);
  }

  /** The count at once; what was said of one solution stays for the moment if there still is one. */
  private showCount(count: number, exact: boolean): void {
    const { countOne } = this.app.texts;
    const text = this.countText(count, exact);
    this.element.setAttribute('aria-busy', 'false');
    const first = this.element.firstElementChild;
    if (first?.textContent === countOne && text === countOne) return;
    this.tell(text);
  }

  private show({ count, exact, forced, level, redundant, clashing }: Findings): void {
    const { texts } = this.app;
    this.tell(this.countText(count, exact));
    if (clashing.length > 0) {
      this.element.append(h('p', {}, texts.checkClash(clashing.length)));
      this.app.point(clashing);
    }
    if (level) this.element.append(h('p', {}, texts.setLevel(level)));
    if (count > 1 && forced.length > 0) this.tellCells(texts.countForced(forced.length), forced);
    if (redundant) this.tellCells(texts.countRedundant(redundant.length), redundant);
  }

  private tellCells(text: string, cells: readonly number[]): void {
    const show = cells.length > 0 ? button(this.app.texts.setShowForced, () => this.app.point(cells)) : null;
    this.element.append(h('p', {}, text, ' ', show));
  }

  private tell(text: string): void {
    this.element.setAttribute('aria-busy', 'false');
    this.element.replaceChildren(h('p', {}, text));
  }
}

function entryOf(draft: Draft): string {
  return JSON.stringify(entryJson(puzzleOfDraft(draft)));
}

/** What there is to say besides the count; each piece with its limit. */
async function detailsOf(engine: Engine, call: Call, { draft, count, exact }: Counted): Promise<Findings> {
  const { board: { order }, givens } = puzzleOfDraft(draft);
  const entry = entryOf(draft);
  const quick = { ...call, timeout: kPatience };
  let forced: number[] = [];
  let level: string | null = null;
  let redundant: number[] | null = null;
  let clashing: number[] = [];
  if (exact && count === 1) {
    level = (await inTime(engine.rate(entry, { scales: ['level'] }, quick)))?.level_text ?? null;
    const test = await inTime(engine.minimise(entry, { mode: 'test' }, quick));
    redundant = test?.redundant ? cellsOf(test.redundant, order) : null;
  } else if (exact && count > 1) {
    const why = await inTime(engine.solve(entry, { why: true }, quick));
    const open = new Set(why ? cellsOf(why.differing ?? [], order) : givens.keys());
    forced = givens.flatMap((given, cell) => (given || open.has(cell) ? [] : [cell]));
  } else if (exact) {
    clashing = cellsOf((await inTime(engine.solve(entry, { why: true, keep: 0 }, quick)))?.clashing ?? [], order);
  }
  return { count, exact, forced, level, redundant, clashing };
}

/** Null for what took too long, or is not to be had for this kind of puzzle. */
async function inTime<A>(answer: Promise<A>): Promise<A | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof EngineError && ['stopped', 'unsupported'].includes(error.status)) return null;
    throw error;
  }
}
