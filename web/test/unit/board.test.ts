import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  boxChoices, cellName, cellOfName, makeBoard, plainShape, shapeFault, squarestBoxes,
} from '../../app/board/board';
import { bordersBetween, outlineOf } from '../../app/board/outline';
import { emptyPuzzle, peersOf, type Puzzle } from '../../app/board/puzzle';
import { digitOf, isBlank, symbolsOf } from '../../app/board/symbols';
import { digitsOfBits, bitsOfDigits } from '../../app/board/digit_bits';

test('every house of every usual board has each cell once and as many as the order', () => {
  for (let order = 2; order <= 25; ++order) {
    const board = makeBoard(plainShape(order, squarestBoxes(order)));
    for (const house of board.houses) {
      assert.equal(new Set(house.cells).size, order);
    }
    const kinds = squarestBoxes(order) ? 3 : 2;
    assert.equal(board.houses.length, kinds * order);
  }
});

test('the peers of a 9x9 board are 20, with diagonals, windows and the knight more', () => {
  const peers = (change: object, puzzle: Partial<Puzzle> = {}) =>
    peersOf({ ...emptyPuzzle(makeBoard({ ...plainShape(9, [3, 3]), ...change })), ...puzzle });
  assert.deepEqual(new Set(peers({}).map((list) => list.length)), new Set([20]));
  assert.equal(peers({ diagonals: true })[0]!.length, 26);
  assert.equal(peers({ diagonals: true })[40]!.length, 32);
  // Of the window of r2c2, four cells are in its box, one more in its row, one more in its column.
  assert.equal(peers({ windows: true })[10]!.length, 20 + 9 - 4 - 1 - 1);
  assert.equal(peers({}, { constraints: [{ kind: 'anti-knight' }] })[40]!.length, 28);
});

test('shapes that make no board are told', () => {
  assert.equal(shapeFault(plainShape(9, [3, 3])), null);
  assert.equal(shapeFault(plainShape(9, [2, 3])), 'boxes');
  assert.equal(shapeFault(plainShape(26, null)), 'order');
  assert.equal(shapeFault({ ...plainShape(4, null), regions: new Array(16).fill(0) }), 'regions');
  assert.equal(shapeFault({ ...plainShape(4, [2, 2]), windows: true }), 'windows');
  assert.equal(shapeFault({ ...plainShape(4, [2, 2]), extra: [[0, 0, 1, 2]] }), 'extra');
});

test('boxes are offered squarest first', () => {
  assert.deepEqual(boxChoices(12), [[3, 4], [4, 3], [2, 6], [6, 2]]);
  assert.deepEqual(boxChoices(7), []);
});

test('names of cells are read back', () => {
  for (const cell of [0, 8, 40, 80]) assert.equal(cellOfName(cellName(cell, 9), 9), cell);
  for (const name of ['r0c1', 'r10c1', 'x', 'r1c1 ', 'R1C1']) assert.equal(cellOfName(name, 9), null);
});

test('symbols are read in either case, and blanks are no symbols', () => {
  for (let order = 1; order <= 25; ++order) {
    [...symbolsOf(order)].forEach((symbol, i) => {
      assert.equal(digitOf(symbol, order), i + 1);
      assert.equal(digitOf(symbol.toLowerCase(), order), i + 1);
      assert.ok(!isBlank(symbol, order));
    });
  }
  assert.equal(digitOf('A', 9), 0);
  assert.ok(isBlank('x', 9));
  assert.ok(!isBlank('x', 25));
});

test('sets of digits survive as bits', () => {
  for (const digits of [[], [1], [9], [1, 2, 25], [31]]) {
    assert.deepEqual(digitsOfBits(bitsOfDigits(digits)), digits);
  }
});

test('a plain 9x9 board has 36 inner sides between boxes', () => {
  const { regionOf } = makeBoard(plainShape(9, [3, 3]));
  assert.equal(bordersBetween(9, regionOf).match(/M/g)!.length, 36);
  assert.equal(outlineOf(9, [0, 1, 9], 0.1).match(/M/g)!.length, 8);
});
