// What the page looks like, compared with pictures that somebody has looked at.
import assert from 'node:assert/strict';
import { assertLooksAsBefore, difference, keptPicture, kTolerance } from './pictures.mjs';
import { cell, chooseExample, menu, open, paste } from './page_tools.mjs';

// Its hardest step is an alternating chain.
const kChain = '.7...8.4..9.......2..4....69..6321........4......9..524..9..5....9.....182.75....';

/** Half the size: enough to see whether everything is in its place. */
const kDesk = { viewport: { width: 1100, height: 760 }, deviceScaleFactor: 0.5 };
const kPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

async function engineIsThere(page) {
  await page.waitForFunction(() => document.querySelector('.side > .quiet')?.textContent === '');
}

async function notes(page) {
  await cell(page, 1, 2).click();
  await page.keyboard.press('Digit8');
  for (const digit of [2, 3, 5]) {
    await cell(page, 2, 2).click();
    await page.keyboard.press(`Shift+Digit${digit}`);
  }
  await cell(page, 3, 1).click();
  await page.keyboard.press('+');
  for (let i = 0; i < 8; ++i) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Alt+Digit3');
}

async function hint(page) {
  await page.getByRole('tab', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Give me a hint' }).click();
  for (const more of ['Which technique', 'Which cells', 'The whole step']) {
    await page.getByRole('button', { name: 'Tell me more' }).click();
    await page.locator('#panel .answer').last().getByText(more).waitFor();
  }
}

async function chain(page) {
  await paste(page, kChain);
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Explain' }).click();
  await page.getByRole('button', { name: 'From the givens' }).click();
  await page.getByText(/^Step 1 of \d+$/).waitFor();
  await page.locator('.steps').getByRole('button', { name: /Alternating/ }).first().click();
  await page.locator('.board .picture .link').first().waitFor();
}

/** A case of a tree, with what was assumed before it. */
async function proof(page) {
  await menu(page, 'Learn');
  await page.getByRole('button', { name: /^Bifurcation Tree/ }).click();
  await page.getByRole('button', { name: 'Show the step' }).click();
  await page.locator('.case > summary').last().press('Enter');
  await page.getByText('Assumption 3 of 3').waitFor();
}

async function pattern(page) {
  await page.getByRole('button', { name: 'Change this puzzle' }).click();
  await page.getByRole('button', { name: 'Find a puzzle for a pattern' }).click();
  for (const [row, column] of [[1, 5], [2, 5], [5, 3], [6, 6]]) await cell(page, row, column).click();
  await page.getByText('Level: easy.').waitFor();
}

async function book(page) {
  await chooseExample(page, 'Exam');
  await menu(page, 'Games');
  await page.getByRole('button', { name: 'Make a book of these' }).click();
  await page.getByLabel(/Project report/).check();
  await page.getByLabel('Title page').uncheck();
  await page.getByRole('button', { name: 'Make the book' }).click();
  await page.getByRole('heading', { name: /^A book of/ }).waitFor();
}

/** Name, how the browser is set up, and what is done before the picture is taken. */
const kPictures = [
  ['play', kDesk, async () => undefined],
  ['notes', kDesk, notes],
  ['hint', kDesk, hint],
  ['chain', kDesk, chain],
  ['proof', kDesk, proof],
  ['set', kDesk, pattern],
  ['book', kDesk, book],
  ['dark', { ...kDesk, colorScheme: 'dark' }, notes],
  ['phone', kPhone, notes],
  ['french', { ...kDesk, locale: 'fr-FR' }, async (page) => {
    await page.getByRole('tab', { name: 'V\u00e9rifier' }).click();
  }],
];

export const pictureCases = [
  ...kPictures.map(([name, options, prepare]) => ({
    name: `looks as before: ${name}`,
    options,
    async run(parts) {
      await open(parts.page, parts.url);
      await engineIsThere(parts.page);
      await prepare(parts.page);
      await assertLooksAsBefore(parts, name);
    },
  })),
  {
    name: 'the pictures that are kept would not pass for each other',
    async run({ context }) {
      const [first, ...others] = kPictures.map(([name]) => [name, keptPicture(name)]);
      for (const [name, picture] of others) {
        const share = await difference(context, first[1], picture);
        assert.ok(share > kTolerance, `${name}: ${share}`);
      }
    },
  },
];
