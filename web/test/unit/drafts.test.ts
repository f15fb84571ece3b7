import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KeptSetting } from '../../app/kept_setting';
import { draftOf, drawRegion, emptyDraft, giveDigit, puzzleOfDraft } from '../../app/game/draft';
import { addCage, addHouse } from '../../app/game/draft_rules';
import { newSetting, withDraft } from '../../app/game/setting';
import { DraftStore, readSavedDraft, savedDraftText } from '../../app/store/drafts';

function storage() {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

test('a draft is read back as it was, with unfinished regions and marks', () => {
  const plain = emptyDraft(4, [2, 2]);
  const ruled = addHouse(addCage(giveDigit(plain, [3], 2), [0, 1], 3), [0, 5, 10, 15]);
  const drawn = { ...drawRegion(ruled, [2], 0), marked: new Set([7, 9]), words: { title: 'Mine' } };
  for (const draft of [plain, ruled, drawn]) {
    assert.deepEqual(readSavedDraft(savedDraftText({ draft, open: true })), { draft, open: true });
  }
});

test('a damaged draft is none', () => {
  const text = savedDraftText({ draft: drawRegion(emptyDraft(4, [2, 2]), [0], 1), open: false });
  const damages = [
    ['{', ''], ['"marked":[]', '"marked":[16]'], ['"drawn":[1', '"drawn":[4'], ['"drawn":[1,', '"drawn":['],
  ];
  for (const [from, to] of damages) {
    assert.ok(text.includes(from!));
    assert.equal(readSavedDraft(text.replace(from!, to!)), null);
  }
});

test('the latest draft with something new in it is kept, and outlives the page', () => {
  const store = storage();
  const played = puzzleOfDraft(giveDigit(emptyDraft(4, [2, 2]), [0], 1));
  const kept = new KeptSetting(new DraftStore(store));
  kept.keep(newSetting(emptyDraft(9, [3, 3]), null), played);
  assert.equal(kept.take(), null);
  kept.keep(newSetting(draftOf(played), null), played);
  assert.equal(kept.take(), null);
  const draft = giveDigit(emptyDraft(9, [3, 3]), [80], 9);
  const typed = withDraft(newSetting(emptyDraft(9, [3, 3]), null), draft);
  kept.keep(newSetting(emptyDraft(4, null), typed), played);
  assert.equal(kept.setting?.draft, draft);
  assert.ok(kept.save(null));
  const later = new KeptSetting(new DraftStore(store));
  assert.equal(later.restore(), null);
  assert.deepEqual(later.take()?.draft, draft);
  assert.ok(later.save(typed));
  assert.deepEqual(new KeptSetting(new DraftStore(store)).restore()?.draft, draft);
  assert.ok(later.save(null));
  assert.equal(store.texts.size, 0);
});
