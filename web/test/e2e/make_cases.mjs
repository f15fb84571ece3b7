// Making: a puzzle for a pattern.
import assert from 'node:assert/strict';
import { violations } from './access_cases.mjs';
import { cell, equal, eventually, menu, open, spoken, spokenBoard } from './page_tools.mjs';

/** Where there are givens, "x" for each. */
const pattern = (board) => board.map((text) => (text.includes('given') ? 'x' : '.')).join('');

async function setNew(page, size = '9') {
  await menu(page, 'New');
  await page.getByRole('tab', { name: 'Set your own' }).click();
  await page.getByLabel('Size').last().selectOption(size);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
}

export const makeCases = [
  {
    name: 'a puzzle is found for a pattern that is marked by mouse and keys',
    async run({ page, url, shots }) {
      await open(page, url);
      await setNew(page);
      await page.getByRole('button', { name: 'Find a puzzle for a pattern' }).click();
      // Each with its partner by a half turn.
      const middle = async (row, column) => {
        const box = await cell(page, row, column).boundingBox();
        return [box.x + box.width / 2, box.y + box.height / 2];
      };
      await page.mouse.move(...(await middle(1, 2)));
      await page.mouse.down();
      for (const column of [3, 4, 5]) await page.mouse.move(...(await middle(1, column)));
      await page.mouse.up();
      await equal(spoken(page, 9, 7), 'Row 9, column 7: empty, marked');
      await cell(page, 9, 5).click();
      await equal(spoken(page, 1, 5), 'Row 1, column 5: empty');
      for (const [row, columns] of [[2, '17'], [3, '369'], [4, '1289'], [5, '147']]) {
        for (const column of columns) await cell(page, row, Number(column)).click();
      }
      await page.getByText('30 givens in all.').waitFor();
      // By keys: the middle off, and on again.
      await cell(page, 5, 4).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
      await equal(spoken(page, 5, 5), 'Row 5, column 5: empty, marked');
      await page.keyboard.press('Space');
      await equal(spoken(page, 5, 5), 'Row 5, column 5: empty');
      const wanted = (await spokenBoard(page)).map((text) => (text.includes('marked') ? 'x' : '.')).join('');
      assert.equal(wanted.replaceAll('.', '').length, 30);
      if (shots) await page.screenshot({ path: `${shots}/pattern.png` });
      await page.getByRole('button', { name: 'Find a puzzle', exact: true }).click();
      await page.getByText('Exactly one solution').waitFor();
      const first = await spokenBoard(page);
      assert.equal(pattern(first), wanted);
      if (shots) await page.screenshot({ path: `${shots}/pattern-found.png` });
      // Another one, of a level.
      await page.getByLabel('Level').selectOption('easy');
      await page.getByRole('button', { name: 'Find a puzzle', exact: true }).click();
      await eventually(async () => (await spokenBoard(page)).join() !== first.join(), true);
      await page.getByText('Level: easy.').waitFor();
      assert.equal(pattern(await spokenBoard(page)), wanted);
      await page.keyboard.press('Control+z');
      await eventually(() => spokenBoard(page), first);
      await page.getByRole('button', { name: 'Play this puzzle' }).click();
      assert.equal(pattern(await spokenBoard(page)), wanted);
    },
  },
  {
    name: 'digits that are not marked stay, also with further rules',
    async run({ page, url }) {
      await open(page, url);
      await setNew(page, '6');
      await page.getByLabel('Diagonals').check();
      await cell(page, 1, 1).click();
      await page.keyboard.press('Digit3');
      await page.getByRole('button', { name: 'Find a puzzle for a pattern' }).click();
      await page.getByLabel('Mark with symmetry').selectOption('none');
      for (const [row, columns] of [[1, '4'], [2, '26'], [3, '15'], [4, '36'], [5, '24'], [6, '1']]) {
        for (const column of columns) await cell(page, row, Number(column)).click();
      }
      await page.getByText('11 givens in all.').waitFor();
      await page.getByRole('button', { name: 'Find a puzzle', exact: true }).click();
      await page.getByText('Exactly one solution').waitFor();
      await equal(spoken(page, 1, 1), 'Row 1, column 1: 3, given');
    },
  },
  {
    name: 'a pattern is marked and filled by keyboard alone',
    async run({ page, url }) {
      await open(page, url);
      await setNew(page, '4');
      await page.getByRole('button', { name: 'Find a puzzle for a pattern' }).press('Enter');
      await page.getByLabel('Mark with symmetry').focus();
      await page.keyboard.press('ArrowUp');
      await eventually(() => page.getByLabel('Mark with symmetry').inputValue(), 'none');
      assert.equal(await page.evaluate(() => document.activeElement.tagName), 'SELECT');
      await cell(page, 1, 1).focus();
      // Every other cell of rows 1 and 3, the others of rows 2 and 4.
      for (let row = 0; row < 4; ++row) {
        for (let step = 0; step < 2; ++step) {
          await page.keyboard.press('Space');
          await page.keyboard.press('ArrowRight');
          await page.keyboard.press('ArrowRight');
        }
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press(row % 2 === 0 ? 'ArrowRight' : 'ArrowLeft');
      }
      await page.getByText('8 givens in all.').waitFor();
      await page.getByRole('button', { name: 'Find a puzzle', exact: true }).press('Enter');
      await page.getByText('Exactly one solution').waitFor();
      assert.equal(pattern(await spokenBoard(page)), 'x.x..x.xx.x..x.x');
    },
  },
  {
    name: 'a pattern without a puzzle: why, and searches that are stopped',
    async run({ page, url, shots }) {
      await open(page, url);
      await setNew(page);
      await page.getByRole('button', { name: 'Find a puzzle for a pattern' }).click();
      const find = page.getByRole('button', { name: 'Find a puzzle', exact: true });
      await find.click();
      await page.getByText('No cell is marked.').waitFor();
      await cell(page, 1, 1).click();
      await find.click();
      await page.locator('.task .fault').getByText(/givens/).waitFor();
      if (shots) await page.screenshot({ path: `${shots}/pattern-none.png` });
      // 24 cells without a puzzle that anybody knows: the search goes on until it is stopped.
      await page.getByLabel('Mark with symmetry').selectOption('none');
      for (let place = 0; place < 81; ++place) {
        const [row, column] = [Math.floor(place / 9), place % 9];
        const wanted = row < 2 ? column > 0 : column === 0 && row > 1;
        if (wanted && place !== 80) await cell(page, row + 1, column + 1).click();
      }
      await page.getByLabel('Level').selectOption('expert');
      await find.click();
      await page.getByText(/^\d+ tried so far\.$/).waitFor();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByText('Stopped.').waitFor();
      // Changing the pattern ends a search as well.
      await find.click();
      await page.getByRole('button', { name: 'Stop' }).waitFor();
      await cell(page, 9, 9).click();
      await eventually(() => page.getByRole('button', { name: 'Stop' }).count(), 0);
    },
  },
  {
    name: 'patterns on a phone, in French and in the dark',
    options: {
      viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark', locale: 'fr-FR',
    },
    async run({ page, url, shots }) {
      await open(page, url);
      await page.getByRole('button', { name: 'Modifier cette grille' }).tap();
      await page.getByRole('button', { name: 'Trouver une grille pour un motif' }).tap();
      await page.getByRole('button', { name: 'Marquer toutes les donn\u00e9es' }).tap();
      const before = await spokenBoard(page);
      assert.match(await spoken(page, 1, 1), /8, donn\u00e9e, marqu\u00e9e$/);
      if (shots) await page.screenshot({ path: `${shots}/pattern-phone.png`, fullPage: true });
      await page.getByRole('button', { name: 'Trouver une grille', exact: true }).tap();
      await eventually(async () => (await spokenBoard(page)).join() !== before.join(), true);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
      assert.deepEqual(await violations(page), []);
    },
  },
];
