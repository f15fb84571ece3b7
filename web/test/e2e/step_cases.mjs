// A step beside the board: words that light cells, links one by one, the legend, what is in sight.
import assert from 'node:assert/strict';
import { sudokit } from './native.mjs';
import { chooseExample, equal, eventually, kChain, open, panel, paste } from './page_tools.mjs';

const onBoard = (page, what) => page.locator(`.board .picture ${what}`);

/** The explanation of a puzzle, at its first step. */
async function explain(page, puzzle) {
  await paste(page, puzzle);
  await page.locator('dialog').waitFor({ state: 'detached' });
  await panel(page, 'Explain');
  await page.getByRole('button', { name: 'From the givens' }).click();
  await page.getByText(/^Step 1 of \d+$/).waitFor();
}

async function chain(page) {
  await explain(page, kChain);
  await page.locator('.steps').getByRole('button', { name: /Alternating/ }).first().click();
  await onBoard(page, '.link').first().waitFor();
}

/** What is outside of the window, of what must be seen at once. */
const outside = (page, selectors) => page.evaluate((list) => list.filter((selector) => {
  const { top, bottom, left, right } = document.querySelector(selector).getBoundingClientRect();
  return top < -0.5 || left < -0.5 || bottom > innerHeight + 0.5 || right > innerWidth + 0.5;
}), selectors);

