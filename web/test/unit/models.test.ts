import assert from 'node:assert/strict';
import { test } from 'node:test';
import type * as T from 'sudokit/types';
import { makeBoard, plainShape } from '../../app/board/board';
import { bitsOfDigits } from '../../app/board/digit_bits';
import { emptyPuzzle, type Puzzle } from '../../app/board/puzzle';
import { after, blankStand, figureFor, givenStand, Track } from '../../app/view/models/board_track';
import { modelName } from '../../app/view/models/constraints_view';
import { stepsOfRemovals } from '../../app/view/models/filter_steps';
import { pairOf, stepsOfTrace } from '../../app/view/models/formula_steps';
import { childrenOf, layOut, pathTo } from '../../app/view/models/tree_layout';
import { reasonEdges, termsOf } from '../../app/view/models/walk_track';

const board = makeBoard(plainShape(4, [2, 2]));
const puzzle: Puzzle = { ...emptyPuzzle(board), givens: [1, ...new Array<number>(15).fill(0)] };

const deduction = (literal: number, clause: number[], more: Partial<T.Deduction> = {}): T.Deduction => {
  const pair = pairOf(literal, 4)!;
  const name = `r${Math.floor(pair.cell / 4) + 1}c${(pair.cell % 4) + 1}`;
  return { literal, cell: name, digit: pair.digit, holds: literal > 0, words: name, reason: 'unit', clause, ...more };
};

test('variables of formulas are candidates, and auxiliary ones are none', () => {
  assert.deepEqual(pairOf(1, 4), { cell: 0, digit: 1 });
  assert.deepEqual(pairOf(-64, 4), { cell: 15, digit: 4 });
  assert.equal(pairOf(65, 4), null);
});

test('deductions go together by what rules them out', () => {
  const trace = [
    deduction(1, [1], { family: 'F1' }), deduction(8, [8], { family: 'F1' }),
    deduction(-2, [-1, -2], { family: 'K2' }), deduction(-5, [-1, -5], { family: 'L2' }),
    deduction(-4, [-8, -4], { family: 'L2' }), deduction(11, [9, 10, 11, 12], { family: 'K1' }),
    deduction(-16, [3, -16], { reason: 'refuted', derivation: [] }),
  ];
  const steps = stepsOfTrace(trace, 4, true);
  assert.deepEqual(steps.map(({ kind, deductions }) => [kind, deductions.length]),
    [['givens', 2], ['rules-out', 2], ['rules-out', 1], ['holds', 1], ['refuted', 1]]);
  assert.deepEqual(steps[1]!.cause, { cell: 0, digit: 1 });
  assert.deepEqual(steps[1]!.change.removed, [{ cell: 0, digit: 2 }, { cell: 1, digit: 1 }]);
  assert.equal(stepsOfTrace(trace, 4, false).length, trace.length);
});

test('removals go together by their reason, and those that take nothing from cells with the next', () => {
  const removal = (text: string, out: [string, number][]): T.Removal => ({
    variable: 'x', cell: null, removed: [1], reason: 'different', text, because: [],
    ruled_out: out.map(([cell, digit]) => ({ cell, digit })),
  });
  const trace = [
    removal('a', [['r1c2', 1]]), removal('a', [['r1c3', 1]]), removal('b', [['r1c2', 1]]),
    removal('c', [['r1c2', 2]]), removal('d', [['r1c2', 3]]),
  ];
  const start = { digits: puzzle.givens, candidates: blankStand(puzzle).candidates };
  const steps = stepsOfRemovals(trace, start, 4, true);
  assert.deepEqual(steps.map(({ removals, behind }) => [removals.length, behind]), [[2, 0], [1, 1], [1, 0]]);
  assert.deepEqual(steps[2]!.change.placed, [{ cell: 1, digit: 4 }]);
  assert.equal(stepsOfRemovals(trace, start, 4, false).length, 5);
  // What a reason takes later goes where it was given first; so does a digit that is all that is left.
  const mixed = [
    removal('a', [['r1c2', 1]]), removal('b', [['r2c3', 2]]), removal('a', [['r1c3', 1]]),
    removal('b', [['r1c2', 2]]), removal('c', [['r1c2', 3]]), removal('a', [['r2c3', 4]]),
  ];
  const merged = stepsOfRemovals(mixed, start, 4, true);
  assert.deepEqual(merged.map(({ removals, change }) => [removals.length, change.placed.length]), [[3, 0], [2, 0], [1, 1]]);
  assert.deepEqual(merged[0]!.change.removed, [{ cell: 1, digit: 1 }, { cell: 2, digit: 1 }, { cell: 6, digit: 4 }]);
});

