// The same cases on the WebAssembly module under Node and on the native tool: answers must be equal.
//
// usage: node conformance.mjs PACKAGE TOOL SIGNATURE [plain]
//
// PACKAGE is the built package, TOOL the program sudokit, SIGNATURE the file with the number on
// record; `plain` asks for the module without SIMD. Prints what differs, and exits with 1 if
// anything does.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, tool, signatureFile, flavour = 'simd'] = process.argv.slice(2);
if (!signatureFile) {
  console.error('usage: node conformance.mjs PACKAGE TOOL SIGNATURE [plain]');
  process.exit(2);
}
const { createEngine, EngineError } = await import(
  pathToFileURL(path.resolve(folder, 'node.js')).href
);
const engine = createEngine({ module: path.resolve(folder, `sudokit-${flavour}.wasm`) });

const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const hard = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
const chains = '12.....8...6..9......2.36...1..943....4......9..1...2.3..84..97..7.....8.41.7.2..';
const four = '2.1....24....3..';
const several = '5...7....6...95....98....6.8...6...34..8.3..1....2...6.6....28....41...5....8..7.';
const none = '55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const puzzles = [easy, hard, chains, four, several, none];

const native = (...words) =>
  spawnSync(tool, [...words, '--quiet'], { encoding: 'utf8', maxBuffer: 1 << 26 }).stdout;
const nativeJson = (...words) => JSON.parse(native(...words, '--json'));
const entryOf = async (text, options) => (await engine.read(text, options))[0];

