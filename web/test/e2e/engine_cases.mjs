// What needs the engine: checks, hints, explanations, generating, setting, exporting, all formats.
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import {
  cell, chooseExample, equal, eventually, kChain, kNine, kNineSolution, menu, open, panel,
  paste, spoken, spokenBoard,
} from './page_tools.mjs';


const kMany = '..............3.85..1.2.......5.7.....4...1...9.......5......73..........4......1';

const givens = (board) => board.map((text) => (text.includes('given') ? text[0] : '.')).join('');

/** What the panel answers, once it does. */
function answer(page) {
  return page.locator('#panel .answer').last();
}

export const engineCases = [
  {
    name: 'all that the page loads at first is at most 800 kB, compressed',
    async run({ page, url }) {
      const bodies = new Map();
      page.on('response', (response) => bodies.set(response.url(), response.body()));
      // As static hosts compress, which is not as well as can be.
      const sum = async () => {
        let bytes = 0;
        for (const body of bodies.values()) bytes += gzipSync(await body, { level: 6 }).length;
        return bytes;
      };
      let release;
      const held = new Promise((resolve) => { release = resolve; });
      await page.route(/\.wasm$/, async (route) => { await held; await route.continue(); });
      await open(page, url);
      await cell(page, 1, 2).click();
      await page.keyboard.press('Digit3');
      await equal(spoken(page, 1, 2), 'Row 1, column 2: 3');
      const playable = await sum();
      release();
      await panel(page, 'Check');
      await page.getByRole('button', { name: 'How many solutions?' }).click();
      await page.getByText('This puzzle has exactly one solution.').waitFor();
      const all = await sum();
      console.log(`     first load, compressed: ${playable} bytes until it is played, ${all} with the engine`);
      assert.ok([...bodies.keys()].some((name) => name.endsWith('.wasm')));
      assert.ok(playable <= 100_000, `${playable} bytes`);
      assert.ok(all <= 800_000, `${all} bytes`);
    },
  },
  {
    name: 'checks tell right from wrong, count solutions and rate',
    async run({ page, url, shots }) {
      await open(page, url);
      await panel(page, 'Check');
      await page.getByRole('button', { name: 'Is my position still right?' }).click();
      await page.getByText('So far everything is right.').waitFor();
      await cell(page, 1, 2).click();
      await page.keyboard.press('Digit3');
      await page.getByRole('button', { name: 'Is my position still right?' }).click();
      await page.getByText('Something is wrong.').waitFor();
      assert.doesNotMatch(await spoken(page, 1, 2), /pointed out/);
      await page.getByRole('button', { name: 'Show what' }).click();
      await page.getByText('1 mistake, marked on the board.').waitFor();
      await equal(spoken(page, 1, 2), 'Row 1, column 2: 3, pointed out');
      await page.getByRole('button', { name: 'How many solutions?' }).click();
      await page.getByText('This puzzle has exactly one solution.').waitFor();
      await page.getByRole('button', { name: 'How hard is it?' }).click();
      await page.locator('.facts dt', { hasText: 'Score' }).waitFor();
      await page.getByText('What these words mean').click();
      await page.locator('.meanings dt', { hasText: 'Weakest model' }).waitFor();
      if (shots) await page.screenshot({ path: `${shots}/check.png` });
      await chooseExample(page, 'Killer cages');
      await panel(page, 'Check');
      await page.getByRole('button', { name: 'How hard is it?' }).click();
      await page.locator('#panel .answer').getByText('Ratings do not take killer cages.').waitFor();
      await chooseExample(page, 'two solutions');
      await panel(page, 'Check');
      await page.getByRole('button', { name: 'How many solutions?' }).click();
      await page.getByText('This puzzle has 2 solutions.').waitFor();
      await page.getByText('They differ in').waitFor();
      assert.ok((await spokenBoard(page)).filter((text) => text.includes('pointed out')).length >= 4);
      await page.getByRole('button', { name: 'Is my position still right?' }).click();
      await page.getByText('What is right can be told only where there is one.').waitFor();
      await page.getByText('This puzzle has 2 solutions.').waitFor();
      await paste(page, kMany);
      await page.locator('dialog').waitFor({ state: 'detached' });
      await panel(page, 'Check');
      await page.getByRole('button', { name: 'How many solutions?' }).click();
      await page.getByText(/^This puzzle has (at least )?[\d,]{5,} solutions\.$/).waitFor();
      await chooseExample(page, 'no solution');
      await panel(page, 'Check');
      await page.getByRole('button', { name: 'How many solutions?' }).click();
      await page.getByText('already rule each other out').waitFor();
      await page.getByRole('button', { name: 'How hard is it?' }).click();
      await page.getByText('Therefore it has no rating.').waitFor();
    },
  },
  {
    name: 'hints tell more each time, and the step can be done',
    async run({ page, url, shots }) {
      await open(page, url);
      await cell(page, 1, 2).click();
      await page.keyboard.press('h');
      await answer(page).getByText('Where to look').waitFor();
      assert.doesNotMatch(await answer(page).textContent(), /Single|r\dc\d/);
      for (const more of ['Which technique', 'Which cells', 'The whole step']) {
        await page.getByRole('button', { name: 'Tell me more' }).click();
        await answer(page).getByText(more).waitFor();
      }
      if (shots) await page.screenshot({ path: `${shots}/hint.png` });
      const before = await spokenBoard(page);
      await page.getByRole('button', { name: 'Do it' }).click();
      const after = await spokenBoard(page);
      const changed = after.flatMap((text, i) => (text !== before[i] && /^\d/.test(text) ? [i] : []));
      assert.ok(changed.length > 0);
      for (const i of changed) assert.equal(after[i][0], kNineSolution[i]);
    },
  },
  {
    name: 'an explanation is followed to its end by keys, in both languages',
    async run({ page, url, shots }) {
      await open(page, url);
      await panel(page, 'Explain');
      await page.getByRole('button', { name: 'From the givens' }).click();
      await page.getByText(/^Step 1 of \d+$/).waitFor();
      const count = Number((await page.locator('.place').textContent()).split(' ').at(-1));
      assert.equal(await page.locator('.steps .tickmark .icon').count(), count, 'all are checked');
      await cell(page, 1, 2).focus();
      for (let i = 0; i < count; ++i) {
        await page.keyboard.press('n');
        if (shots && i === 20) await page.screenshot({ path: `${shots}/explain.png` });
      }
      const digits = (await spokenBoard(page)).map((text) => text[0]).join('');
      assert.equal(digits, kNineSolution);
      await page.keyboard.press('p');
      await page.getByText(`Step ${count} of ${count}`).waitFor();
      await menu(page, 'Fran\u00e7ais');
      await page.getByRole('button', { name: 'Depuis les donn\u00e9es' }).click();
      await page.getByText(/^\u00c9tape 1 sur \d+$/).waitFor();
      assert.match(await page.locator('.panel .answer').first().textContent(), /Singleton|singleton/);
    },
  },
  {
    name: 'chains are drawn, link by link, on a hard puzzle',
    async run({ page, url, shots }) {
      await open(page, url);
      await paste(page, kChain);
      await page.locator('dialog').waitFor({ state: 'detached' });
      await panel(page, 'Explain');
      await page.getByRole('button', { name: 'From the givens' }).click();
      const slider = page.getByRole('slider');
      await page.getByText(/^Step 1 of \d+$/).waitFor();
      await page.locator('.steps').getByRole('button', { name: /Alternating/ }).first().click();
      const all = await page.locator('.board .picture .link').count();
      assert.ok(all > 1);
      if (shots) await page.screenshot({ path: `${shots}/chain.png` });
      await slider.press('Home');
      await slider.press('ArrowRight');
      assert.equal(await page.locator('.board .picture .link').count(), 1);
    },
  },
  {
    name: 'a seed gives the same puzzle every time, as wished',
    async run({ page, url, shots }) {
      await open(page, url);
      const make = async () => {
        await menu(page, 'New');
        await page.getByRole('tab', { name: 'Generate' }).click();
        const sheet = page.getByRole('tabpanel', { name: 'Generate' });
        await sheet.getByLabel('Level').selectOption('easy');
        await sheet.getByLabel('Seed').fill('abc -5');
        await sheet.getByRole('button', { name: 'Generate' }).click();
        await page.getByText('A seed is a whole number, without a sign.').waitFor();
        await sheet.getByLabel('Seed').fill('7');
        if (shots) await page.screenshot({ path: `${shots}/generate.png` });
        await sheet.getByRole('button', { name: 'Generate' }).click();
        await page.locator('dialog').waitFor({ state: 'detached', timeout: 30_000 });
        return givens(await spokenBoard(page));
      };
      const first = await make();
      assert.notEqual(first, kNine);
      assert.equal(await page.locator('.title').textContent(), 'Easy, 9\u00d79 (seed 7)');
      // A half turn leaves the pattern as it is.
      const pattern = [...first].map((symbol) => symbol === '.');
      assert.deepEqual(pattern, [...pattern].reverse());
      assert.equal(await make(), first);
      await panel(page, 'Check');
      await page.getByRole('button', { name: 'How hard is it?' }).click();
      await page.locator('.facts dd').first().getByText('easy', { exact: true }).waitFor();
      await menu(page, 'New');
      await page.getByRole('tab', { name: 'Generate' }).click();
      const sheet = page.getByRole('tabpanel', { name: 'Generate' });
      await sheet.getByLabel('Level').selectOption('very-hard');
      await sheet.getByLabel('Hardest technique').selectOption('xy-wing');
      await sheet.getByRole('button', { name: 'Generate' }).click();
      await sheet.getByText('Choose another level or \u201cAny\u201d, or another technique.').waitFor();
    },
  },
  {
    name: 'solutions are counted while a puzzle is set',
    async run({ page, url, shots }) {
      await open(page, url);
      await page.getByRole('button', { name: 'Change this puzzle' }).click();
      await page.getByText('Exactly one solution').waitFor();
      await page.getByText('Level: easy.').waitFor();
      await page.getByText('Any one of 10 givens could be left out.').waitFor();
      if (shots) await page.screenshot({ path: `${shots}/set.png` });
      await cell(page, 7, 9).click();
      await page.keyboard.press('Digit9');
      await page.getByText('No solution').waitFor();
      await page.getByText(/These \d+ givens, marked on the board, already rule each other out/).waitFor();
      await equal(spoken(page, 7, 9), 'Row 7, column 9: 9, given, clashes, pointed out');
      await page.keyboard.press('Delete');
      await page.getByText('91 solutions').waitFor();
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await page.getByText(/^At least [\d,]+ solutions$/).waitFor();
    },
  },
  {
    name: 'every format is written, and read again',
    async run({ page, url }) {
      await open(page, url);
      const texts = {};
      await menu(page, 'Share');
      const format = page.getByLabel('Format');
      const shown = page.getByRole('textbox', { name: 'Text' });
      const values = await format.locator('option').evaluateAll((list) => list.map((o) => o.value));
      assert.ok(values.length >= 25, `${values.length} formats`);
      for (const value of values) {
        await format.selectOption(value);
        await eventually(async () => (await shown.inputValue()) !== '', true);
        texts[value] = await shown.inputValue();
      }
      await page.keyboard.press('Escape');
      assert.match(texts['export dimacs cnf'] ?? '', /p cnf 729 /);
      for (const name of ['fpuzzles', 'sgt', 'opensudoku', 'array', 'sudokuwiki']) {
        const key = values.find((value) => value.startsWith(`format ${name} `));
        await paste(page, texts[key]);
        await page.locator('dialog').waitFor({ state: 'detached' });
        await eventually(async () => givens(await spokenBoard(page)), kNine);
      }
    },
  },
  {
    name: 'the engine tells what is wrong with a text, and where',
    async run({ page, url }) {
      await open(page, url);
      await paste(page, `${kNine}\n${kNine.replace('8', '?')}`);
      await page.locator('dialog .fault').getByText(/^Line 2, column 1: /).waitFor();
    },
  },
  {
    name: 'the page opens without a network once it was there',
    async run({ page, context, url }) {
      await open(page, url);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await context.setOffline(true);
      await page.reload();
      await page.locator('[role=grid]').waitFor();
      await panel(page, 'Check');
      await page.getByRole('button', { name: 'How many solutions?' }).click();
      await page.getByText('This puzzle has exactly one solution.').waitFor();
      await context.setOffline(false);
    },
  },
];
