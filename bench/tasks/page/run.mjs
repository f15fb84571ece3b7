#!/usr/bin/env node
// Measures the page in Chromium: how soon it can be played, how long hints and counts take, how fast the
// engine solves many puzzles, and how much is loaded.
//
// usage: node run.mjs [--runs N] [-o FILE]
//
// Needs the built page (build/web) and the package with the engine (build/wasm/package). Times are those
// of the clock, in the page, from the key or the click to the answer on the screen; N rounds (default 5),
// of which the report gives the least (what others on the machine disturb least), the median and the
// worst. Exits with 1 if an answer is wrong.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { cell, open, paste } from '../../../web/test/e2e/page_tools.mjs';
import { serve } from '../../../web/test/e2e/server.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../../..');
const { chromium } = createRequire(join(root, 'web/package.json'))('playwright-core');
const words = process.argv.slice(2);
if (words.includes('--help')) {
  console.log('usage: node run.mjs [--runs N] [-o FILE]');
  process.exit(0);
}
const value = (name, otherwise) => (words.includes(name) ? words[words.indexOf(name) + 1] : otherwise);
const runs = Number(value('--runs', '5'));
const file = value('-o', null);

const kLevels = ['very-easy', 'easy', 'medium', 'hard', 'very-hard'];
const kMany = 10_000;
const seventeen = readFileSync(join(here, 'seventeen.txt'), 'utf8').split('\n')
  .filter((line) => /^[\d.]{81}/.test(line)).map((line) => line.slice(0, 81));

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  .find((path) => existsSync(path));
const browser = await chromium.launch({
  executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'],
});
const server = await serve(join(root, 'build'));
const url = `${server.url}web/`;

const newPage = async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  return context.newPage();
};
const engineIsThere = (page) =>
  page.waitForFunction(() => document.querySelector('.side > .quiet')?.textContent === '');

