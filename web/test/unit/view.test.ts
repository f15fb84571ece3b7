import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawRegion, emptyDraft, boardOfDraft, giveDigit, isUnfinished } from '../../app/game/draft';
import { addCell, cellBeside, extendTo, selectOnly, toggleCell } from '../../app/game/selection';
import { newSetting, redoDraft, undoDraft, withDraft } from '../../app/game/setting';
import { defaultSettings, settingsOf } from '../../app/store/settings';
import { en } from '../../app/text/en';
import { fr } from '../../app/text/fr';
import { commandOfKey, type Key } from '../../app/view/keys';

const key = (name: string, more: Partial<Key> = {}): Key => ({
  key: name, code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more,
});

test('digit keys count by their place, so that a French keyboard needs no Shift', () => {
  const place = { code: 'Digit2' };
  const enter = (mode: string, digit: number) => ({ kind: 'enter', mode, digit });
  assert.deepEqual(commandOfKey(key('\u00e9', place), 9, 'digit'), enter('digit', 2));
  assert.deepEqual(commandOfKey(key('2', { ...place, shiftKey: true }), 9, 'digit'), enter('note', 2));
  assert.deepEqual(commandOfKey(key('2', { ...place, shiftKey: true }), 9, 'note'), enter('digit', 2));
  assert.deepEqual(commandOfKey(key('2', { ...place, ctrlKey: true }), 9, 'digit'), enter('colour', 2));
  assert.deepEqual(commandOfKey(key('2', { ...place, altKey: true }), 25, 'digit'), enter('colour', 2));
  assert.deepEqual(commandOfKey(key('2', place), 4, 'colour'), enter('colour', 2));
  assert.deepEqual(commandOfKey(key('0', { code: 'Digit0' }), 9, 'digit'), { kind: 'erase' });
});

test('letters are digits on large boards, and commands where they are none', () => {
  assert.deepEqual(commandOfKey(key('g'), 16, 'digit'), { kind: 'enter', mode: 'digit', digit: 16 });
  assert.deepEqual(commandOfKey(key('G', { shiftKey: true }), 16, 'digit'), { kind: 'enter', mode: 'note', digit: 16 });
  assert.deepEqual(commandOfKey(key('h'), 16, 'digit'), { kind: 'hint' });
  assert.deepEqual(commandOfKey(key('h'), 25, 'digit'), { kind: 'enter', mode: 'digit', digit: 8 });
  assert.equal(commandOfKey(key('5', { code: 'Digit5' }), 4, 'digit'), null);
  assert.equal(commandOfKey(key('Tab'), 9, 'digit'), null);
  assert.deepEqual(commandOfKey(key('Z', { ctrlKey: true, shiftKey: true }), 9, 'digit'), { kind: 'redo' });
});

test('selections go over edges, extend to rectangles, and toggle', () => {
  assert.equal(cellBeside(0, -1, 0, 9), 72);
  assert.equal(cellBeside(8, 0, 1, 9), 0);
  assert.deepEqual([...extendTo(selectOnly(10), 0, 9).cells], [0, 1, 9, 10]);
  assert.deepEqual([...toggleCell(addCell(selectOnly(1), 5), 1).cells], [5]);
});

test('regions are houses once each has its cells', () => {
  let draft = giveDigit(emptyDraft(4, [2, 2]), [0], 3);
  draft = drawRegion(draft, [2], 0);
  assert.ok(isUnfinished(draft));
  assert.equal(boardOfDraft(draft).houses.length, 8);
  draft = drawRegion(draft, [5], 1);
  assert.ok(!isUnfinished(draft));
  assert.deepEqual(boardOfDraft(draft).houses[8]!.cells, [0, 1, 2, 4]);
  assert.equal(draft.givens[0], 3);
});

test('stored settings that make no sense are left out', () => {
  const base = defaultSettings(['fr-CA']);
  assert.equal(base.language, 'fr');
  assert.deepEqual(settingsOf('{"language":"xx","theme":7,"tidyNotes":"no"}', base), base);
  assert.deepEqual(settingsOf('not json', base), base);
  assert.deepEqual(settingsOf('null', base), base);
  assert.equal(settingsOf('{"showTimer":false,"language":"en"}', base).showTimer, false);
});

/** Every text of a table; those with arguments are called. */
function allTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    const call = value as (...args: unknown[]) => string;
    return [1, 3].map((n) => call(...new Array(call.length).fill(n)));
  }
  return Object.values(value as object).flatMap(allTexts);
}

test('French is set as French is', () => {
  for (const text of allTexts(fr)) {
    assert.doesNotMatch(text, /'/, text);
    assert.doesNotMatch(text, /[ \u00a0][;!?]|[ \u202f]:|\u00ab[ \u202f]|[ \u202f]\u00bb/, text);
    assert.doesNotMatch(text, /[^\s\u202f\d][;!?]/, text);
  }
});

test('no text is empty, and both languages have all lists in full', () => {
  for (const text of [...allTexts(en), ...allTexts(fr)]) assert.notEqual(text.trim(), '');
  assert.equal(allTexts(en).length, allTexts(fr).length);
});

test('drafts are undone and redone one by one', () => {
  const first = emptyDraft(4, [2, 2]);
  const second = giveDigit(first, [0], 1);
  const setting = withDraft(newSetting(first, null), second);
  assert.equal(undoDraft(setting)!.draft, first);
  assert.equal(redoDraft(undoDraft(setting)!)!.draft, second);
  assert.equal(undoDraft(undoDraft(setting)!), null);
  assert.equal(redoDraft(setting), null);
  assert.equal(undoDraft(newSetting(first, setting))!.draft, second);
});