const tests = {
  async 'the signature is the one on record'() {
    const recorded = readFileSync(signatureFile, 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    assert.equal(await engine.signature(), recorded[0]);
  },

  async 'solutions are the same'() {
    for (const puzzle of puzzles) {
      const { number, file, line, engine: by, ...expected } = nativeJson('solve', puzzle);
      const { engine: here, ...answer } = await engine.solve(await entryOf(puzzle));
      assert.deepEqual(answer, expected, puzzle);
    }
  },

  async 'solutions are handed over as they are found, with news of the search'() {
    const entry = await entryOf(four.replace('3', '.'));
    const found = [];
    const answer = await engine.enumerate(entry, (some) => found.push(...some));
    const all = await engine.solve(entry, { limit: 0, keep: 10_000 });
    assert.ok(answer.exact && answer.count > 1);
    assert.deepEqual(found.map((digits) => digits.join('')).sort(), all.solutions.sort());
    const limited = [];
    await engine.enumerate(entry, (some) => limited.push(...some), { limit: 2 });
    assert.equal(limited.length, 2);

    const controller = new AbortController();
    const open = [];
    const news = [];
    const take = (some) => {
      open.push(...some);
      // The first news may be of a search that has hardly begun.
      const tells = news.some(({ solutions, nodes }) => solutions > 0 && nodes > 0);
      if (open.length > 5000 && tells) controller.abort();
    };
    const empty = await entryOf('.'.repeat(81));
    const options = { engine: 'general' };
    const call = {
      signal: controller.signal, news: (some) => news.push(some), timeout: 20_000,
    };
    await assert.rejects(engine.enumerate(empty, take, options, call), { name: 'AbortError' });
    assert.ok(new Set(open.map((digits) => digits.join(''))).size === open.length);
  },

  async 'making puzzles tells how far it has come, and what was tried in vain'() {
    const news = [];
    const made = await engine.generate({ order: 9, level: 'very-hard', count: 12, seed: 1 },
      { news: (some) => news.push(some) });
    assert.equal(made.length, 12);
    assert.ok(news.length > 0 && news.every(({ solutions, nodes }) => solutions <= 12 && nodes > 0));
    // Eighteen givens in three rows and three columns: nobody expects a puzzle there.
    const pattern = '111111.../111111.../111......'.replaceAll('/', '') + '1........'.repeat(6);
    await assert.rejects(engine.generate({ pattern }, { timeout: 300 }),
      { status: 'unsupported' });
    const level = { pattern: hard, level: 'very-easy' };
    await assert.rejects(engine.generate(level, { timeout: 1000 }), (error) => {
      assert.equal(error.status, 'stopped');
      assert.match(error.message, /in this time: \d+ /);
      return true;
    });
  },

  async 'lines are answered with the same lines'() {
    const text = [...puzzles, '?', easy, ''].join('\n');
    const expected = execFileSync(
      'sh',
      ['-c', '"$0" solve --keep-going --quiet - 2>/dev/null; true', tool],
      { input: text, encoding: 'utf8' },
    );
    assert.equal(await engine.solveLines(text), expected);
  },

  async 'ratings are the same'() {
    for (const puzzle of [easy, hard, chains, four, several, none]) {
      const answer = await engine.rate(await entryOf(puzzle));
      const level = nativeJson('rate', '--scale', 'level', puzzle);
      assert.equal(answer.level, level.level);
      assert.equal(answer.answer, level.answer);
      if (answer.level) {
        assert.deepEqual(answer.attempts, level.attempts);
        assert.equal(answer.class, level.class);
        const score = nativeJson('rate', '--scale', 'score', puzzle);
        assert.deepEqual(
          [answer.score, answer.score_level, answer.guesses, answer.steps],
          [score.score, score.level, score.guesses, score.steps],
        );
      }
      assert.equal(answer.depth, nativeJson('rate', '--scale', 'depth', puzzle).depth);
    }
    for (const scale of ['rules', 'se']) {
      await assert.rejects(engine.rate(await entryOf(easy), { scales: [scale] }), (error) => {
        assert.equal(error.status, 'bad-input');
        assert.match(error.message, new RegExp(scale));
        return true;
      });
    }
  },

  async 'hints are the same in both languages'() {
    for (const puzzle of [easy, chains, several, none]) {
      for (const language of ['en', 'fr']) {
        for (const strength of [1, 4]) {
          const { number, file, line, ...expected } = nativeJson(
            'hint', '--strength', String(strength), '--lang', language, puzzle,
          );
          const { outcome, verified, figure, ...answer } = await engine.hint(
            await entryOf(puzzle), { strength }, { language },
          );
          assert.deepEqual(answer, expected);
          assert.equal(figure !== null, strength === 4 && expected.step !== null);
        }
      }
    }
  },

  async 'walks are the same, and every step is verified'() {
    for (const puzzle of [easy, chains, four]) {
      const expected = nativeJson('explain', '--verify', '--lang', 'fr', puzzle);
      const answer = await engine.explain(
        await entryOf(puzzle), { figures: true }, { language: 'fr' },
      );
      assert.equal(answer.steps.length, expected.steps.length);
      answer.steps.forEach(({ verified, figure, ...step }, index) => {
        assert.equal(verified, true);
        assert.ok(figure.marks.length > 0);
        assert.deepEqual(step, expected.steps[index]);
      });
      assert.equal(answer.outcome, expected.outcome);
      assert.deepEqual(answer.start, expected.start);
    }
  },

  async 'every format is written alike'() {
    const choices = await engine.choices();
    for (const puzzle of [easy, four]) {
      const entry = await entryOf(puzzle);
      for (const { name } of choices.formats.filter((format) => format.writable)) {
        const expected = spawnSync(tool, ['convert', '--to', name, '--quiet', puzzle], {
          encoding: 'utf8',
        });
        if (expected.status === 0) {
          assert.equal(await engine.writeAll([entry], name), expected.stdout, name);
        } else {
          await assert.rejects(engine.write(entry, name), EngineError);
        }
      }
    }
  },

  async 'exports are the same, byte by byte'() {
    const entry = await entryOf(easy);
    for (const { name } of (await engine.choices()).exports) {
      const expected = native('encode', '--to', name, easy);
      assert.equal(await engine.export(entry, name), expected, name);
    }
    const minimal = native('encode', '--encoding', 'minimal', '--givens', 'full', easy);
    const options = { encoding: 'minimal', givens: 'full' };
    assert.equal(await engine.export(entry, 'dimacs', options), minimal);
  },

  async 'sizes are the same'() {
    for (const kind of ['dimacs', '3sat', 'lp', 'col']) {
      const { redundant, ...expected } = nativeJson('encode', '--sizes', '--to', kind, easy);
      assert.deepEqual(await engine.sizes(await entryOf(easy), kind), expected);
    }
  },

  async 'models leave the same candidates'() {
    for (const puzzle of [easy, hard, four]) {
      for (const model of ['PRIMAL', 'PRIMAL+DUAL', '4-PRIMAL+DUAL+3-ABSTRACT']) {
        const expected = nativeJson('filter', '--model', model, '--trace', puzzle);
        const answer = await engine.filter(await entryOf(puzzle), { model, trace: true });
        assert.deepEqual(answer.candidates, expected.candidates);
        assert.deepEqual(
          answer.trace.map(({ cell, ruled_out, because, ...rest }) => rest),
          expected.trace,
        );
      }
      const expected = nativeJson('propagate', '--failed-literals', puzzle);
      const answer = await engine.propagate(await entryOf(puzzle), { failed_literals: true });
      assert.equal(answer.answer, expected.answer);
      assert.deepEqual(answer.left, expected.left);
      assert.equal(answer.digits.join('').replaceAll('0', '.'), expected.grid);
      const walk = nativeJson('walk', '--as', 'graph', puzzle);
      const { start_text, end_text, ...walked } = await engine.walk(
        await entryOf(puzzle), { as: 'graph' },
      );
      const { number, file, line, ...rest } = walk;
      assert.deepEqual(walked, rest);
    }
  },

  async 'trees have the nodes of the exhaustive engine'() {
    for (const puzzle of [easy, four, none]) {
      const { nodes, count } = nativeJson('solve', '--engine', 'exhaustive', '--all', puzzle);
      const tree = await engine.tree(await entryOf(puzzle), { method: 'exhaustive', keep: 50 });
      assert.deepEqual([tree.size - 1, tree.solutions], [nodes, count]);
      assert.ok(tree.nodes.length <= 50);
    }
  },

  async 'the same seed makes the same puzzles'() {
    const wishes = [
      [['--order', '4', '--minimal'], { order: 4, minimal: true }],
      [['--box', '2x3', '--symmetry', 'rotate180'], { box: '2x3', symmetry: 'rotate180' }],
      [['--level', 'easy..medium', '--clues', '24..30'], { level: 'easy..medium', clues: '24..30' }],
    ];
    for (const [words, options] of wishes) {
      const made = await engine.generate({ ...options, count: 3, seed: 5 });
      const lines = await Promise.all(made.map((entry) => engine.write(entry, 'line')));
      assert.equal(lines.join(''), native('generate', '-n', '3', '--seed', '5', ...words));
    }
  },

  async 'forms, moves and redundant givens are the same'() {
    for (const puzzle of [easy, four, several]) {
      const entry = await entryOf(puzzle);
      const canon = await engine.canon(entry);
      assert.equal(`${canon.line}\n`, native('canon', '--format', 'line', puzzle));
      const { number, file, line, ...test } = nativeJson('minimise', '--test', puzzle);
      assert.deepEqual(await engine.minimise(entry), test);
      const turned = await engine.transform(entry, { turn: 'rotate90' });
      assert.equal(
        await engine.write(turned, 'line'),
        native('transform', '--rotate', '90', '--format', 'line', puzzle),
      );
      assert.equal((await engine.same(entry, turned)).answer, 'same');
    }
  },

  async 'faults have their place and their words'() {
    const text = `${four}\n2.1...?24....3..\n`;
    const said = spawnSync(tool, ['check', '--lang', 'fr', '-'], { input: text, encoding: 'utf8' });
    await assert.rejects(engine.read(text, {}, { language: 'fr' }), (error) => {
      assert.ok(error instanceof EngineError);
      assert.deepEqual([error.status, error.code, error.line, error.column],
        ['bad-input', 'syntax', 2, 7]);
      assert.ok(said.stderr.includes(`:2:7: ${error.message}`), said.stderr);
      return true;
    });
    await assert.rejects(engine.solve(await entryOf(four), { odd: 1 }), EngineError);
    await assert.rejects(engine.write(await entryOf(four), 'no-such'), { status: 'not-found' });
  },

  async 'hostile bytes are only text'() {
    const titled = JSON.parse(await entryOf(four));
    titled.title = '<script>alert(1)</script>\u0000"&';
    const entry = JSON.stringify(titled);
    assert.equal((await engine.facts(entry)).info.title, titled.title);
    assert.ok(!(await engine.draw(entry)).includes('<script>'));
    assert.ok(!(await engine.book([entry])).includes('<script>alert'));
    await assert.rejects(engine.read('x'.repeat(3_000_000)), EngineError);
  },

  async 'aborted calls are rejected, and the others go on'() {
    const empty = await entryOf('.'.repeat(81));
    const small = await entryOf(four);
    const controller = new AbortController();
    const long = engine.solve(empty, { limit: 0, keep: 0, engine: 'general' },
      { signal: controller.signal });
    const after = engine.solve(small);
    setTimeout(() => controller.abort(), 20);
    await assert.rejects(long, { name: 'AbortError' });
    assert.equal((await after).answer, 'one');
    const timed = await engine.solve(empty, { limit: 0, keep: 0, engine: 'general' },
      { timeout: 20 });
    assert.equal(timed.exact, false);
  },
};

let failed = 0;
await engine.ready;
for (const [name, test] of Object.entries(tests)) {
  try {
    await test();
    console.log(`ok ${name}`);
  } catch (error) {
    console.log(`FAILED ${name}\n${error.stack}`);
    ++failed;
  }
}
engine.close();
process.exit(failed === 0 ? 0 : 1);
