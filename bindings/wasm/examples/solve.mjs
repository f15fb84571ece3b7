// Solves a puzzle, says how hard it is, and gives a hint.
//
// usage: node solve.mjs [MODULE]
//
// MODULE is where the package is, if it is not installed.
import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const place = process.argv[2] ? pathToFileURL(path.resolve(process.argv[2])).href : 'sudokit';
const { createEngine } = await import(place);

const engine = createEngine();
const [entry] = await engine.read(
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
);
const { answer, solutions } = await engine.solve(entry);
assert.equal(answer, 'one');
console.log(solutions[0]);

const { level_text: level, depth } = await engine.rate(entry, {}, { language: 'fr' });
console.log(`${level}, profondeur ${depth}`);

const { hint } = await engine.hint(entry, { strength: 4 });
console.log(hint);
engine.close();