/** When the board was there, and when the engine was, in milliseconds since the page was asked for. */
async function loading() {
  const page = await newPage();
  await page.addInitScript(() => {
    window.times = {};
    new MutationObserver(() => {
      const note = document.querySelector('.side > .quiet');
      if (document.querySelector('[role=gridcell]')) window.times.playable ??= performance.now();
      if (note?.textContent) window.times.waiting = true;
      if (note?.textContent === '' && window.times.waiting) window.times.engine ??= performance.now();
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await open(page, url);
  await page.waitForFunction(() => window.times.engine !== undefined);
  const times = await page.evaluate(() => window.times);
  // A key is obeyed at once.
  await cell(page, 1, 2).press('4');
  assert.match(await cell(page, 1, 2).getAttribute('aria-label'), /: 4$/);
  await page.context().close();
  return times;
}

async function loaded() {
  const page = await newPage();
  const bodies = new Map();
  page.on('response', (response) => bodies.set(response.url(), response.body()));
  await open(page, url);
  await engineIsThere(page);
  let [all, engine] = [0, 0];
  for (const [name, body] of bodies) {
    const size = gzipSync(await body, { level: 9 }).length;
    all += size;
    if (name.endsWith('.wasm')) engine += size;
  }
  await page.context().close();
  return { all, engine };
}

/** An engine of its own beside that of the page, for what the page has no button for. */
async function withEngine(page) {
  await page.evaluate(async (address) => {
    const { createEngine } = await import(address);
    window.engine = createEngine();
    await window.engine.ready;
  }, `${server.url}wasm/package/index.js`);
}

/** Positions to ask for hints in: of each level some puzzles, at the start and before the hardest step. */
function positions(page, level, count) {
  return page.evaluate(async ([wish, number]) => {
    const { engine } = window;
    const order = (await engine.choices()).techniques.map(({ name }) => name);
    const entries = await engine.generate({ level: wish, count: number, seed: 5 });
    const out = [];
    for (const entry of entries) {
      const { steps, start } = await engine.explain(entry);
      const rank = (step) => order.indexOf(step.technique);
      const hardest = steps.reduce((best, step, i) => (rank(step) > rank(steps[best]) ? i : best), 0);
      const before = hardest === 0 ? start : steps[hardest - 1].after;
      const json = JSON.parse(entry);
      delete json.solution;
      out.push(JSON.stringify(json), JSON.stringify({
        ...json,
        placed: before.digits.map((digit, i) => (json.givens[i] === '.' ? digit : 0)),
        notes: before.candidates.map((digits, i) => (before.digits[i] ? [] : digits)),
      }));
    }
    return out;
  }, [level, count]);
}

/** From the click to the words on the screen. */
async function hintTime(page, position) {
  await paste(page, position);
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Give me a hint' }).waitFor();
  const { time, text } = await page.evaluate(() => new Promise((resolve) => {
    const panel = document.querySelector('#panel');
    const ask = [...panel.querySelectorAll('button')].find((key) => key.textContent === 'Give me a hint');
    let start = 0;
    new MutationObserver((_, observer) => {
      const answer = panel.querySelector('.answer')?.textContent;
      if (!answer) return;
      observer.disconnect();
      resolve({ time: performance.now() - start, text: answer });
    }).observe(panel, { childList: true, subtree: true, characterData: true });
    start = performance.now();
    ask.click();
  }));
  assert.match(text, /Where to look/);
  return time;
}

/** From each key to the count on the screen: givens taken out and put in again, then typed anew. */
async function countTimes() {
  const page = await newPage();
  await open(page, url);
  await engineIsThere(page);
  await page.getByRole('button', { name: 'Change this puzzle' }).click();
  await page.getByText('Exactly one solution').waitFor();
  return page.evaluate(async () => {
    const panel = document.querySelector('.panel-set .answer');
    const cells = [...document.querySelectorAll('[role=gridcell]')];
    const press = (place, key, code) => new Promise((resolve) => {
      cells[place].focus();
      new MutationObserver((_, observer) => {
        if (panel.getAttribute('aria-busy') !== 'false') return;
        observer.disconnect();
        resolve(performance.now() - start);
      }).observe(panel, { attributes: true });
      const start = performance.now();
      cells[place].dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
    });
    const givens = cells.flatMap((element, place) => {
      const digit = /: (\d), given/.exec(element.getAttribute('aria-label'))?.[1];
      return digit ? [[place, digit]] : [];
    });
    const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
    const times = { changed: [], typed: [] };
    for (const [place, digit] of givens) {
      times.changed.push(await press(place, 'Delete', 'Delete'));
      await settle();
      times.changed.push(await press(place, digit, `Digit${digit}`));
      await settle();
    }
    for (const [place] of givens) {
      await press(place, 'Delete', 'Delete');
      await settle();
    }
    for (const [place, digit] of givens) {
      times.typed.push(await press(place, digit, `Digit${digit}`));
      await settle();
    }
    return times;
  });
}

/** Many puzzles with 17 givens, each a few of ours in another guise, solved in one go. */
async function manyTimes(page, rounds) {
  const text = await page.evaluate(async ([lines, count]) => {
    const { engine } = window;
    const read = await engine.read(lines.join('\n'));
    const made = await Promise.all(Array.from({ length: count }, (_, i) =>
      engine.transform(read[i % read.length], { seed: i })));
    return made.map((entry) => JSON.parse(entry).givens).join('\n') + '\n';
  }, [seventeen, kMany]);
  const sources = text.split('\n');
  const fits = (line, i) => /^[1-9]{81}$/.test(line) &&
    [...sources[i]].every((symbol, place) => symbol === '.' || symbol === line[place]);
  const times = { clock: [], cpu: [] };
  for (let i = 0; i < rounds; ++i) {
    const before = workerCpu();
    const { taken, solved } = await page.evaluate(async (lines) => {
      const start = performance.now();
      const answer = await window.engine.solveLines(lines);
      return { taken: performance.now() - start, solved: answer };
    }, text);
    times.clock.push(taken);
    times.cpu.push(workerCpu() - before);
    assert.equal(solved.trimEnd().split('\n').filter(fits).length, kMany);
  }
  return times;
}

/** Processor time of all workers of the browser until now, in milliseconds, as Linux tells it. */
function workerCpu() {
  const parents = new Map(readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap((name) => {
    try {
      return [[Number(name), Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1])]];
    } catch {
      return [];  // it has ended meanwhile
    }
  }));
  const isOurs = (id) => id === process.pid || (parents.has(id) && isOurs(parents.get(id)));
  let sum = 0;
  for (const id of parents.keys()) {
    if (!isOurs(id)) continue;
    for (const thread of readdirSync(`/proc/${id}/task`)) {
      const at = `/proc/${id}/task/${thread}`;
      if (!readFileSync(`${at}/comm`, 'utf8').startsWith('DedicatedWorker')) continue;
      sum += Number(readFileSync(`${at}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
    }
  }
  return sum;
}

const sorted = (times) => [...times].sort((a, b) => a - b);
const median = (times) => sorted(times)[Math.floor(times.length / 2)];
const shown = (time) => (time < 100 ? time.toFixed(1) : Math.round(time).toLocaleString('en'));
const row = (what, times, goal) =>
  `| ${[what, times.length, ...[Math.min(...times), median(times), Math.max(...times)].map(shown), goal].join(' | ')} |`;

const loads = [];
for (let i = 0; i < runs; ++i) loads.push(await loading());
const sizes = await loaded();
const page = await newPage();
await open(page, url);
await engineIsThere(page);
await withEngine(page);
const hints = new Map(kLevels.map((level) => [level, { start: [], hardest: [] }]));
for (const level of kLevels) {
  for (const [i, position] of (await positions(page, level, runs)).entries()) {
    hints.get(level)[i % 2 === 0 ? 'start' : 'hardest'].push(await hintTime(page, position));
  }
}
const many = await manyTimes(page, runs);
const counts = await countTimes();
const report = [
  '# The page in the browser', '',
  `Machine: ${cpus()[0].model}, ${cpus().length} cores. Chromium ${browser.version()}, headless; ` +
  'the page and its engine from this machine.',
  `The machine was shared: its load was ${loadavg()[0].toFixed(1)} at the end, on ${cpus().length} cores.`,
  'Milliseconds by the clock, in the page, from the key or the click to the answer on the screen.', '',
  '| what | number | least | median | worst | goal |', '|---|---|---|---|---|---|',
  row('the board can be played', loads.map(({ playable }) => playable), '1,000'),
  row('the engine is there', loads.map(({ engine }) => engine), ''),
  ...[...hints].flatMap(([level, { start, hardest }]) => [
    row(`hint, ${level.replace('-', ' ')}, at the start`, start, '50'),
    row(`hint, ${level.replace('-', ' ')}, before the hardest step`, hardest, '50'),
  ]),
  row('solutions counted, a given changed', counts.changed, '16'),
  row('solutions counted, givens typed on an empty board', counts.typed, '16'),
  row(`${kMany.toLocaleString('en')} puzzles with 17 givens solved`, many.clock, ''),
  row('the same, processor time of the worker', many.cpu, '100'), '',
  `First load: ${Math.round(sizes.all / 1000)} kB compressed by gzip (goal 800), of which ` +
  `${Math.round(sizes.engine / 1000)} are the engine.`, '',
].join('\n');
console.log(report);
if (file) writeFileSync(file, report);
await browser.close();
server.close();
