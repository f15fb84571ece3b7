// Entering: pasted text, files, examples of every kind of board, boards set by hand.
import assert from 'node:assert/strict';
import {
  cell, chooseExample, equal, eventually, kNine, menu, open, paste, spoken, spokenBoard,
} from './page_tools.mjs';

const givens = (board) => board.map((text) => (text.includes('given') ? text[0] : '.')).join('');

export const enterCases = [
  {
    name: 'a line, rows and a file are the same puzzle',
    async run({ page, url }) {
      await open(page, url);
      const other = kNine.replace('8', '.');
      await paste(page, `  ${other}  my own  `);
      await eventually(async () => givens(await spokenBoard(page)), other);
      await paste(page, kNine.match(/.{9}/g).map((row) => row.match(/.{3}/g).join('|')).join('\n'));
      await eventually(async () => givens(await spokenBoard(page)), kNine);
      await menu(page, 'New');
      await page.locator('input[type=file]').setInputFiles({
        name: 'puzzle.txt', mimeType: 'text/plain', buffer: Buffer.from(other),
      });
      await eventually(async () => givens(await spokenBoard(page)), other);
    },
  },
  {
    name: 'examples of every kind of board are shown',
    async run({ page, url, shots }) {
      await open(page, url);
      const shown = async (name, cells, file) => {
        await chooseExample(page, name);
        await equal(page.locator('[role=gridcell]').count(), cells, name);
        if (shots) await page.screenshot({ path: `${shots}/${file}.png` });
      };
      await shown('Jigsaw', 49, 'jigsaw');
      await shown('With diagonals', 81, 'diagonals');
      assert.equal(await page.locator('.picture .diagonal').count(), 1);
      await shown('With windows', 81, 'windows');
      assert.equal(await page.locator('.picture .window').count(), 36);
      await shown('Killer cages', 36, 'killer');
      assert.equal(await page.locator('.picture .cage').count(), 15);
      await shown('variant 8', 64, 'eight');
      await shown('16\u00d716', 256, 'sixteen');
      await cell(page, 1, 1).click();
      await page.keyboard.press('g');
      await equal(spoken(page, 1, 1), 'Row 1, column 1: G, clashes');
      await shown('25\u00d725', 625, 'twentyfive');
    },
  },
  {
    name: 'a board is set by hand, with regions drawn',
    async run({ page, url, shots }) {
      await open(page, url);
      await menu(page, 'New');
      await page.getByRole('tab', { name: 'Set your own' }).click();
      await page.getByLabel('Size').last().selectOption('4');
      await page.getByRole('button', { name: 'Begin' }).click();
      await cell(page, 1, 1).click();
      await page.keyboard.press('Digit3');
      await equal(spoken(page, 1, 1), 'Row 1, column 1: 3, given');
      await page.getByRole('button', { name: 'Draw regions' }).click();
      await page.getByRole('button', { name: 'Region 1: 4 of 4 cells' }).click();
      await cell(page, 1, 3).click();
      await page.getByRole('button', { name: 'Region 1: 5 of 4 cells' }).waitFor();
      await page.getByRole('button', { name: 'Play this puzzle' }).click();
      await page.getByText('The regions are not finished.').first().waitFor();
      await page.getByRole('button', { name: /^Region 2: 3/ }).click();
      await cell(page, 2, 2).click();
      if (shots) await page.screenshot({ path: `${shots}/regions.png` });
      await page.getByRole('button', { name: 'Play this puzzle' }).click();
      // r1c1 and r1c3 are now of one region, in which 3 is given.
      await cell(page, 1, 3).click();
      await page.keyboard.press('Digit3');
      await equal(spoken(page, 1, 3), 'Row 1, column 3: 3, clashes');
    },
  },
  {
    name: 'what is being set outlives lessons, reloads and leaving, and is what is shared',
    async run({ page, url }) {
      await open(page, url);
      await menu(page, 'New');
      await page.getByRole('tab', { name: 'Set your own' }).click();
      assert.equal(await page.getByRole('button', { name: 'Continue the one' }).count(), 0);
      await page.getByLabel('Size').last().selectOption('4');
      await page.getByRole('button', { name: 'Begin' }).click();
      await cell(page, 1, 1).click();
      await page.keyboard.press('Digit3');
      const kept = async () => {
        assert.equal(await page.locator('[role=gridcell]').count(), 16);
        await equal(spoken(page, 1, 1), 'Row 1, column 1: 3, given');
      };
      await menu(page, 'Learn');
      await page.getByRole('button', { name: 'Back to the puzzle being set' }).click();
      await kept();
      await page.reload();
      await page.getByRole('button', { name: 'Play this puzzle' }).waitFor();
      await kept();
      await menu(page, 'Share');
      const link = page.getByRole('textbox', { name: 'Link' });
      await eventually(async () => (await link.inputValue()) !== '', true);
      const shared = await link.inputValue();
      const text = page.getByRole('textbox', { name: 'Text' });
      await eventually(async () => (await text.inputValue()).trim(), '3...............');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByText('What you have set is kept').waitFor();
      assert.equal(await page.locator('[role=gridcell]').count(), 81);
      // Neither another one begun and left empty nor a reload takes its place.
      await menu(page, 'New');
      await page.getByRole('tab', { name: 'Set your own' }).click();
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.reload();
      assert.equal(await page.locator('[role=gridcell]').count(), 81);
      await menu(page, 'New');
      await page.getByRole('tab', { name: 'Set your own' }).click();
      await page.getByRole('button', { name: 'Continue the one I was setting' }).click();
      await kept();
      await page.getByRole('button', { name: 'Play this puzzle' }).click();
      await menu(page, 'New');
      await page.getByRole('tab', { name: 'Set your own' }).click();
      assert.equal(await page.getByRole('button', { name: 'Continue the one' }).count(), 0);
      await page.keyboard.press('Escape');
      await paste(page, shared);
      await page.locator('dialog').waitFor({ state: 'detached' });
      await kept();
    },
  },
  {
    name: 'setting on a phone: the board stays, digits and count are next to it',
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    async run({ page, url, shots }) {
      await open(page, url);
      const top = async (place) => (await page.locator(place).first().boundingBox()).y;
      const board = await top('.board');
      // Nothing is centred in the room that a short panel leaves.
      for (const name of ['Hint', 'Check', 'Explain', 'Play']) {
        await page.getByRole('tab', { name }).tap();
        assert.equal(await top('.board'), board, name);
      }
      await page.getByRole('button', { name: 'Change this puzzle' }).tap();
      await page.getByText('Exactly one solution').waitFor();
      await page.evaluate(() => scrollTo(0, 0));
      if (shots) await page.screenshot({ path: `${shots}/set-phone.png` });
      const pad = await page.locator('.pad').boundingBox();
      assert.ok(pad.y + pad.height < 844, `the pad ends at ${pad.y + pad.height}`);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      if (shots) await page.screenshot({ path: `${shots}/set-phone-below.png` });
      assert.ok((await top('.board')) >= 0, 'the board stays');
      const count = await page.locator('.answer').first().boundingBox();
      assert.ok(count.y < (await top('.make')), 'the count is above the rest');
    },
  },
  {
    name: 'what is offered to begin with, on a phone: all tabs, groups, and what is solved already',
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    async run({ page, url, shots }) {
      await open(page, url);
      await menu(page, 'New');
      const last = await page.getByRole('tab', { name: 'Set your own' }).boundingBox();
      assert.ok(last.x + last.width <= 390, `the last tab ends at ${last.x + last.width}`);
      await page.getByRole('tab', { name: 'Set your own' }).tap();
      await page.getByText('chosen afterwards, beside the board').waitFor();
      await page.getByRole('tab', { name: 'Examples' }).tap();
      await page.getByRole('heading', { name: 'Variants' }).waitFor();
      if (shots) await page.screenshot({ path: `${shots}/examples-phone.png` });
      await page.keyboard.press('Escape');
      await paste(page, '1234341221434321');
      await page.getByRole('main').getByText('This puzzle is already solved.').waitFor();
    },
  },
  {
    name: 'pictures are saved as SVG and PNG',
    async run({ page, url }) {
      await open(page, url);
      await menu(page, 'Share');
      const saved = async (name) => {
        const [file] = await Promise.all([
          page.waitForEvent('download'), page.getByRole('button', { name }).click(),
        ]);
        const chunks = [];
        for await (const chunk of await file.createReadStream()) chunks.push(chunk);
        return Buffer.concat(chunks);
      };
      const svg = (await saved('Picture (SVG)')).toString();
      assert.match(svg, /^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"[^>]*><style>[^]*<\/svg>$/);
      assert.equal(svg.match(/class="digit given"/g).length, kNine.replace(/\./g, '').length);
      const png = await saved('Picture (PNG)');
      assert.deepEqual([...png.subarray(1, 4)], [...Buffer.from('PNG')]);
      assert.equal(png.readUInt32BE(16), 1200);
    },
  },
];
