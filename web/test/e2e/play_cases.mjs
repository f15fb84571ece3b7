// Playing: by keyboard, by touch, with undo, notes, colours; and what is kept.
import assert from 'node:assert/strict';
import {
  cell, chooseExample, equal, eventually, kNine, kNineSolution, menu, open, paste, selected, spoken,
  spokenBoard,
} from './page_tools.mjs';

export const playCases = [
  {
    name: 'a whole puzzle is played by keyboard alone',
    async run({ page, url }) {
      await open(page, url);
      // From the address field to the board: Tab to the link that leads there.
      await page.keyboard.press('Control+Home');
      for (let place = 0; place < 81; ++place) {
        if (kNine[place] === '.') await page.keyboard.press(kNineSolution[place]);
        await page.keyboard.press(place % 9 === 8 ? 'ArrowDown' : 'ArrowRight');
        if (place % 9 === 8) await page.keyboard.press('Home');
      }
      const solved = page.getByText(/^Solved in \d+:\d\d\. Well done!$/);
      await solved.waitFor();
      const symbols = (await spokenBoard(page)).map((text) => text[0]).join('');
      assert.equal(symbols, kNineSolution);
      // The clock stands.
      assert.equal(await page.getByRole('button', { name: 'Pause' }).count(), 0);
    },
  },
  {
    name: 'notes, undo and redo, erasing, colours, ranges, all by keys',
    async run({ page, url }) {
      await open(page, url);
      await cell(page, 1, 2).click();
      await page.keyboard.press('Shift+Digit3');
      await page.keyboard.press('Shift+Digit4');
      await equal(spoken(page, 1, 2), 'Row 1, column 2: notes 3 4');
      await page.keyboard.press('Digit4');
      await equal(spoken(page, 1, 2), 'Row 1, column 2: 4');
      await page.keyboard.press('Control+z');
      await equal(spoken(page, 1, 2), 'Row 1, column 2: notes 3 4');
      await page.keyboard.press('Control+Shift+z');
      await equal(spoken(page, 1, 2), 'Row 1, column 2: 4');
      await page.keyboard.press('Delete');
      await page.keyboard.press('Delete');
      await equal(spoken(page, 1, 2), 'Row 1, column 2: empty');
      await page.keyboard.press('Space');
      await page.keyboard.press('Digit3');
      await equal(spoken(page, 1, 2), 'Row 1, column 2: notes 3');
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('Shift+ArrowDown');
      await equal(selected(page), ['r1c2', 'r1c3', 'r2c2', 'r2c3']);
      await page.keyboard.press('Alt+Digit6');
      await equal(spoken(page, 1, 3), 'Row 1, column 3: 1, given, blue');
      await page.keyboard.press('Escape');
      await equal(selected(page), ['r2c3']);
      await page.keyboard.press('Control+ArrowUp');
      await page.keyboard.press('Control+Space');
      await equal(selected(page), ['r1c3', 'r2c3']);
      await page.keyboard.press('Escape');
      await page.keyboard.press('+');
      assert.match(await spoken(page, 9, 9), /notes 2 3 4 5 9$/);
    },
  },
  {
    name: 'clashes are marked, spoken, and not by colour alone',
    async run({ page, url }) {
      await open(page, url);
      await cell(page, 1, 2).click();
      await page.keyboard.press('Digit8');
      await equal(spoken(page, 1, 2), 'Row 1, column 2: 8, clashes');
      await equal(spoken(page, 1, 1), 'Row 1, column 1: 8, given, clashes');
      assert.equal(await page.locator('.picture .wave').count(), 2);
      await page.getByText('2 cells clash.').waitFor();
    },
  },
  {
    name: 'dragging and clicking with Control or Shift select many cells',
    async run({ page, url }) {
      await open(page, url);
      const middle = async (row, column) => {
        const box = await cell(page, row, column).boundingBox();
        return [box.x + box.width / 2, box.y + box.height / 2];
      };
      await page.mouse.move(...(await middle(4, 1)));
      await page.mouse.down();
      await page.mouse.move(...(await middle(4, 2)));
      await page.mouse.move(...(await middle(4, 3)));
      await page.mouse.up();
      await equal(selected(page), ['r4c1', 'r4c2', 'r4c3']);
      await cell(page, 9, 9).click({ modifiers: ['Control'] });
      await equal(selected(page), ['r4c1', 'r4c2', 'r4c3', 'r9c9']);
      await cell(page, 8, 8).click({ modifiers: ['Shift'] });
      await equal(selected(page), ['r8c8', 'r8c9', 'r9c8', 'r9c9']);
    },
  },
  {
    name: 'a reload restores the game, its undo and its time; games are listed',
    async run({ page, url }) {
      await open(page, url);
      await cell(page, 1, 2).click();
      await page.keyboard.press('Digit4');
      await cell(page, 2, 2).click();
      await page.keyboard.press('Shift+Digit3');
      const before = await spokenBoard(page);
      await page.reload();
      await page.locator('[role=grid]').waitFor();
      await equal(spokenBoard(page), before);
      await page.getByRole('button', { name: 'Undo' }).click();
      await equal(spoken(page, 2, 2), 'Row 2, column 2: empty');
      await paste(page, kNine.replace('8', '.'));
      await eventually(() => spoken(page, 1, 1), 'Row 1, column 1: empty');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await menu(page, 'Games');
      assert.equal(await page.locator('.games li').count(), 2);
      const first = await page.locator('.games li').first().textContent();
      assert.match(first, /^Puzzle 9\u00d79: \.\.15\.\.2\.\./, 'what has no title is told by its first row');
      assert.match(first, / 0 of 56 cells filled in /, 'givens are nothing that was filled in');
      await page.getByRole('button', { name: /^Project report/ }).click();
      await equal(spoken(page, 1, 2), 'Row 1, column 2: 4');
    },
  },
  {
    name: 'a link brings puzzle and position to another browser',
    async run({ page, context, url }) {
      await open(page, url);
      await cell(page, 1, 2).click();
      await page.keyboard.press('Digit4');
      await page.keyboard.press('Alt+Digit1');
      await cell(page, 2, 2).click();
      await page.keyboard.press('Shift+Digit3');
      await menu(page, 'Share');
      await page.getByLabel('With what I have done so far').check();
      const link = page.getByRole('textbox', { name: 'Link' });
      await eventually(async () => (await link.inputValue()).includes('#g='), true);
      const whole = await link.inputValue();
      const before = await spokenBoard(page);
      const other = await context.browser().newContext();
      const there = await other.newPage();
      await open(there, whole);
      await eventually(() => spokenBoard(there), before);
      assert.equal(new URL(there.url()).hash, '', 'a reload must not begin the game anew');
      await there.goto(`${url}#p=${kNine.replace('8', '.')}`);
      await eventually(() => spoken(there, 1, 1), 'Row 1, column 1: empty');
      await other.close();
    },
  },
  {
    name: 'the language changes at once, and stays',
    async run({ page, url }) {
      await open(page, url);
      await menu(page, 'Fran\u00e7ais');
      await equal(spoken(page, 1, 1), 'Ligne 1, colonne 1\u00a0: 8, donn\u00e9e');
      assert.equal(await page.evaluate(() => document.documentElement.lang), 'fr');
      await page.reload();
      await page.getByRole('tab', { name: 'Jouer' }).waitFor();
      const { height } = await page.locator('header').boundingBox();
      assert.ok(height < 70, 'the menu is one line');
    },
  },
  {
    name: 'pause covers the board and stops the clock',
    async run({ page, url }) {
      await open(page, url);
      await page.getByRole('button', { name: 'Pause' }).click();
      await equal(spoken(page, 1, 1), 'Row 1, column 1: covered');
      await cell(page, 1, 2).focus();
      await page.keyboard.press('Digit4');
      await page.locator('.cover').getByRole('button', { name: 'Resume' }).click();
      await equal(spoken(page, 1, 2), 'Row 1, column 2: empty');
    },
  },
  {
    name: 'a phone plays by touch, and nothing is wider than the screen',
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    async run({ page, url, shots }) {
      await open(page, url);
      await cell(page, 1, 2).tap();
      await page.getByRole('button', { name: /^4, / }).tap();
      await equal(spoken(page, 1, 2), 'Row 1, column 2: 4');
      await page.getByRole('radio', { name: 'Note' }).tap();
      await cell(page, 2, 2).tap();
      await page.getByRole('button', { name: /^3, / }).tap();
      await equal(spoken(page, 2, 2), 'Row 2, column 2: notes 3');
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - 390);
      assert.equal(await wide(), 0);
      if (shots) await page.screenshot({ path: `${shots}/phone.png` });
      await chooseExample(page, '16\u00d716');
      assert.equal(await wide(), 0);
      if (shots) await page.screenshot({ path: `${shots}/phone-sixteen.png` });
    },
  },
];
