import assert from 'node:assert/strict';
import { test } from 'node:test';
import type * as T from 'sudokit/types';
import { makeBoard, plainShape } from '../../app/board/board';
import { emptyPuzzle } from '../../app/board/puzzle';
import { leavesOf, proofOf, wayTo } from '../../app/engine/proofs';
import { en } from '../../app/text/en';
import { caseFigure, stagesOf } from '../../app/view/case_figure';
import { caseLines } from '../../app/view/case_lines';
import { legendNames, meaningOf } from '../../app/view/legend';
import { stageCount, stageOf } from '../../app/view/stages';
import { linesOf } from '../../app/view/told';

const kPuzzle = emptyPuzzle(makeBoard(plainShape(4, [2, 2])));
const kStart: T.Position = { digits: new Array(16).fill(0), candidates: Array.from({ length: 16 }, () => [1, 2, 3, 4]) };

const fact = (cell: string, digit: number, holds: boolean, parents: number[], reason = holds ? 'cell' : 'seen') =>
  ({ cell, digit, holds, reason, parents });
const assumed = (cell: string, digit: number) => fact(cell, digit, true, [], 'assumption');
const step = (pattern: object, eliminations: T.Candidate[] = []): T.Step =>
  ({ technique: '', cells: [], digits: [], placements: [], eliminations, pattern: { kind: 'forcing', cell: null, house: null, ...pattern } });

/** 1 in r1c1 makes r2c3 2; then r4c4 is 3 or 4, and neither goes. */
const kTree = step({
  branches: [{
    consequences: [assumed('r1c1', 1), fact('r1c3', 1, false, [0]), fact('r2c3', 2, true, [1])],
    dead_end: null, cell: 'r4c4', house: null,
    cases: [
      { consequences: [assumed('r4c4', 3)], dead_end: { kind: 'house', house: 'column 4', digit: 1 } },
      { consequences: [assumed('r4c4', 4), fact('r4c1', 4, false, [0])], dead_end: { kind: 'cell', cell: 'r4c1' } },
    ],
  }],
}, [{ cell: 'r1c1', digit: 1 }]);
const kWords = 'If r1c1 is 1, then r2c3 is 2, and r4c4 is 3 or 4:\n- If r4c4 is 3, no.\n- If r4c4 is 4, no.\nSo it goes.';

test('the cases of a tree are read in the order of its words, each with its place in the others', () => {
  const proof = proofOf(kTree, kStart, kPuzzle)!;
  assert.equal(proof.cases.length, 1);
  assert.deepEqual(proof.all.map(({ consequences: [first] }) => [first!.cell, first!.digit]), [[0, 1], [15, 3], [15, 4]]);
  assert.equal(leavesOf(proof.cases), 2);
  assert.deepEqual(wayTo(proof.all[2]!, proof.cases), [proof.all[0], proof.all[2]]);
  assert.deepEqual(wayTo(proof.all[0]!, proof.cases), [proof.all[0]]);
});

test('a case begins where what lies around it has led', () => {
  const [root, , second] = proofOf(kTree, kStart, kPuzzle)!.all;
  assert.deepEqual([...root!.before.assumed], []);
  assert.deepEqual([...second!.before.assumed], [0, 6]);
  assert.equal(second!.before.digits[6], 2);
  assert.equal(second!.before.candidates[7]! & 2, 0, 'what is placed leaves the cells around it');
  assert.equal(kStart.digits[6], 0);
  assert.deepEqual(root!.split, [15]);
  assert.deepEqual(second!.from, [15]);
  assert.deepEqual(second!.deadEnd, [12]);
  assert.deepEqual(proofOf(kTree, kStart, kPuzzle)!.all[1]!.deadEnd, [3, 7, 11, 15]);
});

test('the words of a case are found, also behind other words, and nothing where they do not fit', () => {
  const proof = proofOf(kTree, kStart, kPuzzle)!;
  const told = (text: string) => [...caseLines(linesOf(text), proof)].map(([line, one]) => `${proof.all.indexOf(one)}: ${line.text}`);
  assert.deepEqual(told(kWords), [
    '0: If r1c1 is 1, then r2c3 is 2, and r4c4 is 3 or 4:', '1: If r4c4 is 3, no.', '2: If r4c4 is 4, no.']);
  assert.equal(told(`Try this technique: Tree. ${kWords}`).length, 3);
  assert.deepEqual(told('If r1c1 is 1:\n- If r4c4 is 3, no.\nSo it goes.'), []);
});

