// Saved files, judged by the native tool.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sudokit } from './native.mjs';
import { cell, chooseExample, eventually, kNine, menu, open } from './page_tools.mjs';

/** What is saved by Download; on a busy machine Chromium was seen to lose one of many. */
async function download(page, tries = 3) {
  const [saved] = await Promise.all([
    page.waitForEvent('download', { timeout: 10_000 }).catch(() => null),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  if (saved !== null) return saved;
  assert.ok(tries > 1, 'nothing was saved');
  return download(page, tries - 1);
}

/** The text of each format and export of the sheet, as it is saved. */
async function saveAll(page, folder) {
  await menu(page, 'Share');
  const format = page.getByLabel('Format');
  const shown = page.getByRole('textbox', { name: 'Text' });
  const values = await format.locator('option').evaluateAll((list) => list.map((o) => o.value));
  const files = [];
  for (const value of values) {
    const [kind, name, extension] = value.split(' ');
    await format.selectOption(value);
    const fault = page.locator('dialog .task .fault');
    await eventually(async () => (await shown.inputValue()) !== '' || (await fault.count()) > 0, true);
    if (await fault.count()) {
      files.push({ kind, name, fault: await fault.textContent() });
      continue;
    }
    const saved = await download(page);
    assert.equal(saved.suggestedFilename(), `sudoku.${extension || 'txt'}`);
    const path = join(folder, `${kind}-${name}.${extension || 'txt'}`);
    await saved.saveAs(path);
    files.push({ kind, name, path });
  }
  await page.keyboard.press('Escape');
  return files;
}

async function judged(page, check) {
  const folder = mkdtempSync(join(tmpdir(), 'sudokit-page-'));
  try {
    const files = await saveAll(page, folder);
    const entry = files.find(({ name }) => name === 'json');
    for (const file of files) check(file, entry.path);
    return files;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The file is what the native tool writes of the same entry. */
function sameAsNative({ kind, name, path, fault }, entry) {
  const words = kind === 'format' ? ['convert', '--to', name, entry] : ['encode', '--to', name, entry];
  const native = sudokit(words);
  if (fault !== undefined) {
    assert.notEqual(native.status, 0, `${name}: the page says ${fault}`);
    return;
  }
  assert.equal(native.status, 0, `${name}: ${native.fault}`);
  assert.equal(readFileSync(path, 'utf8'), native.out, name);
}

export const downloadCases = [
  {
    name: 'every file that is saved is what the native tool writes, and reads again',
    async run({ page, url }) {
      await open(page, url);
      await cell(page, 1, 2).click();
      await page.keyboard.press('Digit4');
      await cell(page, 2, 2).click();
      await page.keyboard.press('Shift+Digit3');
      const files = await judged(page, (file, entry) => {
        sameAsNative(file, entry);
        if (file.kind !== 'format' || file.fault !== undefined) return;
        const read = sudokit(['convert', '--to', 'line', file.path]);
        assert.equal(read.status, 0, `${file.name}: ${read.fault}`);
        const givens = read.out.slice(0, 81).replaceAll('0', '.');
        // What has no place for the player's digits has them as givens, or not at all.
        assert.ok([kNine, kNine.replace('.', '4')].includes(givens), `${file.name}: ${read.out}`);
        assert.equal(sudokit(['check', file.path]).status, 0, file.name);
      });
      assert.ok(files.length >= 25 && files.every(({ fault }) => fault === undefined));
    },
  },
  {
    name: 'files of a killer puzzle are what the native tool writes, or refused as there',
    async run({ page, url }) {
      await open(page, url);
      await chooseExample(page, 'Killer cages');
      const files = await judged(page, (file, entry) => sameAsNative(file, entry));
      assert.ok(files.some(({ fault }) => fault !== undefined));
    },
  },
  {
    name: 'a book that is saved is what the native tool writes, also of puzzles that have no solution',
    async run({ page, url }) {
      await open(page, url);
      await chooseExample(page, 'no solution');
      await chooseExample(page, 'With diagonals');
      const folder = mkdtempSync(join(tmpdir(), 'sudokit-page-'));
      const saved = async (name, path) => {
        const [file] = await Promise.all([
          page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).click(),
        ]);
        await file.saveAs(join(folder, path));
        return join(folder, path);
      };
      const entries = [];
      for (const name of ['no solution', 'With diagonals']) {
        await menu(page, 'Games');
        await page.locator('.games').getByRole('button', { name }).first().click();
        await menu(page, 'Share');
        await page.getByLabel('Format').selectOption({ value: 'format json json' });
        await eventually(async () => (await page.getByRole('textbox', { name: 'Text' }).inputValue())[0], '{');
        entries.push(await saved('Download', `${entries.length}.json`));
        await page.keyboard.press('Escape');
      }
      await menu(page, 'Print');
      await page.getByRole('tab', { name: 'A book' }).click();
      await page.getByLabel(/^Puzzles(?! per)/).selectOption('games');
      await page.getByLabel(/no solution/).check();
      await page.getByRole('button', { name: 'Make the book' }).click();
      await page.getByRole('heading', { name: /^A book of/ }).waitFor();
      const book = readFileSync(await saved('Save as a file', 'book.html'), 'utf8');
      const native = sudokit(['book', '--to', 'html', '--ill-posed', ...entries]);
      assert.equal(book, native.out, native.fault);
      rmSync(folder, { recursive: true });
    },
  },
  {
    name: 'pictures that are saved are well formed and not empty',
    tool: false,
    async run({ page, url }) {
      await open(page, url);
      await menu(page, 'Share');
      const saved = async (name) => {
        const [file] = await Promise.all([
          page.waitForEvent('download'), page.getByRole('button', { name }).click(),
        ]);
        return readFileSync(await file.path());
      };
      const svg = (await saved('Picture (SVG)')).toString();
      const read = spawnSync('python3', ['-c', 'import sys, xml.dom.minidom as m; m.parseString(sys.stdin.buffer.read())'],
        { input: svg, encoding: 'utf8' });
      assert.equal(read.status, 0, read.stderr);
      const png = (await saved('Picture (PNG)')).toString('base64');
      const dark = await page.evaluate(async (data) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [image.width, image.height];
        const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0);
        const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
        let count = 0;
        for (let i = 0; i < pixels.length; i += 4) if (pixels[i] < 100) count += 1;
        return count / (pixels.length / 4);
      }, png);
      assert.ok(dark > 0.02 && dark < 0.3, `${dark} of the picture is dark`);
    },
  },
];
