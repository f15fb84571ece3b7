// End to end: builds the page, serves it, and plays it in Chromium. One browser for all cases, a
// fresh profile for each; a case fails also by an error on the console or a request to elsewhere. What
// failed is tried once more, alone, when the others are done: a busy machine lets Chromium lose things.
//
// usage: node test/e2e.mjs [--no-build] [--with-engine] [--shots FOLDER] [--accept] [WORD...]
//
// WORDs choose the cases whose names have one. Cases that need the engine or the native tool are left
// out, which is said, where these were not built; with --with-engine that is a failure of the engine.
// --shots saves pictures to look at, --accept those that the page is to look like from now on.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { buildSingle } from '../single.mjs';
import { caseList } from './e2e/cases.mjs';
import { hasTool } from './e2e/native.mjs';
import { serve } from './e2e/server.mjs';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const site = join(web, '../build/web');
const words = process.argv.slice(2);
const flag = (name) => words.includes(name) && words.splice(words.indexOf(name), 1).length > 0;
const withBuild = !flag('--no-build');
const accept = flag('--accept');
const mustHaveEngine = flag('--with-engine');
const hasEngine = existsSync(join(web, '../build/wasm/package/sudokit-simd.wasm'));
if (mustHaveEngine && !hasEngine) throw new Error('the engine is not built: ./dev wasm');
const shotsAt = words.indexOf('--shots');
const shots = shotsAt < 0 ? null : words.splice(shotsAt, 2)[1];

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  .find((path) => existsSync(path));
if (!executablePath) throw new Error('no Chromium found: install the package chromium');
const chosen = caseList.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const single = join(web, '../build/web-single/sudokit.html');
if (withBuild) await build({ root: web, logLevel: 'warn' });
// Made beside the first cases; those that need it come last.
const singleBuilt = withBuild && hasEngine && chosen.some((one) => one.single) ? buildSingle(single) : null;
singleBuilt?.catch(() => undefined);  // it is told of where it is waited for

const server = await serve(site);
const browser = await chromium.launch({
  executablePath,
  args: [
    '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking',
    '--disable-component-update', '--disable-sync', '--no-first-run',
  ],
});

/** What a case lacks, or null. */
function lack({ engine, tool }) {
  if (engine && !hasEngine) return 'the engine (./dev wasm)';
  return tool && !hasTool ? 'the native tool (./dev test)' : null;
}

/** Runs a case in a profile of its own, tells how it went, and returns whether it passed. */
async function runCase({ name, options, run, single: alone }) {
  if (alone) await singleBuilt;
  const start = Date.now();
  const faults = [];
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 }, locale: 'en-GB', ...options,
  });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  watch(page, faults);
  try {
    const url = alone ? pathToFileURL(single).href : server.url;
    await run({ page, context, url, shots, accept });
  } catch (error) {
    faults.push(String(error?.stack ?? error));
  }
  await context.close();
  const time = `${((Date.now() - start) / 1000).toFixed(1)} s`;
  console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${time})`);
  for (const fault of faults) console.log(`     ${fault.slice(0, 1500)}`);
  return faults.length === 0;
}

function watch(page, faults) {
  page.on('console', (message) => {
    const missing = !hasEngine && message.location().url.endsWith('.wasm');
    if (['error', 'warning'].includes(message.type()) && !missing) {
      faults.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => faults.push(`page: ${error}`));
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    const own = url.startsWith(server.url) || url.split('#')[0] === pathToFileURL(single).href;
    if (!own && !/^(data|blob):/.test(url)) faults.push(`request: ${url}`);
  });
}

const left = chosen.filter(lack);
for (const one of left) console.log(`SKIP ${one.name}: needs ${lack(one)}`);
const queue = chosen.filter((one) => !lack(one));
const again = [];
// Two at a time: a page mostly waits for the browser, and the browser for the page.
await Promise.all([1, 2].map(async () => {
  for (let next = queue.shift(); next; next = queue.shift()) {
    if (!(await runCase(next))) again.push(next);
  }
}));
const failed = [];
for (const one of again) {
  console.log(`once more: ${one.name}`);
  if (!(await runCase(one))) failed.push(one.name);
}
await browser.close();
server.close();
if (chosen.length === 0) console.log('no such case');
for (const name of failed) console.log(`FAILED ${name}`);
console.log(`${chosen.length - left.length - failed.length} of ${chosen.length} cases passed, ` +
  `${again.length - failed.length} of them the second time, ${left.length} left out`);
process.exit(failed.length > 0 || chosen.length === 0 ? 1 : 0);
