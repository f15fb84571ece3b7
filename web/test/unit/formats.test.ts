import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kExampleGroups, kExamples } from '../../app/board/examples';
import { entryJson, entryOf, readEntryJson } from '../../app/formats/entry_json';
import { FormatFault, type FaultKind } from '../../app/formats/fault';
import { linkFragment, readFragment } from '../../app/formats/link';
import { readPlainText } from '../../app/formats/plain_text';
import { newGame, play } from '../../app/game/game';
import { fillNotes, placeDigit, toggleColour } from '../../app/game/position';
import { readSavedGame, savedGameText } from '../../app/store/saved_game';
import { GameStore, kMaxGames } from '../../app/store/games';

const kNine = '8.15..2..6....14...7...8..6...1.2...3...6.8..1..75.....98...61742.....8..........';

const fault = (kind: FaultKind) => (error: unknown) => error instanceof FormatFault && error.kind === kind;

test('all examples are read, and written back as they were', () => {
  for (const { name, entry } of kExamples) {
    const read = entryOf(entry);
    const again = readEntryJson(JSON.stringify(entryJson(read.puzzle, read.position)));
    assert.deepEqual(again, read, name);
  }
});

test('a line, rows and drawn rows are the same puzzle', () => {
  const rows = kNine.match(/.{9}/g)!;
  const drawn = rows.map((row) => row.match(/.{3}/g)!.join('|'))
    .flatMap((row, i) => (i % 3 === 2 && i < 8 ? [row, '---+---+---'] : [row]));
  const texts = [
    kNine, kNine.replace(/\./g, '0'), `${kNine} # a comment`, rows.join('\n'), drawn.join('\r\n'),
    rows.map((row) => [...row].join(' ')).join('\n'),
  ];
  for (const text of texts) {
    assert.deepEqual(readPlainText(text).puzzle.givens, readPlainText(kNine).puzzle.givens, text);
  }
});

test('what is no puzzle is refused', () => {
  assert.throws(() => readPlainText('  \n'), fault('empty'));
  assert.throws(() => readPlainText('hello'), fault('unknown'));
  assert.throws(() => readPlainText(kNine.replace('8', '?')), fault('unknown'));
  assert.throws(() => readPlainText('<img src=x onerror=alert(1)>'), fault('unknown'));
  assert.throws(() => readPlainText('1'.repeat(5_000_000)), fault('size'));
  assert.throws(() => readPlainText('{"sudokit":1'), fault('json'));
  assert.throws(() => readPlainText('{"sudokit":1,"order":99,"givens":""}'), fault('order'));
  assert.throws(() => readPlainText('{"sudokit":1,"order":4,"givens":"12"}'), fault('cells'));
  assert.throws(() => readPlainText('{"sudokit":1,"order":4,"boxes":[3,3],"givens":"................"}'), fault('board'));
  assert.throws(() => readPlainText('{"sudokit":1,"order":4,"givens":"................","constraints":[{"kind":"arrow"}]}'), fault('constraints'));
});

/** A game on each example with something of everything in it. */
function playedGames() {
  return kExamples.map(({ entry }) => {
    const { puzzle } = entryOf(entry);
    let game = newGame('a', puzzle);
    const open = puzzle.givens.indexOf(0);
    game = play(game, fillNotes(puzzle, game.position, game.position.keys()));
    game = play(game, placeDigit(puzzle, game.position, [open], 2, true));
    game = play(game, toggleColour(game.position, [0, 3], 5));
    return { ...game, elapsed: 61_000 };
  });
}

test('a link brings back the puzzle, the position, the colours and the time', async () => {
  for (const game of playedGames()) {
    const fragment = await linkFragment(game);
    assert.match(fragment, /^#g=[A-Za-z0-9_-]+$/);
    const read = await readFragment(fragment);
    const { puzzle, elapsed } = game;
    // A digit hides the notes of its cell, which links leave out.
    const position = game.position.map((state) => (state.digit ? { ...state, notes: 0 } : state));
    assert.deepEqual(read, { puzzle, position, elapsed });
  }
});

test('links written by hand are read, damaged ones refused', async () => {
  assert.deepEqual((await readFragment(`#p=${kNine}`))!.puzzle, readPlainText(kNine).puzzle);
  assert.equal(await readFragment('#elsewhere'), null);
  assert.equal(await readFragment(''), null);
  const good = await linkFragment(playedGames()[0]!);
  for (const bad of ['#g=', '#g=%%%', '#g=AAAA', good.slice(0, -9), '#g=bnVsbA']) {
    await assert.rejects(readFragment(bad), FormatFault, bad);
  }
  await assert.rejects(readFragment('#p=%E0%A4%A'), fault('link'));
});

test('a link that unpacks to megabytes is refused', async () => {
  const stream = new Blob([' '.repeat(5_000_000)]).stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = Buffer.from(await new Response(stream).arrayBuffer());
  await assert.rejects(readFragment(`#g=${bytes.toString('base64url')}`), FormatFault);
});

test('a saved game is the same game, with its moves', () => {
  for (const game of playedGames()) assert.deepEqual(readSavedGame('a', savedGameText(game)), game);
  const text = savedGameText(playedGames()[0]!);
  for (const bad of ['', '{}', 'null', text.replace('"past":[[[', '"past":[[[999,'), text.slice(9)]) {
    assert.equal(readSavedGame('a', bad), null);
  }
});

function memoryStorage() {
  const map = new Map<string, string>();
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

test('games are kept, listed, removed, and old ones make room', () => {
  const storage = memoryStorage();
  const store = new GameStore(storage);
  const game = playedGames()[0]!;
  for (let i = 0; i < kMaxGames + 5; ++i) store.save({ ...game, id: `g${i}` }, i);
  assert.equal(store.list().length, kMaxGames);
  assert.equal(store.list()[0]!.id, `g${kMaxGames + 4}`);
  assert.equal(store.load('g0'), null);
  assert.deepEqual(store.current(), { ...game, id: `g${kMaxGames + 4}` });
  store.remove(`g${kMaxGames + 4}`);
  assert.equal(store.list()[0]!.id, `g${kMaxGames + 3}`);
  storage.map.set('sudokit.games', '[{"id":5}, 3]');
  assert.deepEqual(store.list(), []);
  assert.equal(new GameStore(null).save(game, 0), false);
});

test('every example is in one group', () => {
  const grouped = Object.values(kExampleGroups).flat();
  assert.deepEqual([...grouped].sort(), kExamples.map(({ name }) => name).sort());
});
