/** A puzzle being set, with what is undone draft by draft. Pure functions. */

import type { Draft } from './draft';
import type { Symmetry } from './pattern';

const kMaxDrafts = 500;

export interface Setting {
  readonly draft: Draft;
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
  /** The region that cells are drawn into; null: digits are entered. */
  readonly region: number | null;
  /** The symmetry by which cells are marked; null: they are not being marked. */
  readonly marking: Symmetry | null;
}

export function newSetting(draft: Draft, before: Setting | null): Setting {
  const past = before ? [...before.past, before.draft] : [];
  return { draft, past, future: [], region: null, marking: null };
}

export function withDraft(setting: Setting, draft: Draft): Setting {
  const past = [...setting.past, setting.draft].slice(-kMaxDrafts);
  return { ...setting, draft, past, future: [] };
}

/** Null if there is nothing to undo. */
export function undoDraft(setting: Setting): Setting | null {
  const draft = setting.past.at(-1);
  if (!draft) return null;
  const future = [...setting.future, setting.draft];
  return { ...setting, draft, past: setting.past.slice(0, -1), future };
}

/** Null if there is nothing to redo. */
export function redoDraft(setting: Setting): Setting | null {
  const draft = setting.future.at(-1);
  if (!draft) return null;
  const past = [...setting.past, setting.draft];
  return { ...setting, draft, past, future: setting.future.slice(0, -1) };
}