export const stepCases = [
  {
    name: 'arrows go from link to link, and from step to step, on the board and beside it',
    async run({ page, url }) {
      await open(page, url);
      await chain(page);
      const all = await onBoard(page, '.link').count();
      const gone = () => onBoard(page, '.gone').count();
      assert.ok(await gone() > 0);
      const place = await page.locator('.place').textContent();
      await page.keyboard.press('ArrowDown');
      await equal(onBoard(page, '.link').count(), 1, 'behind the last link it begins again');
      await equal(gone(), 0, 'nothing is concluded yet');
      for (let i = 2; i <= all; ++i) {
        await page.keyboard.press('ArrowDown');
        await equal(onBoard(page, '.link').count(), i);
      }
      assert.ok(await gone() > 0);
      await page.keyboard.press('ArrowUp');
      await equal(onBoard(page, '.link').count(), all - 1);
      await page.locator('[role=gridcell][tabindex="0"]').focus();
      await page.keyboard.press('ArrowRight');
      assert.notEqual(await page.locator('.place').textContent(), place);
      await page.keyboard.press('ArrowLeft');
      await equal(page.locator('.place').textContent(), place);
      await panel(page, 'Play');
      await page.locator('[role=gridcell][tabindex="0"]').focus();
      const before = await page.locator('[role=gridcell]:focus').getAttribute('aria-label');
      await page.keyboard.press('ArrowDown');
      assert.notEqual(await page.locator('[role=gridcell]:focus').getAttribute('aria-label'), before);
    },
  },
  {
    name: 'cells that the words name are lit by the pointer, and stay lit by a click',
    async run({ page, url }) {
      await open(page, url);
      await chain(page);
      const lit = () => onBoard(page, '.lit').getAttribute('d');
      const names = page.locator('.words .cell-word');
      assert.ok(await names.count() > 4);
      assert.ok(!await lit());
      await names.first().hover();
      const first = await lit();
      assert.ok(first);
      await names.nth(1).hover();
      assert.notEqual(await lit(), first);
      await page.locator('.place').hover();
      assert.ok(!await lit());
      await names.first().click();
      await page.locator('.place').hover();
      assert.equal(await lit(), first);
      await page.keyboard.press('n');
      assert.ok(!await lit(), 'another step, another picture');
    },
  },
  {
    name: 'the legend names what is on the board, and a naked single shows what excludes the rest',
    async run({ page, url }) {
      await open(page, url);
      await chain(page);
      const legend = page.locator('.legend');
      for (const words of ['ruled out by this step', 'of the pattern', 'at least one is true', 'at most one is true']) {
        await legend.getByText(words, { exact: true }).waitFor();
      }
      await page.locator('.steps').getByRole('button', { name: 'Naked Single' }).first().click();
      await legend.getByText('digits that rule out the rest').waitFor();
      assert.ok(await onBoard(page, '.zone-witness').count() > 3);
      await equal(legend.getByText('at least one is true').count(), 0);
    },
  },
  ...[[1366, 768], [1920, 1080]].map(([width, height]) => ({
    name: `an explanation is in sight as a whole at ${width}x${height}`,
    options: { viewport: { width, height } },
    async run({ page, url, shots }) {
      await open(page, url);
      await chain(page);
      if (shots) await page.screenshot({ path: `${shots}/explain-${width}.png` });
      await equal(outside(page, ['.board', '.stepper', '.words', '.legend', '.steps', '.panel-explain .row:last-of-type']), []);
      await equal(page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), true);
    },
  })),
  {
    name: 'on a phone the board stays in sight while a step is read, and its digits are large enough',
    options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    async run({ page, url, shots }) {
      await open(page, url);
      await chain(page);
      await eventually(() => outside(page, ['.board', '.stepper']), []);
      if (shots) await page.screenshot({ path: `${shots}/explain-phone.png` });
      const size = await page.evaluate(() => {
        const digit = document.querySelector('.board .mark-digit');
        return Number(digit.getAttribute('font-size')) * digit.getScreenCTM().a;
      });
      assert.ok(size > 10.5, `${size}`);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await equal(outside(page, ['.board']), []);
      const page_end = await page.evaluate(() => document.querySelector('main').getBoundingClientRect().bottom - innerHeight);
      assert.ok(Math.abs(page_end) < 2, 'there is nothing below the page');
    },
  },
  {
    name: 'pages of the native tool: text beside the board, links by arrows, cells lit by their names',
    tool: true,
    options: { viewport: { width: 1366, height: 768 } },
    async run({ page, url, shots }) {
      const { out } = sudokit(['explain', '--html', kChain]);
      await page.route('**/steps.html', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: out }));
      await page.goto(`${url}steps.html`);
      await page.locator('.list a', { hasText: 'Alternating' }).first().click();
      await equal(outside(page, ['.now figure', '.now .said', '.now .legend', '.move']), []);
      const box = (part) => page.locator(`.now ${part}`).boundingBox();
      assert.ok((await box('.said')).x > (await box('figure')).x + (await box('figure')).width - 1);
      const drawn = () => page.locator('.now .ln:not(.later)').count();
      const all = await drawn();
      assert.ok(all > 2);
      await page.keyboard.press('ArrowDown');
      await equal(drawn(), 1);
      await page.keyboard.press('ArrowDown');
      await equal(drawn(), 2);
      await page.keyboard.press('ArrowUp');
      await equal(drawn(), 1);
      await page.locator('.now .said i').first().hover();
      await equal(page.locator('.now .lit').count(), 1);
      if (shots) await page.screenshot({ path: `${shots}/steps-page.png` });
      await page.setViewportSize({ width: 360, height: 740 });
      assert.ok((await box('.said')).y > (await box('figure')).y);
      const step = await page.locator('.now h2').textContent();
      await page.keyboard.press('ArrowRight');
      assert.notEqual(await page.locator('.now h2').textContent(), step);
    },
  },
  {
    name: 'large boards are shown from near where notes would be too small, and whole by a tap',
    options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    async run({ page, url, shots }) {
      await open(page, url);
      await chooseExample(page, '16\u00d716');
      await panel(page, 'Explain');
      await page.getByRole('button', { name: 'From the givens' }).click();
      await page.getByText(/^Step 1 of \d+$/).waitFor();
      const near = () => page.evaluate(() => document.querySelector('.board .picture').getBoundingClientRect().width / innerWidth);
      await eventually(async () => (await near()) > 1.5, true);
      if (shots) await page.screenshot({ path: `${shots}/explain-near.png` });
      // The numbers at the edges stand beside the rows that they name.
      const off = await page.evaluate(() => [...document.querySelectorAll('.rim-rows span')].map((label) => {
        const middle = (part) => { const { top, height } = part.getBoundingClientRect(); return top + height / 2; };
        return Math.abs(middle(label) - middle(document.querySelector(`[role=gridcell][aria-rowindex="${label.textContent}"]`)));
      }));
      assert.ok(off.length > 4 && off.every((distance) => distance < 4), `${off}`);
      await page.getByRole('button', { name: 'Zoom' }).tap();
      assert.ok(await near() < 1);
      await page.getByRole('button', { name: 'Zoom' }).tap();
      assert.ok(await near() > 1.5);
      await panel(page, 'Play');
      assert.ok(await near() < 1);
    },
  },
];
