import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryJson, entryOf } from '../../app/formats/entry_json';
import { emptyDraft, puzzleOfDraft } from '../../app/game/draft';
import { addCage, addHouse, cageFault, houseFault, removeRules } from '../../app/game/draft_rules';

test('cages have sums that different digits can make', () => {
  assert.equal(cageFault(9, 2, 3), null);
  assert.equal(cageFault(9, 2, 17), null);
  assert.equal(cageFault(9, 2, null), null);
  for (const sum of [2, 18, 3.5, NaN]) assert.equal(cageFault(9, 2, sum), 'sum');
  assert.equal(cageFault(4, 5, null), 'size');
  assert.equal(cageFault(4, 0, null), 'size');
  assert.equal(houseFault(4, 4), null);
  assert.equal(houseFault(4, 3), 'house');
});

test('a new cage takes its cells, and what is drawn is read back', () => {
  const first = addCage(emptyDraft(4, [2, 2]), [5, 0, 1], 7);
  assert.deepEqual(first.constraints, [{ kind: 'killer-cage', cells: [0, 1, 5], sum: 7 }]);
  const second = addCage(first, [5, 6], null);
  assert.deepEqual(second.constraints, [{ kind: 'killer-cage', cells: [5, 6], sum: null }]);
  const both = addHouse(addCage(second, [0, 1], 3), [15, 3, 10, 5]);
  assert.equal(addHouse(both, [3, 5, 10, 15]), both);
  const { puzzle } = entryOf(entryJson(puzzleOfDraft(both)));
  assert.deepEqual(puzzle.constraints, both.constraints);
  assert.deepEqual(puzzle.board.shape.extra, [[3, 5, 10, 15]]);
});

test('rules are removed where a cell of theirs is selected, the anti-knight rule never', () => {
  const draft = { ...emptyDraft(4, [2, 2]), constraints: [{ kind: 'anti-knight' as const }] };
  const drawn = addHouse(addCage(draft, [0, 1], 3), [3, 5, 10, 15]);
  assert.equal(removeRules(drawn, [2]), drawn);
  assert.deepEqual(removeRules(drawn, [1]).constraints, draft.constraints);
  assert.deepEqual(removeRules(drawn, [5]).shape.extra, []);
});
