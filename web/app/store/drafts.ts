/** The puzzle that is being set, kept on this device until it is played. */

import { entryJson, entryOf } from '../formats/entry_json';
import { draftOf, puzzleOfDraft, type Draft } from '../game/draft';
import type { TextStorage } from './games';

const kDraftKey = 'sudokit.draft';

export interface SavedDraft {
  readonly draft: Draft;
  /** Whether it was being worked on, and did not only wait to be taken up again. */
  readonly open: boolean;
}

export class DraftStore {
  private last: string | null;

  constructor(private readonly storage: TextStorage | null) {
    this.last = storage?.getItem(kDraftKey) ?? null;
  }

  load(): SavedDraft | null {
    return this.last === null ? null : readSavedDraft(this.last);
  }

  /** Saves the draft, or that there is none; answers whether that worked. */
  save(saved: SavedDraft | null): boolean {
    const text = saved && savedDraftText(saved);
    // What did not change here may have changed in another window.
    if (text === this.last) return true;
    try {
      if (text === null) this.storage?.removeItem(kDraftKey);
      else this.storage?.setItem(kDraftKey, text);
      this.last = text;
      return this.storage !== null;
    } catch {
      return false;
    }
  }
}

/** Regions are apart from the puzzle: they may be unfinished. */
export function savedDraftText({ draft, open }: SavedDraft): string {
  return JSON.stringify({
    entry: entryJson(puzzleOfDraft({ ...draft, drawn: null })),
    drawn: draft.drawn,
    marked: [...draft.marked],
    open,
  });
}

/** The draft of a stored text; null if it is damaged. */
export function readSavedDraft(text: string): SavedDraft | null {
  try {
    const json = JSON.parse(text) as Record<string, unknown>;
    const { puzzle } = entryOf(json['entry']);
    const { cellCount, order } = puzzle.board;
    const drawn = json['drawn'] === null ? null : numbers(json['drawn'], -1, order);
    if (drawn && drawn.length !== cellCount) return null;
    const marked = new Set(numbers(json['marked'], 0, cellCount));
    return { draft: { ...draftOf(puzzle), drawn, marked }, open: json['open'] === true };
  } catch {
    return null;
  }
}

function numbers(value: unknown, least: number, end: number): number[] {
  return (value as unknown[]).map((number) => {
    if (typeof number !== 'number' || !Number.isInteger(number) || number < least || number >= end) {
      throw new RangeError('number');
    }
    return number;
  });
}
