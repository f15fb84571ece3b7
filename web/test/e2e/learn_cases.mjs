// Learning techniques: the list, the worked examples, marks and what they are worth, practice.
import assert from 'node:assert/strict';
import {
  cell, chooseExample, eventually, menu, open, spoken, spokenBoard,
} from './page_tools.mjs';

const answer = (page) => page.locator('#panel .answer').last();
const press = (page, name) => page.locator('#panel').getByRole('button', { name, exact: true }).click();

async function choose(page, name) {
  await press(page, name);
  await page.locator('#panel .pad').waitFor();
}

/** Marks by keys what is said to follow: "5 and 7 can be removed from r6c9". */
async function mark(page, row, column, ...digits) {
  await cell(page, row, column).click();
  for (const digit of digits) await page.keyboard.press(`Digit${digit}`);
}

export const learnCases = [
  {
    name: 'while a long step is read in Learn the board stays in sight',
    options: { viewport: { width: 1366, height: 768 } },
    async run({ page, url, shots }) {
      await open(page, url);
      await menu(page, 'Learn');
      await page.getByRole('button', { name: /^Bifurcation Tree/ }).click();
      await page.getByRole('button', { name: 'Show the step' }).click();
      await page.locator('.legend').getByText('one of the cases').waitFor();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const { y, height } = await page.locator('.board').boundingBox();
      if (shots) await page.screenshot({ path: `${shots}/learn-long.png` });
      assert.ok(await page.evaluate(() => scrollY) > 50, 'there is something to scroll');
      assert.ok(y >= 0 && y + height <= 768, `${y}, ${height}`);
    },
  },
  ...[[1366, 768], [1920, 1080]].map(([width, height]) => ({
    name: `learn: the way back from the list is in sight at ${width}x${height}`,
    options: { viewport: { width, height } },
    async run({ page, url }) {
      await open(page, url);
      await menu(page, 'Learn');
      await page.locator('.techniques button').first().waitFor();
      const { y, height: tall } = await page.getByRole('button', { name: 'Back to the game' }).boundingBox();
      assert.ok(y + tall <= height, `${y + tall}`);
    },
  })),
  {
    name: 'learn: a tree says what is sought, and what a mark of another one is worth',
    async run({ page, url }) {
      await open(page, url);
      await menu(page, 'Learn');
      await page.getByRole('button', { name: /^Bifurcation Tree/ }).click();
      await page.getByText('There may be many trees; one of the smallest is sought.').waitFor();
      await page.getByText('Its cases can be gone through on the board').waitFor();
      await page.getByText('the candidate that was assumed first is wrong').waitFor();
      // True, since r1c1 is 7, but not what this tree rules out.
      await mark(page, 1, 1, 5);
      await press(page, 'Check my marks');
      await answer(page).getByText('the tree that is sought here is another one').waitFor();
    },
  },
  {
    name: 'learn: every technique is listed, by family and by difficulty',
    async run({ page, url, shots }) {
      await open(page, url);
      await menu(page, 'Learn');
      await page.locator('.techniques button').first().waitFor();
      const count = await page.locator('.techniques button').count();
      assert.ok(count >= 63, `${count}`);
      assert.ok((await spokenBoard(page)).every((text) => text === 'covered'), 'the game is out of sight');
      if (shots) await page.screenshot({ path: `${shots}/learn-list.png` });
      await press(page, 'By difficulty');
      await page.locator('.techniques h3').first().getByText('Easy').waitFor();
      assert.equal(await page.locator('.techniques button').count(), count);
      await press(page, 'Back to the game');
      await page.getByRole('tab', { name: 'Play' }).waitFor();
    },
  },
  {
    name: 'learn: marks are judged: what is right, missing, wrong and why',
    async run({ page, url, shots }) {
      await open(page, url);
      await menu(page, 'Learn');
      await choose(page, 'Naked Pair medium');
      await press(page, 'Check my marks');
      await answer(page).getByText('Nothing is marked yet.').waitFor();
      await mark(page, 6, 9, 5);
      assert.match(await spoken(page, 6, 9), /ruled out 5$/);
      await press(page, 'Check my marks');
      await answer(page).getByText('the step says more').waitFor();
      await answer(page).getByText('One conclusion is missing').click();
      await answer(page).getByText('7 ruled out in r6c9').waitFor();
      await mark(page, 6, 1, 5);
      await press(page, 'Check my marks');
      await answer(page).getByText('Some of it is right').waitFor();
      assert.match(await answer(page).locator('.wrong').textContent(), /^5 ruled out in r6c1/);
      assert.equal(await page.locator('.picture .mark.worth-right').count(), 1);
      assert.equal(await page.locator('.picture .tick').count(), 1, 'not by colour alone');
      assert.equal(await page.locator('.picture rect.mark.worth-wrong').count(), 1);
      const check = page.getByRole('button', { name: 'Check my marks' });
      const [keys, said] = [await check.boundingBox(), await answer(page).boundingBox()];
      assert.ok(said.y > keys.y, 'the keys stay where they are');
      if (shots) await page.screenshot({ path: `${shots}/learn-judged.png` });
      await cell(page, 6, 1).click();
      await page.keyboard.press('Delete');
      assert.equal(await page.locator('.picture .worth-wrong').count(), 0, 'other marks are not judged yet');
      await mark(page, 6, 9, 7);
      await press(page, 'Check my marks');
      await answer(page).getByText('Right: that is the whole step.').waitFor();
      await answer(page).getByText('In row 6, r6c').waitFor();
      assert.ok(await page.locator('.board .picture .zone').count() > 0, 'the step is drawn');
      if (shots) await page.screenshot({ path: `${shots}/learn-right.png` });
    },
  },
  {
    name: 'learn: what a step settles may be placed, cases are a list, and H hints wherever the focus is',
    async run({ page, url, shots }) {
      await open(page, url);
      await menu(page, 'Learn');
      await page.getByText('HoDoKu\u2019s scale; the levels of the generator').waitFor();
      await choose(page, 'BUG+1 hard');
      await page.keyboard.press('h');
      await answer(page).locator('p').waitFor();
      await page.getByRole('radio', { name: 'Place' }).click();
      await mark(page, 2, 7, 3);
      await press(page, 'Check my marks');
      await answer(page).getByText('Right: that is the whole step.').waitFor();
      await press(page, 'All techniques');
      await choose(page, 'Dynamic Forcing Net extreme');
      await press(page, 'Show the step');
      await eventually(() => answer(page).locator('ul.told li').count(), 2);
      if (shots) await page.screenshot({ path: `${shots}/learn-net.png` });
    },
  },
  {
    name: 'learn: hints lead to the step, with the keyboard alone, in French, on a phone in the dark',
    options: { viewport: { width: 390, height: 844 }, locale: 'fr-FR', colorScheme: 'dark', hasTouch: true },
    async run({ page, url, shots }) {
      await open(page, url);
      await page.getByRole('button', { name: 'Apprendre' }).focus();
      await page.keyboard.press('Enter');
      const key = page.getByRole('button', { name: /^X-Wing difficile/ });
      await key.focus();
      if (shots) await page.screenshot({ path: `${shots}/learn-phone-list.png` });
      await page.keyboard.press('Enter');
      await page.locator('#panel .pad').waitFor();
      await page.locator('[role=gridcell][tabindex="0"]').focus();
      await page.keyboard.press('h');
      await answer(page).locator('p').waitFor();
      const where = await answer(page).textContent();
      await page.keyboard.press('h');
      await eventually(async () => (await answer(page).textContent()) !== where, true);
      await page.keyboard.press('h');
      await eventually(() => page.locator('.board .picture .zone').count().then((n) => n > 0), true);
      assert.match(await answer(page).textContent(), /lignes|colonnes/);
      assert.match(await answer(page).textContent(), /L\dC\d/);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 390, `${wide}`);
      if (shots) await page.screenshot({ path: `${shots}/learn-phone.png`, fullPage: true });
    },
  },
  {
    name: 'learn: practice positions have the technique, and their whole step is right',
    async run({ page, url, shots }) {
      await open(page, url);
      await menu(page, 'Learn');
      await choose(page, 'Hidden Single easy');
      const example = await spokenBoard(page);
      await press(page, 'Practise');
      await page.getByText('A puzzle made for you').waitFor();
      assert.notDeepEqual(await spokenBoard(page), example);
      await press(page, 'Show the step');
      const told = await answer(page).textContent();
      if (shots) await page.screenshot({ path: `${shots}/practise.png` });
      const [, digit, row, column] = /place for (\d): r(\d)c(\d)/.exec(told);
      await press(page, 'Clear marks');
      await mark(page, Number(row), Number(column), Number(digit));
      await press(page, 'Check my marks');
      await answer(page).getByText('that is the whole step').waitFor();
      await press(page, 'The example');
      await page.getByText('A typical example. Find').waitFor();
      assert.deepEqual(await spokenBoard(page), example);
    },
  },
  {
    name: 'learn: a paused game is still paused afterwards, and time does not run meanwhile',
    async run({ page, url }) {
      await open(page, url);
      await page.getByRole('button', { name: 'Pause' }).click();
      await menu(page, 'Learn');
      await choose(page, 'Naked Single easy');
      await press(page, 'Back to the game');
      await page.locator('.cover').getByRole('button', { name: 'Resume' }).waitFor();
      assert.ok((await spokenBoard(page)).every((text) => text === 'covered'));
      await page.locator('.cover').getByRole('button', { name: 'Resume' }).click();
      assert.match(await spoken(page, 1, 1), /8, given/);
    },
  },
  {
    name: 'learn: cages are drawn by hand, and a killer puzzle has hints and a way to its end',
    async run({ page, url, shots }) {
      await open(page, url);
      await chooseExample(page, 'Killer cages');
      await page.getByRole('button', { name: 'Change this puzzle' }).click();
      await page.getByText('Exactly one solution').waitFor();
      const cages = () => page.locator('.picture .cage').count();
      const before = await cages();
      await cell(page, 1, 2).click();
      await press(page, 'Remove here');
      await eventually(cages, before - 1);
      const box = await cell(page, 1, 2).boundingBox();
      const below = await cell(page, 2, 2).boundingBox();
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(below.x + below.width / 2, below.y + below.height / 2, { steps: 4 });
      await page.mouse.up();
      await page.getByLabel('Sum').fill('99');
      await press(page, 'Cage here');
      await page.getByText('cannot have that sum').waitFor();
      await page.getByLabel('Sum').fill('-3');
      await press(page, 'Cage here');
      await page.getByText('A sum is a whole number.').waitFor();
      await press(page, 'House here');
      await page.getByText('exactly as many cells').waitFor();
      await page.getByLabel('Sum').fill('8');
      await page.keyboard.press('Enter');
      await eventually(cages, before);
      await page.getByText('Exactly one solution').waitFor();
      if (shots) await page.screenshot({ path: `${shots}/cages.png` });
      await press(page, 'Play this puzzle');
      await page.getByRole('tab', { name: 'Hint' }).click();
      await press(page, 'Give me a hint');
      await answer(page).getByText('Look at').waitFor();
      for (let i = 0; i < 3; ++i) await press(page, 'Tell me more');
      await answer(page).getByText('The candidates leave only').waitFor();
      if (shots) await page.screenshot({ path: `${shots}/killer-hint.png` });
      await page.getByRole('tab', { name: 'Explain' }).click();
      await press(page, 'From the givens');
      await page.getByText(/^Step 1 of \d+$/).waitFor();
      if (shots) await page.screenshot({ path: `${shots}/killer-walk.png` });
      await page.locator('.steps button').last().click();
      await page.locator('.picture .cage').first().waitFor();
      assert.ok((await spokenBoard(page)).every((text) => /^\d/.test(text)), 'solved');
    },
  },
];
