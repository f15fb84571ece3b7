// The page as one file, opened without a server.
import assert from 'node:assert/strict';
import { cell, equal, eventually, kNine, menu, open, paste, spoken, spokenBoard } from './page_tools.mjs';

export const singleCases = [
  {
    name: 'one file opens without a server: playing, a hint, formats, a link',
    async run({ page, url }) {
      assert.match(url, /^file:/);
      await open(page, url);
      await cell(page, 1, 2).click();
      await page.keyboard.press('Digit4');
      await equal(spoken(page, 1, 2), 'Row 1, column 2: 4');
      await page.keyboard.press('h');
      await page.locator('#panel .answer').getByText('Where to look').waitFor();
      await page.reload();
      await page.locator('[role=grid]').waitFor();
      await equal(spoken(page, 1, 2), 'Row 1, column 2: 4');
      // A format that only the engine reads.
      await paste(page, `3x3:${sgtOf(kNine)}`);
      await page.locator('dialog').waitFor({ state: 'detached' });
      await eventually(async () => (await spokenBoard(page))[0], '8, given');
      await page.goto(`${url}#p=${kNine.replace('8', '.')}`);
      await eventually(() => spoken(page, 1, 1), 'Row 1, column 1: empty');
      assert.equal(new URL(page.url()).hash, '');
      await menu(page, 'Fran\u00e7ais');
      await page.getByRole('tab', { name: 'Jouer' }).waitFor();
    },
  },
  {
    name: 'one file makes puzzles and books, and saves files',
    async run({ page, url }) {
      await open(page, url);
      await page.getByRole('button', { name: 'Change this puzzle' }).click();
      await page.getByRole('button', { name: 'Find a puzzle for a pattern' }).click();
      await page.getByRole('button', { name: 'Mark all givens' }).click();
      await page.getByRole('button', { name: 'Find a puzzle', exact: true }).click();
      await page.getByText('Found.').waitFor();
      await page.getByRole('button', { name: 'Play this puzzle' }).click();
      await menu(page, 'Share');
      const [file] = await Promise.all([
        page.waitForEvent('download'), page.getByRole('button', { name: 'Picture (PNG)' }).click(),
      ]);
      assert.equal(file.suggestedFilename(), 'sudoku.png');
      await page.getByRole('button', { name: 'Print, or make a book' }).click();
      await page.getByRole('tab', { name: 'A book' }).click();
      await page.getByLabel('How many').fill('1');
      await page.getByRole('button', { name: 'Make the book' }).click();
      await page.getByRole('heading', { name: /^A book of \d+ pages$/ }).waitFor();
    },
  },
  {
    name: 'the policy of the one file allows its own script and style, and nothing else',
    async run({ page, url }) {
      await open(page, url);
      const policy = await page.locator('meta[http-equiv]').getAttribute('content');
      assert.match(policy, /default-src 'none'/);
      assert.match(policy, /script-src 'sha256-[^ ]+' 'wasm-unsafe-eval';/);
      assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|https?:|connect-src/);
    },
  },
];

/** Givens with letters for runs of blanks, as sgt's games have them. */
function sgtOf(line) {
  return line.replace(/(\d)(?=\d)/g, '$1_').replace(/\.+/g, (run) => String.fromCharCode(96 + run.length));
}
