// Proofs by cases: each case on the board, in step with the words.
import assert from 'node:assert/strict';
import { violations } from './access_cases.mjs';
import { chooseExample, equal, menu, open, panel, spoken } from './page_tools.mjs';

const onBoard = (page, what) => page.locator(`.board .picture ${what}`);
const place = (page) => page.locator('.case-place').textContent();
const press = (page, name) => page.locator('#panel').getByRole('button', { name, exact: true }).click();

/** The cases that are open in the words, by what they begin with; the one that is drawn is marked. */
const opened = (page) => page.locator('#panel details.case[open] > summary').evaluateAll((lines) =>
  lines.map((line) => `${line.hasAttribute('aria-current') ? '* ' : ''}${/If (\w+ is \d)/.exec(line.textContent)[1]}`));

/** The explanation of a puzzle that no pattern solves, at its first net inside a net. */
async function nested(page) {
  await chooseExample(page, 'AI Escargot');
  await panel(page, 'Explain');
  await page.getByRole('button', { name: 'From the givens' }).click();
  await page.getByText(/^Step 1 of \d+$/).waitFor();
  await page.locator('.steps').getByRole('button', { name: 'Nested Net' }).first().click();
}

/** The worked board of trees, with its step shown. */
async function tree(page) {
  await menu(page, 'Learn');
  await page.getByRole('button', { name: /^Bifurcation Tree/ }).click();
  await page.getByRole('button', { name: 'Show the step' }).click();
  await page.locator('.case-place').waitFor();
}

