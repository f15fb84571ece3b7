import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kExamples } from '../../app/board/examples';
import { bitOf, digitsOfBits } from '../../app/board/digit_bits';
import { entryOf } from '../../app/formats/entry_json';
import { newGame, play, redo, undo, type Game } from '../../app/game/game';
import { clashesOf, isSolved, remainingOf } from '../../app/game/judge';
import {
  applyMove, candidatesOf, clearAll, erase, fillNotes, placeDigit, toggleColour, toggleNote, type Move,
} from '../../app/game/position';
import { takePosition, takeStep } from '../../app/game/take_step';
import { clockText, elapsedAt, startClock, stopClock, stoppedClock } from '../../app/game/clock';

const small = entryOf({ sudokit: 1, order: 4, boxes: [2, 2], givens: '2.1....24....3..' });
const kSolution = [2, 4, 1, 3, 3, 1, 4, 2, 4, 2, 3, 1, 1, 3, 2, 4];

test('a digit is placed in all cells, and taken away where all have it', () => {
  const game = newGame('a', small.puzzle);
  const placed = play(game, placeDigit(game.puzzle, game.position, [0, 1, 3], 4, true));
  assert.equal(placed.position[0]!.digit, 0, 'a given stays');
  assert.equal(placed.position[1]!.digit, 4);
  const again = play(placed, placeDigit(game.puzzle, placed.position, [1, 3], 4, true));
  assert.equal(again.position[1]!.digit, 0);
  assert.deepEqual(placeDigit(game.puzzle, game.position, [0], 4, true), []);
});

test('placing tidies the notes of the cells in sight, and undo brings them back', () => {
  let game = newGame('a', small.puzzle);
  game = play(game, fillNotes(game.puzzle, game.position, game.position.keys()));
  const before = game.position;
  game = play(game, placeDigit(game.puzzle, game.position, [1], 4, true));
  assert.equal(game.position[5]!.notes & bitOf(4), 0);
  assert.deepEqual(undo(game).position, before);
  const untidy = play(undo(game), placeDigit(game.puzzle, before, [1], 4, false));
  assert.deepEqual(untidy.position[5], before[5]);
});

test('sums of cages leave only digits that they can have', () => {
  const { puzzle, position } = entryOf(kExamples.find(({ name }) => name === 'killer')!.entry);
  const at = (cell: number, now = position) => digitsOfBits(candidatesOf(puzzle, now)[cell]!);
  assert.deepEqual(at(35), [2], 'alone');
  assert.deepEqual(at(2), [4, 6], 'two that make 10');
  assert.deepEqual(at(10), [1, 2, 3, 4], 'two that make 5');
  const move = placeDigit(puzzle, position, [0], 6, false);
  // Three more that make 6: 1, 2 and 3.
  assert.deepEqual(at(12, applyMove(position, move)), [1, 2, 3]);
  const free = { ...puzzle, constraints: [{ kind: 'killer-cage' as const, cells: [0, 1], sum: null }] };
  assert.deepEqual(candidatesOf(free, position)[0], 63);
});

test('candidates are what no digit in sight rules out, counted by hand', () => {
  const candidates = candidatesOf(small.puzzle, small.position);
  const expected = small.puzzle.givens.map((given, cell) => {
    if (given) return 0;
    let bits = 0;
    for (let digit = 1; digit <= 4; ++digit) {
      const seen = small.puzzle.givens.some((other, at) => {
        const row = Math.floor(cell / 4) === Math.floor(at / 4);
        const column = cell % 4 === at % 4;
        const box = Math.floor(cell / 8) === Math.floor(at / 8) &&
          Math.floor((cell % 4) / 2) === Math.floor((at % 4) / 2);
        return other === digit && (row || column || box);
      });
      if (!seen) bits |= bitOf(digit);
    }
    return bits;
  });
  assert.deepEqual(candidates, expected);
});

