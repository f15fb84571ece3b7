// Positions in hundreds of guises, judged by the page's own code on the WebAssembly module, beside
// what the native tool says of the same positions.
//
// usage: node test/judged.mjs PACKAGE TOOL [GUISES]
//
// PACKAGE is the built package, TOOL the program sudokit; each worked board is shuffled GUISES times
// (default 6). Prints what differs, and exits with 1 if anything does.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const [folder, tool, guises = '6'] = process.argv.slice(2);
if (!tool) {
  console.error('usage: node test/judged.mjs PACKAGE TOOL [GUISES]');
  process.exit(2);
}
const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, '../../build/web-test');
mkdirSync(out, { recursive: true });
await build({
  stdin: {
    contents: `export { judgeMarks, conclusionsOf } from './game/judge_marks';
      export { noMarks } from './game/lesson';
      export { bitsOfDigits } from './board/digit_bits';
      export { cellOfName } from './board/board';`,
    resolveDir: join(here, '../app'), loader: 'ts',
  },
  outfile: join(out, 'judge.mjs'), bundle: true, platform: 'node', format: 'esm', logLevel: 'warning',
});
const { judgeMarks, conclusionsOf, noMarks, bitsOfDigits, cellOfName } = await import(pathToFileURL(join(out, 'judge.mjs')).href);
const { createEngine } = await import(pathToFileURL(resolve(folder, 'node.js')).href);
const engine = createEngine({ module: resolve(folder, 'sudokit-simd.wasm') });
const run = promisify(execFile);

/** All steps of the technique, as the native tool sees them. */
async function nativeSteps(name, entry) {
  const { stdout } = await run(tool, ['explain', '--all-steps', '--only', name, '--json', entry], { maxBuffer: 1 << 26 })
    .catch((error) => error);
  const { steps, complete } = JSON.parse(stdout);
  assert.equal(complete, true);
  return steps;
}

const numbered = (step, order) => {
  const list = (some) => some.map(({ cell, digit }) => ({ cell: cellOfName(cell, order), digit }));
  return { placements: list(step.placements), eliminations: list(step.eliminations) };
};

function marksOf(conclusions, cells) {
  const none = noMarks(cells);
  const marks = { placed: [...none.placed], removed: [...none.removed] };
  for (const { cell, digit, kind } of conclusions) {
    if (kind === 'place') marks.placed[cell] = digit;
    else marks.removed[cell] |= 1 << (digit - 1);
  }
  return marks;
}

const keys = (list) => list.map(({ cell, digit, kind }) => `${kind} ${cell} ${digit}`).sort();

/** Whole answers, answers that lack one conclusion, and answers with a wrong one. */
function judgeOne(wanted, position, solution) {
  const cells = position.digits.length;
  const known = new Set(wanted.flatMap((step) => keys(conclusionsOf(step))));
  const candidates = position.candidates.map(bitsOfDigits);
  const judge = (list) => judgeMarks(marksOf(list, cells), wanted, candidates, solution);
  wanted.forEach((step, i) => {
    const all = conclusionsOf(step);
    const whole = judge(all);
    assert.ok(whole.found.includes(i), 'the whole step is found');
    assert.deepEqual([whole.wrong, whole.missing], [[], []]);
    assert.deepEqual(keys(whole.right), keys(all));

    const [left, ...rest] = all;
    const part = judge(rest);
    assert.ok(!part.found.includes(i), 'a part is not the whole');
    assert.deepEqual(part.wrong, []);
    if (rest.length > 0 && part.found.length === 0) assert.ok(part.missing.length > 0 && part.missing.length <= all.length);
    if (rest.length > 0 && part.nearest === i) assert.deepEqual(keys(part.missing), keys([left]));

    const wrong = position.candidates.flatMap((digits, cell) =>
      digits.map((digit) => ({ cell, digit, kind: 'remove' })))
      .find((mark) => !known.has(keys([mark])[0]) && mark.digit === solution[mark.cell]);
    if (!wrong) return;
    const bad = judge([...all, wrong]);
    const placed = all.some((one) => one.kind === 'place' && one.cell === wrong.cell && one.digit === wrong.digit);
    if (!placed) assert.deepEqual(bad.wrong, [{ ...wrong, why: 'needed' }]);
    assert.ok(bad.found.includes(i));
  });
}

await engine.ready;
const { techniques } = await engine.choices();
const jobs = techniques.flatMap((technique) =>
  Array.from({ length: Number(guises) }, (_, i) => ({ technique, seed: i + 1 })));
let failed = 0;
for (const { technique, seed } of jobs) {
  try {
    const [example] = await engine.read(technique.example);
    const entry = await engine.transform(example, { seed });
    const order = JSON.parse(entry).order;
    const [native, own] = await Promise.all([
      nativeSteps(technique.name, entry), engine.allSteps(entry, { only: [technique.name] })]);
    assert.ok(native.length > 0, 'there is a step');
    assert.deepEqual(own.steps.map(({ verified, ...step }) => (assert.ok(verified), step)), native);
    const solved = await engine.solve(entry);
    assert.equal(solved.answer, 'one');
    judgeOne(native.map((step) => numbered(step, order)), own.start, [...solved.solutions[0]].map(Number));
  } catch (error) {
    failed += 1;
    console.log(`FAILED ${technique.name}, seed ${seed}\n${error.stack}`);
  }
}
engine.close();
console.log(`${jobs.length - failed} of ${jobs.length} positions judged as they should be`);
process.exit(failed > 0 || jobs.length === 0 ? 1 : 0);
