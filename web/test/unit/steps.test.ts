import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellWords } from '../../app/board/cell_words';
import { cellToTry } from '../../app/game/trial';
import { kindOf } from '../../app/engine/figures';
import type { Figure, FigureKind } from '../../app/view/figure';
import { en } from '../../app/text/en';
import { conclusionOf } from '../../app/view/conclusion';
import { labelPlaces } from '../../app/view/figure_picture';
import { legendNames, meaningOf } from '../../app/view/legend';
import { regionOf } from '../../app/view/region';
import { stageOf } from '../../app/view/stages';
import { linesOf, sentence } from '../../app/view/told';

const kNothing: Figure = { digits: [], candidates: [], zones: [], marks: [], arrows: [] };
const node = (cell: number, digit: number) => ({ cells: [cell], digit });
const mark = (cell: number, digit: number, fate: 'stays' | 'eliminated' = 'stays') =>
  ({ cell, digit, role: fate === 'stays' ? 'first' as const : 'none' as const, fate });
const kChain: Figure = {
  ...kNothing,
  zones: [{ role: 'dead-end', cells: [8], label: '' }],
  marks: [mark(0, 1), mark(1, 1), mark(2, 1), mark(40, 3), mark(3, 1, 'eliminated')],
  arrows: [
    { from: node(0, 1), to: node(1, 1), strong: true, directed: true },
    { from: node(1, 1), to: node(2, 1), strong: false, directed: true },
  ],
};

test('names of cells are found in both languages, alone and several at once', () => {
  const found = (text: string, order = 9) => cellWords(text, order).map(({ from, to, cells }) => [text.slice(from, to), cells]);
  assert.deepEqual(found('If r1c2 is 3, then (8)r9c9.'), [['r1c2', [1]], ['r9c9', [80]]]);
  assert.deepEqual(found('Si L1C2 vaut 3'), [['L1C2', [1]]]);
  assert.deepEqual(found('(9)r12c3'), [['r12c3', [2, 11]]]);
  assert.deepEqual(found('r12c3', 16), [['r12c3', [11 * 16 + 2]]]);
});

test('what only looks like the name of a cell is left alone', () => {
  for (const text of ['xr1c2', 'r1c2x', 'r0c1', 'r1', 'r10c1', 'for1c2']) assert.deepEqual(cellWords(text, 9), [], text);
  assert.deepEqual(cellWords('r5c1', 4), []);
});

test('a stage shows the candidates that its links reach, and concludes with the last link', () => {
  const marks = (links: number) => stageOf(kChain, links).marks.map(({ cell, fate }) => `${cell} ${fate}`);
  assert.deepEqual(marks(0), ['0 stays', '40 stays']);
  assert.deepEqual(marks(1), ['0 stays', '1 stays', '40 stays']);
  assert.equal(stageOf(kChain, 1).arrows.length, 1);
  assert.deepEqual(stageOf(kChain, 1).zones, []);
  assert.equal(stageOf(kChain, 2), kChain);
});

test('the legend names what the figure has, and nothing else', () => {
  assert.deepEqual(legendNames(kChain), ['eliminated', 'first', 'dead-end', 'strong', 'weak']);
  assert.deepEqual(legendNames(kNothing), []);
});

test('lines and colours of nets and trees mean what follows from an assumption', () => {
  const meaning = (name: 'first' | 'third' | 'strong', kind?: FigureKind) =>
    meaningOf(name, kind ? { ...kChain, kind } : kChain, en);
  assert.equal(meaning('strong'), 'at least one is true');
  assert.equal(meaning('strong', 'forcing'), 'if so, then this holds');
  assert.equal(meaning('first', 'forcing'), 'holds under the assumption');
  assert.equal(meaning('third', 'forcing'), 'one of the cases');
  assert.equal(meaning('third', 'colouring'), 'second cluster');
  assert.equal(meaning('third'), 'of the pattern, third colour');
  assert.equal(kindOf({ kind: 'forcing', fish: null }), 'forcing');
  assert.equal(kindOf({ kind: 'forcing', fish: { digit: 1 } }), 'kraken');
  assert.equal(kindOf(undefined), 'other');
});

test('a conclusion is one line, digit by digit', () => {
  const at = (cell: string, digit: number) => ({ cell, digit });
  assert.equal(conclusionOf([at('r1c1', 7)], [at('r1c4', 3), at('r2c4', 3), at('r1c4', 5)], 9, (name) => name),
    'r1c1 = 7; r1c4, r2c4 \u2260 3; r1c4 \u2260 5');
});

test('the letter of a set stands where there is no candidate, best in a corner', () => {
  const bits = (...list: number[]) => list.reduce((sum, digit) => sum | (1 << (digit - 1)), 0);
  const zone = (label: string, ...cells: number[]) => ({ role: 'set' as const, cells, label });
  const figure = { ...kNothing, digits: [0, 0], candidates: [bits(1, 3, 5), bits(1, 2, 3, 4, 5, 6, 7, 8, 9)] };
  assert.deepEqual(labelPlaces({ ...figure, zones: [zone('A', 1, 0), zone('B', 0), zone('', 0)] }, 9),
    [{ label: 'A', cell: 0, digit: 7 }, { label: 'B', cell: 0, digit: 9 }]);
  assert.deepEqual(labelPlaces({ ...figure, zones: [zone('C', 1)] }, 9), [{ label: 'C', cell: 1, digit: 1 }]);
});

test('the region of a figure is the least square around its marks, on the board', () => {
  assert.deepEqual(regionOf({ ...kNothing, marks: [mark(0, 1), mark(10, 1)] }, 9), { row: 0, column: 0, size: 3 });
  assert.deepEqual(regionOf({ ...kNothing, marks: [mark(80, 1)] }, 9), { row: 6, column: 6, size: 3 });
  assert.equal(regionOf({ ...kNothing, marks: [mark(0, 1), mark(80, 1)] }, 9), null);
  assert.equal(regionOf(kNothing, 9), null);
});

test('sentences begin with a capital, names of cells stay as they are', () => {
  assert.equal(sentence('expected a digit'), 'Expected a digit');
  assert.equal(sentence('état impossible'), 'État impossible');
  assert.equal(sentence('r1c2 is 3'), 'r1c2 is 3');
  assert.equal(sentence('L1C2 vaut 3'), 'L1C2 vaut 3');
  assert.equal(sentence('3 cells'), '3 cells');
  assert.equal(sentence(''), '');
});

test('lists in lists belong to the line above them', () => {
  const text = 'If r1c1 is 2, r2c2 is 3 or 4:\n- If 3:\n  - If 5, no.\n  - If 6, no.\n- If 4, no.\nSo it goes.';
  assert.deepEqual(linesOf(text), [
    { text: 'If r1c1 is 2, r2c2 is 3 or 4:', below: [
      { text: 'If 3:', below: [{ text: 'If 5, no.', below: [] }, { text: 'If 6, no.', below: [] }] },
      { text: 'If 4, no.', below: [] },
    ] },
    { text: 'So it goes.', below: [] },
  ]);
  assert.deepEqual(linesOf('- one\n- two').map((line) => line.text), ['one', 'two']);
});

test('the cell to try is the first empty one with the fewest candidates', () => {
  assert.deepEqual(cellToTry([1, 0, 0, 0], [[], [1, 2, 3], [2, 4], [1, 4]]), { cell: 2, digits: [2, 4] });
  assert.equal(cellToTry([1, 2], [[], []]), null);
});