test('erasing takes digits first, then notes, then colours', () => {
  let game = newGame('a', small.puzzle);
  const run = (move: Move) => (game = play(game, move));
  run(toggleNote(game.puzzle, game.position, [1], 3));
  run(toggleColour(game.position, [0, 1], 2));
  run(placeDigit(game.puzzle, game.position, [1], 4, true));
  run(erase(game.puzzle, game.position, [1]));
  assert.deepEqual(game.position[1], { digit: 0, notes: 4, colours: 2 });
  run(erase(game.puzzle, game.position, [1]));
  assert.deepEqual(game.position[1], { digit: 0, notes: 0, colours: 2 });
  run(erase(game.puzzle, game.position, [0, 1]));
  assert.deepEqual(game.position[0], { digit: 0, notes: 0, colours: 0 });
});

/** The same numbers for the same seed. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('any moves are undone and redone exactly', () => {
  for (let seed = 1; seed <= 20; ++seed) {
    const random = randomNumbers(seed);
    let game: Game = newGame('a', small.puzzle);
    const seen = [game.position];
    for (let i = 0; i < 40; ++i) {
      const { puzzle, position } = game;
      const cells = [random(16), random(16)];
      const digit = 1 + random(4);
      const moves = [
        () => placeDigit(puzzle, position, cells, digit, random(2) === 0),
        () => toggleNote(puzzle, position, cells, digit),
        () => toggleColour(position, cells, digit),
        () => erase(puzzle, position, cells),
        () => fillNotes(puzzle, position, cells),
        () => clearAll(puzzle, position),
      ];
      const next = play(game, moves[random(moves.length)]!());
      if (next !== game) seen.push(next.position);
      game = next;
    }
    const end = game.position;
    for (let i = seen.length - 2; i >= 0; --i) {
      game = undo(game);
      assert.deepEqual(game.position, seen[i], `seed ${seed}`);
    }
    assert.equal(undo(game), game);
    while (game.future.length > 0) game = redo(game);
    assert.deepEqual(game.position, end, `seed ${seed}`);
  }
});

test('a finished grid is solved, and every single change of it is not', () => {
  let game = newGame('a', small.puzzle);
  kSolution.forEach((digit, cell) => {
    game = play(game, placeDigit(game.puzzle, game.position, [cell], digit, true));
  });
  assert.ok(isSolved(game.puzzle, game.position));
  assert.deepEqual(remainingOf(game.puzzle, game.position), [0, 0, 0, 0]);
  for (let cell = 0; cell < 16; ++cell) {
    if (small.puzzle.givens[cell]) continue;
    const wrong = play(game, placeDigit(game.puzzle, game.position, [cell], (kSolution[cell]! % 4) + 1, true));
    assert.ok(!isSolved(wrong.puzzle, wrong.position));
    assert.ok(clashesOf(wrong.puzzle, wrong.position).has(cell));
  }
});

test('cages clash by their sums', () => {
  const killer = entryOf(kExamples.find(({ name }) => name === 'killer')!.entry);
  const game = newGame('a', killer.puzzle);
  const over = play(game, placeDigit(game.puzzle, game.position, [10], 6, true));
  assert.deepEqual([...clashesOf(over.puzzle, over.position)], [10, 11]);
});

test('steps are taken over as digits and missing notes', () => {
  const game = newGame('a', small.puzzle);
  const move = takeStep(game.puzzle, game.position, [{ cell: 1, digit: 4 }], [{ cell: 5, digit: 3 }]);
  const next = play(game, move);
  assert.equal(next.position[1]!.digit, 4);
  assert.equal(next.position[5]!.notes, candidatesOf(next.puzzle, next.position)[5]! & ~bitOf(3));
  const end = play(game, takePosition(game.puzzle, game.position, kSolution, new Array(16).fill(0)));
  assert.ok(isSolved(end.puzzle, end.position));
});

test('the clock runs only while it is started', () => {
  let clock = startClock(stoppedClock(1000), 50);
  assert.equal(elapsedAt(clock, 150), 1100);
  clock = stopClock(clock, 250);
  assert.equal(elapsedAt(clock, 10_000), 1200);
  assert.equal(clockText(65_000), '1:05');
  assert.equal(clockText(3_665_000), '1:01:05');
});