export const proofCases = [
  {
    name: 'a tree is gone through case by case: what is open in the words is what is drawn',
    options: { viewport: { width: 1366, height: 768 } },
    async run({ page, url, shots }) {
      await open(page, url);
      await tree(page);
      await equal(place(page), '3 assumptions');
      await equal(opened(page), ['r2c4 is 2', 'r2c7 is 4', 'r2c7 is 7']);
      await equal(onBoard(page, '.assumed').count(), 0);

      await press(page, 'Next assumption');
      await equal(place(page), 'Assumption 1 of 3');
      await equal(opened(page), ['* r2c4 is 2']);
      await equal(onBoard(page, '.mark-fin').count(), 1);
      await equal(onBoard(page, '.mark-third').count(), 2);
      await equal(onBoard(page, '.zone-dead-end').count(), 0);
      const legend = page.locator('.legend');
      for (const words of ['the assumption', 'the next cases']) await legend.getByText(words, { exact: true }).waitFor();

      await press(page, 'Next assumption');
      await equal(place(page), 'Assumption 2 of 3');
      await equal(opened(page), ['r2c4 is 2', '* r2c7 is 4']);
      await equal(onBoard(page, '.assumed').count(), 6);
      assert.match(await spoken(page, 2, 4), /2, assumed$/);
      assert.ok(await onBoard(page, '.zone-dead-end').count() > 0);
      await legend.getByText('a contradiction').waitFor();
      await legend.getByText('assumed so far').waitFor();
      if (shots) await page.screenshot({ path: `${shots}/proof-case.png` });
      assert.deepEqual(await violations(page, '.side'), []);

      const lines = page.locator('#panel details.case > summary');
      await lines.last().click({ position: { x: 4, y: 8 } });
      await equal(place(page), 'Assumption 3 of 3');
      await equal(opened(page), ['r2c4 is 2', '* r2c7 is 7']);
      await lines.last().press('Enter');
      await equal(opened(page), ['* r2c4 is 2']);
      await press(page, 'All at once');
      await equal(place(page), '3 assumptions');
      await equal(opened(page), ['r2c4 is 2', 'r2c7 is 4', 'r2c7 is 7']);
      await equal(onBoard(page, '.assumed').count(), 0);
      assert.ok(await page.getByRole('button', { name: 'All at once' }).evaluate((key) => key === document.activeElement));
    },
  },
  {
    name: 'arrows go through the cases of a proof one thing after the other, and the slider too',
    async run({ page, url, shots }) {
      await open(page, url);
      await nested(page);
      const count = Number(/^(\d+) assumptions$/.exec(await place(page))[1]);
      await page.keyboard.press('ArrowDown');
      await equal(place(page), `Assumption 1 of ${count}`);
      const marks = () => onBoard(page, '.mark.fate-stays').count();
      const slider = page.locator('.links input');
      await equal(slider.inputValue(), '0');
      await equal(onBoard(page, '.mark-fin').count(), 1);
      await equal(onBoard(page, '.mark-first').count(), 0);
      const first = await marks();
      const stages = Number(await slider.getAttribute('max'));
      assert.ok(stages > 1);
      for (let i = 1; i <= stages; ++i) {
        await equal(onBoard(page, '.zone-dead-end').count(), 0, 'the contradiction comes last');
        await page.keyboard.press('ArrowDown');
        await equal(slider.inputValue(), String(i));
      }
      assert.ok(await marks() >= first);
      assert.ok(await onBoard(page, '.zone-dead-end').count() > 0);
      if (shots) await page.screenshot({ path: `${shots}/proof-nested.png` });
      await page.keyboard.press('ArrowDown');
      await equal(place(page), `Assumption 2 of ${count}`);
      await equal(slider.inputValue(), '0');
      await page.keyboard.press('ArrowUp');
      await equal(place(page), `Assumption 1 of ${count}`);
      await equal(slider.inputValue(), String(stages));
      await slider.fill('0');
      await equal(onBoard(page, '.mark-first').count(), 0);
      await page.getByText(`What follows, one by one: 0 of ${stages}`).waitFor();
      await page.locator('.place').click();
      await page.keyboard.press('ArrowUp');
      await equal(place(page), `${count} assumptions`);
      await page.keyboard.press('ArrowUp');
      await equal(place(page), `Assumption ${count} of ${count}`);
      await page.keyboard.press('ArrowDown');
      await equal(place(page), `${count} assumptions`);
      await equal(slider.inputValue(), await slider.getAttribute('max'), 'all of them');
      await page.keyboard.press('ArrowRight');
      await equal(onBoard(page, '.assumed').count(), 0);
    },
  },
  {
    name: 'a hint that is a proof by cases is gone through as well, on a phone with its words in sight',
    options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    async run({ page, url, shots }) {
      await open(page, url);
      await nested(page);
      await press(page, 'Play on from here');
      await panel(page, 'Hint');
      await press(page, 'Give me a hint');
      for (const more of ['Which technique', 'Which cells', 'The whole step']) {
        await press(page, 'Tell me more');
        await page.locator('#panel .answer').getByText(more).waitFor();
      }
      await page.locator('.case-place').waitFor();
      await page.getByRole('button', { name: 'Next assumption' }).tap();
      await page.getByRole('button', { name: 'Next assumption' }).tap();
      assert.match(await place(page), /^Assumption 2 of \d+$/);
      assert.ok(await onBoard(page, '.assumed').count() > 0);
      const seen = await page.locator('summary[aria-current]').evaluate((line) => {
        const { top, bottom } = line.getBoundingClientRect();
        return top >= document.querySelector('.board').getBoundingClientRect().bottom && bottom <= innerHeight;
      });
      if (shots) await page.screenshot({ path: `${shots}/proof-hint.png` });
      assert.ok(seen, 'what is drawn is read');
      await press(page, 'Do it');
      await page.getByRole('button', { name: 'Give me a hint' }).waitFor();
      assert.equal(await onBoard(page, '.assumed').count(), 0);
    },
  },
  {
    name: 'cases that agree end with what they agree on, and a proof with one case has none to go through',
    async run({ page, url, shots }) {
      await open(page, url);
      await menu(page, 'Learn');
      await page.getByRole('button', { name: /^Cell Forcing Chains/ }).click();
      await page.getByText('Its cases can be gone through').waitFor();
      await page.getByRole('button', { name: 'Show the step' }).click();
      const top = async (part) => (await page.locator(part).boundingBox()).y;
      assert.ok(await top('#panel .cases') > await top('#panel .stepper'), 'the cases are of the step');
      for (let i = 1; i <= 2; ++i) {
        await press(page, 'Next assumption');
        await equal(place(page), `Assumption ${i} of 2`);
        await equal(onBoard(page, '.mark.fate-placed').count(), 1);
        await page.locator('.links input').fill('0');
        await equal(onBoard(page, '.mark.fate-placed').count(), 0);
      }
      if (shots) await page.screenshot({ path: `${shots}/proof-agree.png` });
      await press(page, 'All techniques');
      await page.getByRole('button', { name: /^Kraken Fish/ }).click();
      await page.getByRole('button', { name: 'Show the step' }).click();
      await page.locator('.legend').waitFor();
      await equal(page.getByText('Its cases can be gone through').count(), 0);
      await equal(page.locator('.case-place').count(), 0);
    },
  },
];
