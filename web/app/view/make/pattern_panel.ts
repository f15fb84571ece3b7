/** A puzzle for a pattern: the setter marks cells, and the engine seeks digits for them that leave one
 * solution. Digits in cells that are not marked stay. */

import type * as T from 'sudokit/types';
import type { App } from '../../app';
import type { EngineLink } from '../../engine/engine_link';
import { Task } from '../../engine/task';
import { entryJson, readEntryJson } from '../../formats/entry_json';
import { isUnfinished, puzzleOfDraft, type Draft } from '../../game/draft';
import {
  clearMarks, fixedGivens, markGivens, patternOf, type Symmetry,
} from '../../game/pattern';
import type { Setting } from '../../game/setting';
import type { AppState } from '../../state';
import { choice, tick } from '../dialog';
import { button, h, setText } from '../dom';
import { randomSeed } from '../generate_sheet';

/** After so long, in milliseconds, a search ends by itself. */
const kLongest = 60_000;

export class PatternPanel {
  readonly element = h('div', { class: 'panel make' });
  private readonly count = h('p', { class: 'quiet', role: 'status' });
  private readonly task: Task;
  private readonly wish = { level: '', minimal: false };
  private setting: Setting | null = null;
  private language = '';

  constructor(private readonly app: App, private readonly engine: EngineLink) {
    this.task = new Task(app, engine);
  }

  update({ setting, settings }: AppState): void {
    const before = this.setting;
    this.setting = setting;
    // What is being sought would no longer fit.
    if (setting?.draft !== before?.draft) this.task.stop();
    if (!setting) return;
    const built = before !== null && (before.marking === null) === (setting.marking === null) &&
      this.language === settings.language;
    this.language = settings.language;
    if (!built) this.build(setting);
    const { make } = this.app.texts;
    setText(this.count, make.count(patternOf(setting.draft).filter(Boolean).length));
  }

  private build({ marking, draft }: Setting): void {
    const { app } = this;
    const { make } = app.texts;
    if (marking === null) {
      const symmetry: Symmetry = draft.marked.size > 0 ? 'none' : 'rotate180';
      this.element.replaceChildren(button(make.begin, () => app.setting.chooseMarking(symmetry)));
      return;
    }
    const change = (how: (draft: Draft) => Draft) => (): void => app.setting.change(how(app.state.setting!.draft));
    const symmetries = Object.entries(app.texts.symmetries) as [Symmetry, string][];
    const levels = [['', app.texts.generateAnyLevel] as const, ...Object.entries(app.texts.levels)];
    this.element.replaceChildren(
      h('p', { class: 'quiet' }, make.intro),
      h('div', { class: 'row' },
        choice(make.symmetry, symmetries, marking, (value) => app.setting.chooseMarking(value)),
        choice(app.texts.generateLevel, levels, this.wish.level, (value) => (this.wish.level = value))),
      tick(app.texts.generateMinimal, this.wish.minimal, (value) => (this.wish.minimal = value)),
      this.count,
      h('div', { class: 'row' },
        button(make.markGivens, change(markGivens)), button(make.clear, change(clearMarks))),
      h('div', { class: 'row' },
        button(make.find, () => this.find(), { class: 'main' }),
        button(app.texts.setEnterDigits, () => app.setting.chooseMarking(null))),
      this.task.element);
  }

  private find(): void {
    const { app, engine, task } = this;
    const { draft } = app.state.setting!;
    if (isUnfinished(draft)) return app.say(app.texts.setUnfinished);
    if (draft.marked.size === 0) return app.say(app.texts.make.nothingMarked);
    const options = searchOf(draft, this.wish);
    const news = ({ nodes }: T.News): void => task.tell(app.texts.make.tried(nodes));
    void task.run(
      (call) => engine.ask((ready, common) => ready.generate(options, common),
        { ...call, timeout: kLongest, news }),
      (entries) => {
        const { givens } = readEntryJson(entries[0]!).puzzle;
        app.setting.change({ ...app.state.setting!.draft, givens });
        app.say(app.texts.make.found);
      });
  }
}

/** What the engine is asked for. */
function searchOf(draft: Draft, wish: { level: string; minimal: boolean }): T.GenerateOptions {
  const puzzle = puzzleOfDraft(draft);
  const plain = { ...puzzle, constraints: [], pencilmarks: null, words: {} };
  const pattern = { ...plain, givens: patternOf(draft).map(Number) };
  const options: T.GenerateOptions = {
    count: 1,
    seed: randomSeed(),
    template: JSON.stringify(entryJson({ ...puzzle, words: {}, givens: fixedGivens(draft) })),
    pattern: JSON.stringify(entryJson(pattern)),
  };
  if (wish.level) options.level = wish.level;
  if (wish.minimal) options.minimal = true;
  return options;
}