test('positions follow the changes, and count what is left', () => {
  const start = givenStand(puzzle);
  assert.equal(start.candidates[1], bitsOfDigits([2, 3, 4]));
  const change = { placed: [{ cell: 5, digit: 2 }], removed: [{ cell: 1, digit: 2 }] };
  const track = new Track(start, [change]);
  assert.deepEqual(track.at(0), { digits: [...start.digits], candidates: [...start.candidates] });
  assert.deepEqual(track.at(1), after(start, change));
  // 15 open cells, of which 7 do not hold 1: 53; less one candidate, less three of the new digit.
  assert.deepEqual(track.left(), [53, 49]);
});

test('figures mark what goes, what is placed, and what stays, in open cells only', () => {
  const stand = givenStand(puzzle);
  const figure = figureFor(stand, { placed: [{ cell: 5, digit: 2 }], removed: [{ cell: 0, digit: 2 }, { cell: 1, digit: 2 }] },
    { because: [{ cell: 0, digit: 1 }, { cell: 6, digit: 2 }] });
  assert.deepEqual(figure.marks.map(({ cell, fate }) => [cell, fate]), [[6, 'stays'], [1, 'eliminated'], [5, 'placed']]);
  assert.deepEqual(figure.zones.map(({ cells }) => cells), [[0]]);
});

test('models have the names that the engine reads', () => {
  assert.equal(modelName('2', '0', 'none'), 'PRIMAL');
  assert.equal(modelName('4', '2', '3-ABSTRACT'), '4-PRIMAL+DUAL+3-ABSTRACT');
  assert.equal(modelName('0', '0', 'none'), '');
});

test('equations are known by their names', () => {
  assert.deepEqual(termsOf('r1c2', board)!.terms.map(({ digit }) => digit), [1, 2, 3, 4]);
  assert.deepEqual(termsOf('col2_3', board), { kind: 'column', terms: [1, 5, 9, 13].map((cell) => ({ cell, digit: 3 })) });
  assert.deepEqual(termsOf('box4_1', board)!.terms.map(({ cell }) => cell), [10, 11, 14, 15]);
  assert.equal(termsOf('box5_1', board), null);
  const step = { reasons: [{ cell: 'r1c1', digit: 2, by: 'r1c2' }, { cell: 'r1c1', digit: 3, by: null }] };
  assert.deepEqual(reasonEdges(step as unknown as T.WalkStep, 4), [[0, 1]]);
});

test('trees are folded to what can be read, around the node at hand', () => {
  // A root with three children, each with three, each with three.
  const nodes: { parent?: number }[] = [{}];
  const grow = (parent: number, depth: number): void => {
    for (let i = 0; i < 3; ++i) {
      const own = nodes.push({ parent }) - 1;
      if (depth > 1) grow(own, depth - 1);
    }
  };
  grow(0, 3);
  assert.equal(nodes.length, 40);
  assert.deepEqual(childrenOf(nodes)[0], [1, 14, 27]);
  assert.deepEqual(pathTo(nodes, 4), [0, 1, 2, 4]);
  const all = layOut(nodes, 0, 100, 100);
  assert.deepEqual([all.nodes.length, all.rows, all.columns], [40, 27, 4]);
  assert.ok(all.nodes.every(({ folded }) => !folded));
  for (let current = 0; current < nodes.length; ++current) {
    const { nodes: shown, rows } = layOut(nodes, current, 9, 4);
    assert.ok(rows <= 9, `${rows} rows`);
    assert.ok(shown.some(({ index }) => index === current));
    assert.equal(new Set(shown.map(({ column, row }) => `${column} ${row}`)).size, shown.length);
  }
  const deep = layOut(nodes, 4, 9, 2);
  assert.deepEqual(deep.nodes.map(({ index }) => index).includes(4), true);
  assert.ok(deep.columns <= 2);
});