test('a stage is a digit that is placed, with what it rules out; the end comes last', () => {
  const [root, , second] = proofOf(kTree, kStart, kPuzzle)!.all;
  assert.deepEqual(stagesOf(root!.consequences), [0, 0, 1]);
  const figure = caseFigure(root!);
  assert.equal(stageCount(figure), 2);
  const seen = (stage: number) => stageOf(figure, stage).marks.map(({ cell, digit, role }) => `${cell} ${digit} ${role}`);
  assert.deepEqual(seen(0), ['0 1 fin', '2 1 second']);
  assert.deepEqual(seen(1), ['0 1 fin', '2 1 second', '6 2 first']);
  assert.deepEqual(seen(2), ['0 1 fin', '2 1 second', '6 2 first', '15 3 third', '15 4 third']);
  assert.deepEqual([0, 1, 2].map((stage) => stageOf(figure, stage).arrows.length), [1, 2, 2]);
  assert.deepEqual([1, 2].map((stage) => stageOf(figure, stage).zones.map(({ role }) => role)), [[], ['base']]);
  const dead = caseFigure(second!);
  assert.deepEqual([0, 1].map((stage) => stageOf(dead, stage).zones.map(({ role }) => role)), [['base'], ['base', 'dead-end']]);
  assert.ok(dead.marks.every(({ fate }) => fate === 'stays'), 'that a case fails rules out nothing yet');
});

test('cases that agree end with what they agree on', () => {
  const branch = (digit: number, more: object[]) => ({ consequences: [assumed('r1c1', digit), ...more], dead_end: null });
  const agreed = step({
    cell: 'r1c1', branches: [branch(1, [fact('r1c2', 1, false, [0])]), branch(2, [fact('r2c1', 1, true, [0]), fact('r1c2', 1, false, [1])])],
  }, [{ cell: 'r1c2', digit: 1 }]);
  const proof = proofOf(agreed, kStart, kPuzzle)!;
  assert.equal(proof.cases.length, 2);
  for (const one of proof.all) {
    const figure = caseFigure(one);
    const fate = (stage: number) => stageOf(figure, stage).marks.find(({ cell }) => cell === 1)?.fate;
    assert.equal(fate(stageCount(figure)), 'eliminated');
    assert.notEqual(fate(stageCount(figure) - 1), 'eliminated');
  }
  assert.deepEqual(proof.all[0]!.from, [0]);
});

test('a net inside a net begins with all that leads to it, and rules its own candidate out', () => {
  const inner = step({
    branches: [{ consequences: [assumed('r3c3', 3), fact('r3c4', 3, false, [0])], dead_end: { kind: 'cell', cell: 'r3c4' } }],
  }, [{ cell: 'r3c3', digit: 3 }]);
  const plain: T.Step = { ...step({}), pattern: { kind: 'subset' } };
  const outer = step({
    branches: [{
      consequences: [
        assumed('r1c1', 1), fact('r4c1', 1, false, [0]),
        { ...fact('r2c2', 4, false, [], 'step'), step: 0 }, { ...fact('r3c3', 3, false, [1], 'step'), step: 1 },
      ],
      dead_end: { kind: 'clash', house: 'row 1', digit: 1, cells: ['r1c1', 'r1c4'] }, steps: [plain, inner],
    }],
  }, [{ cell: 'r1c1', digit: 1 }]);
  const [root, net] = proofOf(outer, kStart, kPuzzle)!.all;
  assert.deepEqual(root!.below, [net]);
  assert.deepEqual(root!.deadEnd, [0, 3]);
  assert.deepEqual(stagesOf(root!.consequences), [0, 0, 1, 2]);
  assert.deepEqual([...net!.before.assumed], [0]);
  assert.deepEqual(caseFigure(net!).marks.map(({ role, fate }) => `${role} ${fate}`), ['fin eliminated', 'second stays']);
  assert.equal(caseFigure(root!).marks[0]!.fate, 'eliminated');
});

test('what has one case, or none, is no proof by cases', () => {
  const net = step({ branches: [{ consequences: [assumed('r1c1', 1)], dead_end: { kind: 'cell', cell: 'r1c2' } }] });
  assert.equal(proofOf(net, kStart, kPuzzle), null);
  assert.equal(proofOf({ ...net, pattern: { kind: 'fish' } }, kStart, kPuzzle), null);
});

test('the legend of a case names the assumption, what was assumed before, and the contradiction', () => {
  const figure = caseFigure(proofOf(kTree, kStart, kPuzzle)!.all[2]!);
  assert.deepEqual(legendNames(figure), ['assumed', 'second', 'fin', 'base', 'dead-end', 'weak']);
  assert.equal(meaningOf('fin', figure, en), 'the assumption');
  assert.equal(meaningOf('dead-end', figure, en), 'a contradiction');
});
