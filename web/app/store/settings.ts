/** What the player prefers, kept on this device. */

import type { Language } from '../text/language';

export type Theme = 'auto' | 'light' | 'dark';

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  /** A digit that is placed leaves the notes of the cells that see it. */
  readonly tidyNotes: boolean;
  readonly showClashes: boolean;
  /** Tint the houses of the cell under the cursor. */
  readonly showPeers: boolean;
  /** Mark the digits equal to that under the cursor. */
  readonly showSame: boolean;
  readonly showLabels: boolean;
  readonly showTimer: boolean;
}

const kKey = 'sudokit.settings';

export function defaultSettings(languages: readonly string[]): Settings {
  const french = languages[0]?.toLowerCase().startsWith('fr') ?? false;
  return {
    language: french ? 'fr' : 'en',
    theme: 'auto',
    tidyNotes: true,
    showClashes: true,
    showPeers: true,
    showSame: true,
    showLabels: true,
    showTimer: true,
  };
}

/** The settings of a stored text, as far as it makes sense, over `base`. */
export function settingsOf(text: string | null, base: Settings): Settings {
  let stored: Partial<Record<keyof Settings, unknown>>;
  try {
    stored = (JSON.parse(text ?? '{}') ?? {}) as typeof stored;
  } catch {
    return base;
  }
  const flag = (key: keyof Settings, other: boolean) =>
    typeof stored[key] === 'boolean' ? stored[key] : other;
  const { language, theme } = stored;
  return {
    language: language === 'en' || language === 'fr' ? language : base.language,
    theme: theme === 'light' || theme === 'dark' || theme === 'auto' ? theme : base.theme,
    tidyNotes: flag('tidyNotes', base.tidyNotes),
    showClashes: flag('showClashes', base.showClashes),
    showPeers: flag('showPeers', base.showPeers),
    showSame: flag('showSame', base.showSame),
    showLabels: flag('showLabels', base.showLabels),
    showTimer: flag('showTimer', base.showTimer),
  };
}

/** Storage that may be forbidden or full: then nothing is kept, and play goes on. */
export function loadSettings(storage: Storage | null, languages: readonly string[]): Settings {
  return settingsOf(storage?.getItem(kKey) ?? null, defaultSettings(languages));
}

export function saveSettings(storage: Storage | null, settings: Settings): void {
  try {
    storage?.setItem(kKey, JSON.stringify(settings));
  } catch {
    // Full or forbidden: the settings last until the page is closed.
  }
}
