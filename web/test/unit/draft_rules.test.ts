import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryJson, entryOf } from '../../app/formats/entry_json';
import { emptyDraft, puzzleOfDraft } from '../../app/game/draft';
import { addCage, addHouse, cageFault, houseFault, removeRules, sumFault } from '../../app/game/draft_rules';

test('cages have sums that different digits can make', () => {
  for (const sum of [3, 17, null]) assert.equal(sumFault(9, 2, sum), null);
  for (const sum of [2, 18]) assert.equal(sumFault(9, 2, sum), 'sum');
  for (const sum of [-3, 3.5, NaN]) assert.equal(sumFault(9, 2, sum), 'number');
  assert.equal(houseFault(4, 4), null);
  assert.equal(houseFault(4, 3), 'house');
});

test('cages are in one piece, and take no cells from others', () => {
  const draft = emptyDraft(4, [2, 2]);
  assert.equal(cageFault(draft, [0, 1, 2, 3, 4], null), 'size');
  assert.equal(cageFault(draft, [], null), 'size');
  assert.equal(cageFault(draft, [1, 5, 6], 7), null);
  // By a corner, and from the end of a row to the start of the next.
  for (const cells of [[0, 5], [3, 4], [0, 1, 3]]) assert.equal(cageFault(draft, cells, null), 'apart');
  const caged = addCage(draft, [1, 5], 4);
  assert.equal(cageFault(caged, [1, 5], 5), null);
  assert.equal(cageFault(caged, [0, 1, 5], 7), null);
  assert.equal(cageFault(caged, [5, 6], 5), 'overlap');
  assert.equal(cageFault(caged, [5], 5), 'overlap');
});

test('a new cage takes the place of those in it, and what is drawn is read back', () => {
  const first = addCage(emptyDraft(4, [2, 2]), [5, 6], 7);
  assert.deepEqual(first.constraints, [{ kind: 'killer-cage', cells: [5, 6], sum: 7 }]);
  const second = addCage(first, [7, 6, 5], null);
  assert.deepEqual(second.constraints, [{ kind: 'killer-cage', cells: [5, 6, 7], sum: null }]);
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
