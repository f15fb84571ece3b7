/** A puzzle being set that was left: nothing that was typed is lost without having been asked for. */

import type { Puzzle } from './board/puzzle';
import { isBlank, isDraftOf } from './game/draft';
import { newSetting, type Setting } from './game/setting';
import type { DraftStore } from './store/drafts';

export class KeptSetting {
  /** Waits to be taken up again. */
  setting: Setting | null = null;
  /** Whether it is only a lesson that it waits for. */
  returns = false;

  constructor(private readonly drafts: DraftStore) {}

  /** What was being set when the page was closed, if it is to be shown at once. */
  restore(): Setting | null {
    const saved = this.drafts.load();
    const setting = saved && newSetting(saved.draft, null);
    if (saved?.open) return setting;
    this.setting = setting;
    return null;
  }

  /** Keeps the latest draft that has anything in it which the game played has not. */
  keep(setting: Setting, played: Puzzle): void {
    const drafts = [...setting.past, setting.draft];
    const last = drafts.findLastIndex((draft) => !isBlank(draft) && !isDraftOf(draft, played));
    this.setting = last < 0 ? null
      : { draft: drafts[last]!, past: drafts.slice(0, last), future: [], region: null, marking: null };
    this.returns = false;
  }

  take(): Setting | null {
    const { setting } = this;
    this.setting = null;
    this.returns = false;
    return setting;
  }

  /** Saves what is being set, or else what is kept; answers whether that worked. */
  save(current: Setting | null): boolean {
    const setting = current ?? this.setting;
    return this.drafts.save(setting && { draft: setting.draft, open: current !== null || this.returns });
  }
}
