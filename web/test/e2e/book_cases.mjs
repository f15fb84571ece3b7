// Paper: the puzzle on the board, and books of games or of puzzles made for them.
import assert from 'node:assert/strict';
import { cell, chooseExample, menu, open } from './page_tools.mjs';
import { violations } from './access_cases.mjs';

/** Counts in place of printing, which needs a person. */
async function countPrints(page) {
  await page.addInitScript(() => {
    window.prints = 0;
    window.print = () => { window.prints += 1; };
  });
}

const pages = (page) => page.locator('.book-pages .page > svg');
const words = (page, index) =>
  pages(page).nth(index).evaluate((svg) => [...svg.querySelectorAll(':scope > text')].map((text) => text.textContent));

/** How many pages a PDF has. */
const pdfPages = (pdf) => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page[^s]/g)].length;

async function saved(page, shots, name, options = {}) {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, ...options });
  if (shots) await import('node:fs').then(({ writeFileSync }) => writeFileSync(`${shots}/${name}.pdf`, pdf));
  return pdf;
}

export const bookCases = [
  {
    name: 'a book of puzzles made by level is printed page by page',
    async run({ page, url, shots }) {
      await countPrints(page);
      await open(page, url);
      await menu(page, 'Print');
      await page.getByRole('tab', { name: 'A book' }).click();
      const sheet = page.getByRole('tabpanel', { name: 'A book' });
      await sheet.getByLabel('How many').fill('5');
      await sheet.getByLabel('Level').selectOption('medium');
      await sheet.getByLabel('Title', { exact: true }).fill('Rain & <b>sun</b>');
      if (shots) await page.screenshot({ path: `${shots}/book-sheet.png` });
      await sheet.getByRole('button', { name: 'Make the book' }).click();
      await page.getByRole('heading', { name: /^A book of \d+ pages$/ }).waitFor();
      // Title, four and one puzzles, hints, solutions.
      const count = await pages(page).count();
      assert.ok(count >= 5, `${count} pages`);
      assert.ok((await words(page, 0)).includes('Rain & <b>sun</b>'));
      assert.match((await words(page, 1)).join(' '), /^1 Medium 2 Medium/);
      assert.equal(await page.locator('header.top').isVisible(), false);
      if (shots) await page.screenshot({ path: `${shots}/book.png` });
      assert.deepEqual(await violations(page), []);
      assert.equal(pdfPages(await saved(page, shots, 'book')), count);
      await page.getByRole('button', { name: 'Print' }).click();
      assert.equal(await page.evaluate(() => window.prints), 1);
      const [file] = await Promise.all([
        page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click(),
      ]);
      assert.equal(file.suggestedFilename(), 'sudoku.html');
      await page.keyboard.press('Escape');
      await page.locator('header.top').waitFor();
      assert.equal(await page.locator('.book-view').count(), 0);
      assert.equal(await page.evaluate(() => document.adoptedStyleSheets.length), 0);
    },
  },
  {
    name: 'a book of games, by keyboard alone, without hints, on A5',
    async run({ page, url, shots }) {
      await countPrints(page);
      await open(page, url);
      await chooseExample(page, 'Jigsaw');
      await chooseExample(page, 'Killer cages');
      await menu(page, 'Games');
      await page.getByRole('button', { name: 'Make a book of these' }).press('Enter');
      const sheet = page.getByRole('tabpanel', { name: 'A book' });
      for (const name of [/Jigsaw/, /Project report/]) await sheet.getByLabel(name).press('Space');
      await sheet.getByLabel('Paper').selectOption('a5');
      await sheet.getByLabel('Puzzles per page').selectOption('1');
      await sheet.getByLabel('Hints').press('Space');
      await sheet.getByLabel('Title page').press('Space');
      await sheet.getByRole('button', { name: 'Make the book' }).press('Enter');
      // Three puzzles, then their solutions.
      await page.getByRole('heading', { name: /^A book of 4 pages$/ }).waitFor();
      assert.match((await words(page, 0)).join(' '), /Project report/);
      assert.equal(await pages(page).first().getAttribute('width'), '148mm');
      const pdf = await saved(page, shots, 'book-games');
      assert.equal(pdfPages(pdf), 4);
      assert.match(pdf.toString('latin1'), /MediaBox \[0 0 4(19|20)(\.\d+)? 59[45]/);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      assert.equal(await page.evaluate(() => window.prints), 1);
    },
  },
  {
    name: 'a phone reaches paper through Share, in French and in the dark',
    options: {
      viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark', locale: 'fr-FR',
    },
    async run({ page, url, shots }) {
      await countPrints(page);
      await open(page, url);
      await menu(page, 'Partager');
      await page.getByRole('button', { name: 'Imprimer, ou faire un livret' }).tap();
      await page.getByRole('tab', { name: 'Un livret' }).tap();
      const sheet = page.getByRole('tabpanel', { name: 'Un livret' });
      await sheet.getByLabel('Combien').fill('2');
      if (shots) await page.screenshot({ path: `${shots}/book-sheet-phone.png` });
      assert.deepEqual(await violations(page, 'dialog'), []);
      await sheet.getByRole('button', { name: 'Faire le livret' }).tap();
      await page.getByRole('heading', { name: /^Un livret de \d+ pages$/ }).waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
      assert.ok((await pages(page).first().boundingBox()).width <= 390);
      if (shots) await page.screenshot({ path: `${shots}/book-phone.png` });
      assert.deepEqual(await violations(page), []);
      await page.getByRole('button', { name: 'Imprimer' }).tap();
      assert.equal(await page.evaluate(() => window.prints), 1);
      await page.getByRole('button', { name: 'Fermer' }).tap();
      await page.locator('[role=grid]').waitFor();
    },
  },
  {
    name: 'closing the dialog ends the making of a book',
    async run({ page, url }) {
      await open(page, url);
      await menu(page, 'Print');
      await page.getByRole('tab', { name: 'A book' }).click();
      await page.getByLabel('How many').fill('200');
      await page.getByLabel('Level').selectOption('very-hard');
      await page.getByRole('button', { name: 'Make the book' }).click();
      await page.getByText(/^\d+ of 200 (made|looked at)\.$/).waitFor();
      await page.keyboard.press('Escape');
      // The engine is free again at once.
      await page.getByRole('tab', { name: 'Check' }).click();
      await page.getByRole('button', { name: 'How many solutions?' }).click();
      await page.getByText('This puzzle has exactly one solution.').waitFor();
      assert.equal(await page.locator('.book-view').count(), 0);
    },
  },
  {
    name: 'a book is made without a network',
    async run({ page, context, url }) {
      await open(page, url);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await context.setOffline(true);
      await page.reload();
      await menu(page, 'Print');
      await page.getByRole('tab', { name: 'A book' }).click();
      await page.getByLabel(/^Puzzles(?! per)/).selectOption('games');
      await page.getByRole('button', { name: 'Make the book' }).click();
      await page.getByRole('heading', { name: /^A book of \d+ pages$/ }).waitFor();
      await context.setOffline(false);
    },
  },
  {
    name: 'the puzzle is printed as it stands, or its givens alone',
    engine: false,
    async run({ page, url, shots }) {
      await countPrints(page);
      await open(page, url);
      await cell(page, 1, 2).click();
      await page.keyboard.press('Digit4');
      const shown = async () => {
        await page.emulateMedia({ media: 'print' });
        const visible = await page.locator('.picture .placed').isVisible();
        const pdf = await saved(page, shots, visible ? 'whole' : 'givens', { format: 'A4' });
        await page.emulateMedia({ media: 'screen' });
        assert.equal(pdfPages(pdf), 1);
        return visible;
      };
      const print = async (whole) => {
        await menu(page, 'Print');
        const sheet = page.getByRole('tabpanel', { name: 'This puzzle' });
        await sheet.getByLabel('With what I have done so far').setChecked(whole);
        await sheet.getByRole('button', { name: 'Print' }).click();
        await page.waitForFunction(() => window.prints > 0);
      };
      await print(true);
      assert.equal(await shown(), true);
      await print(false);
      await page.waitForFunction(() => window.prints > 1);
      assert.equal(await shown(), false);
    },
  },
];
