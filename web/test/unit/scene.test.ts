import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kExamples } from '../../app/board/examples';
import { bitOf } from '../../app/board/digit_bits';
import { figureOf } from '../../app/engine/figures';
import { entryOf } from '../../app/formats/entry_json';
import { stoppedClock } from '../../app/game/clock';
import { newGame, play } from '../../app/game/game';
import { fillNotes, placeDigit } from '../../app/game/position';
import { selectOnly } from '../../app/game/selection';
import { defaultSettings } from '../../app/store/settings';
import type { AppState } from '../../app/state';
import { notePlace } from '../../app/view/board_picture';
import { sceneOf } from '../../app/view/scene';

function stateOn(change: Partial<AppState> = {}): AppState {
  return {
    game: newGame('a', entryOf(kExamples[0]!.entry).puzzle),
    selection: selectOnly(0), mode: 'digit', clock: stoppedClock(0), paused: false, solved: false,
    panel: 'play', setting: null, lesson: null, figure: null, pointed: new Set(),
    lit: new Set(), zoom: null, settings: defaultSettings(['en']), ...change,
  };
}

test('the scene marks clashes, peers and equal digits, as the settings wish', () => {
  const { game } = stateOn();
  const clashing = play(game, placeDigit(game.puzzle, game.position, [1], 8, true));
  const scene = sceneOf(stateOn({ game: clashing }));
  assert.deepEqual(scene.cells.flatMap((cell, i) => (cell.clash ? [i] : [])), [0, 1]);
  assert.equal(scene.cells.filter((cell) => cell.peer).length, 20);
  assert.equal(scene.cells.filter((cell) => cell.same).length, 6);
  const settings = { ...defaultSettings(['en']), showClashes: false, showPeers: false, showSame: false };
  const plain = sceneOf(stateOn({ game: clashing, settings }));
  assert.ok(plain.cells.every((cell) => !cell.clash && !cell.peer && !cell.same));
});

test('notes of the digit under the cursor are marked', () => {
  const { game } = stateOn();
  const noted = play(game, fillNotes(game.puzzle, game.position, game.position.keys()));
  const scene = sceneOf(stateOn({ game: noted }));
  for (const cell of scene.cells) {
    assert.equal(cell.sameNote, (cell.notes & bitOf(8)) !== 0 ? 8 : 0);
  }
});

test('a figure takes the place of the position', () => {
  const figure = figureOf(
    {
      zones: [{ role: 'base', cells: ['r1c1', 'r1c2'], house: 'row 1', label: 'A' }],
      marks: [{ cell: 'r9c9', digit: 3, role: 'first', fate: 'eliminated' }],
      arrows: [{
        from: { cells: ['r1c1'], digit: 1 }, to: { cells: ['r2c1', 'r2c2'], digit: 2 },
        kind: 'weak', directed: true, branch: 0,
      }],
    },
    { digits: new Array(81).fill(0), candidates: new Array(81).fill([1, 3]) }, 9);
  assert.deepEqual(figure.zones[0]!.cells, [0, 1]);
  assert.equal(figure.marks[0]!.cell, 80);
  assert.deepEqual(figure.arrows[0], {
    from: { cells: [0], digit: 1 }, to: { cells: [9, 10], digit: 2 }, strong: false, directed: true,
  });
  const scene = sceneOf(stateOn({ figure }));
  assert.ok(scene.cells.every((cell) => cell.notes === 5 || cell.given || cell.digit === 0));
  assert.equal(scene.cells[80]!.notes, 5);
});

test('no two notes of a cell share a place, and all lie inside', () => {
  for (let order = 1; order <= 25; ++order) {
    const places = Array.from({ length: order }, (_, i) => notePlace(i + 1, order));
    assert.equal(new Set(places.map(({ x, y }) => `${x} ${y}`)).size, order);
    assert.ok(places.every(({ x, y }) => x > 0 && x < 100 && y > 0 && y < 100));
  }
});

test('a board that is covered has no selection, and digits that are assumed are known as such', () => {
  assert.ok(sceneOf(stateOn()).selecting);
  assert.ok(!sceneOf(stateOn({ paused: true })).selecting);
  assert.ok(!sceneOf(stateOn({ panel: 'learn' })).selecting);
  const { board, givens } = stateOn().game.puzzle;
  const figure = { ...figureOf(null, { digits: [...givens], candidates: givens.map(() => []) }, board.order), assumed: new Set([5]) };
  assert.deepEqual(sceneOf(stateOn({ figure })).cells.flatMap((cell, i) => (cell.assumed ? [i] : [])), [5]);
});
