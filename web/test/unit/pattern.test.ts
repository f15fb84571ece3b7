import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyDraft, giveDigit } from '../../app/game/draft';
import {
  clearMarks, fixedGivens, markCells, markGivens, partnersOf, patternOf,
} from '../../app/game/pattern';

const sorted = (cells: Iterable<number>) => [...cells].sort((a, b) => a - b);

test('cells that belong together by a symmetry are marked together', () => {
  assert.deepEqual(partnersOf(1, 'none', 4), [1]);
  assert.deepEqual(sorted(partnersOf(1, 'rotate180', 4)), [1, 14]);
  assert.deepEqual(sorted(partnersOf(1, 'rotate90', 4)), [1, 7, 8, 14]);
  assert.deepEqual(sorted(partnersOf(1, 'horizontal', 4)), [1, 2]);
  assert.deepEqual(sorted(partnersOf(1, 'vertical', 4)), [1, 13]);
  assert.deepEqual(sorted(partnersOf(1, 'diagonal', 4)), [1, 4]);
  assert.deepEqual(sorted(partnersOf(1, 'antidiagonal', 4)), [1, 11]);
  assert.equal(partnersOf(1, 'full', 4).length, 8);
  assert.deepEqual(partnersOf(40, 'full', 9), [40]);
});

test('marks go on and off with their partners', () => {
  const draft = markCells(emptyDraft(4, [2, 2]), [0, 1], true, 'rotate180');
  assert.deepEqual(sorted(draft.marked), [0, 1, 14, 15]);
  assert.deepEqual(sorted(markCells(draft, [15], false, 'rotate180').marked), [1, 14]);
  assert.equal(clearMarks(draft).marked.size, 0);
});

test('a digit that is entered stays, and one that was found is sought anew', () => {
  let draft = giveDigit(emptyDraft(4, [2, 2]), [5], 2);
  draft = markCells(draft, [0], true, 'none');
  assert.equal(fixedGivens(draft)[5], 2);
  assert.deepEqual(patternOf(draft).flatMap((on, cell) => (on ? [cell] : [])), [0, 5]);
  const found = { ...draft, givens: draft.givens.with(0, 3) };
  assert.equal(fixedGivens(found)[0], 0);
  assert.equal(giveDigit(found, [0], 4).marked.size, 0);
  assert.equal(fixedGivens(giveDigit(found, [0], 4))[0], 4);
  assert.deepEqual(sorted(markGivens(found).marked), [0, 5]);
});
