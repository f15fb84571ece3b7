// Hints and explanations: what they are called, where they end, and the keys that go along them.
import assert from 'node:assert/strict';
import {
  cell, chooseExample, equal, eventually, kChain, kNineSolution, open, panel, paste, spoken, spokenBoard,
} from './page_tools.mjs';

const kHard = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const kPhone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const answer = (page) => page.locator('#panel .answer').last();

/** Whether the first choice of a list is seen in full. */
function fits(select) {
  const alone = select.cloneNode(true);
  for (const option of [...alone.options].slice(1)) option.remove();
  Object.assign(alone.style, { width: 'auto', position: 'absolute' });
  select.parentElement.append(alone);
  const isWhole = alone.offsetWidth <= select.offsetWidth;
  alone.remove();
  return isWhole;
}

export const helpCases = [
  {
    name: 'hints are headed by what they are about, and end where there is no more to tell',
    async run({ page, url }) {
      await open(page, url);
      const more = page.getByRole('button', { name: 'Tell me more' });
      await cell(page, 1, 2).click();
      await page.keyboard.press('Digit3');
      await page.keyboard.press('h');
      await answer(page).getByText('A mistake', { exact: true }).waitFor();
      await more.click();
      await answer(page).getByText('1 digit that you placed is wrong.').waitFor();
      assert.doesNotMatch(await answer(page).textContent(), /Which technique|Where to look/);
      await paste(page, `${kNineSolution.slice(0, 80)}.`);
      await page.locator('dialog').waitFor({ state: 'detached' });
      await cell(page, 9, 9).click();
      await page.keyboard.press('Digit2');
      await page.getByText('Well done!').waitFor();
      await page.keyboard.press('h');
      await answer(page).getByText('Nothing is left to do').waitFor();
      assert.doesNotMatch(await answer(page).textContent(), /Where to look/);
      assert.equal(await more.count(), 0);
    },
  },
  {
    name: 'mistakes that a hint shows are put right in one move, or wrong notes are left out',
    async run({ page, url, shots }) {
      await open(page, url);
      const more = page.getByRole('button', { name: 'Tell me more' });
      const correct = page.getByRole('button', { name: 'Correct it' });
      const others = page.getByRole('button', { name: 'Hint without my notes' });
      const toEnd = async () => {
        await page.keyboard.press('h');
        for (let i = 0; i < 3; ++i) {
          await answer(page).getByText('A mistake', { exact: true }).waitFor();
          await more.click();
        }
        await correct.waitFor();
      };
      await cell(page, 1, 2).click();
      await page.keyboard.press('Shift+Digit9');
      await toEnd();
      await equal(spoken(page, 1, 2), 'Row 1, column 2: notes 9, pointed out');
      if (shots) await page.screenshot({ path: `${shots}/hint-mistake.png` });
      await others.click();
      await answer(page).getByText('Where to look').waitFor();
      await panel(page, 'Explain');
      await page.getByRole('button', { name: 'From here', exact: true }).click();
      await page.getByText('the steps begin from the position without it').waitFor();
      await panel(page, 'Play');
      await cell(page, 1, 5).click();
      await page.keyboard.press('Digit3');
      await toEnd();
      await equal(others.count(), 0);
      await correct.click();
      await equal(spoken(page, 1, 2), 'Row 1, column 2: notes 4 9');
      await equal(spoken(page, 1, 5), 'Row 1, column 5: empty');
      await page.keyboard.press('Control+z');
      await equal(spoken(page, 1, 5), 'Row 1, column 5: 3');
      await equal(spoken(page, 1, 2), 'Row 1, column 2: notes 9');
    },
  },
  {
    name: 'what has no solution or several is said when it is opened, and marked on the board by hints too',
    async run({ page, url, shots }) {
      await open(page, url);
      const pointed = async () => (await spokenBoard(page)).filter((text) => text.includes('pointed out')).length;
      await paste(page, kNineSolution.replace(/[17]/g, '.'));
      await page.locator('.message').getByText('This puzzle has several solutions.').waitFor();
      await page.keyboard.press('h');
      await answer(page).getByText(/They differ in \d+ cells, marked on the board\./).waitFor();
      assert.doesNotMatch(await answer(page).textContent(), /r\dc\d/);
      assert.ok(await pointed() > 3);
      if (shots) await page.screenshot({ path: `${shots}/hint-several.png` });
      await panel(page, 'Explain');
      await equal(pointed(), 0);
      await page.getByRole('button', { name: 'From here', exact: true }).click();
      await page.locator('#panel .answer').first().getByText(/They differ in \d+ cells/).waitFor();
      assert.ok(await pointed() > 3);
      await paste(page, `88${'.'.repeat(79)}`);
      await page.locator('.message').getByText('This puzzle has no solution.').waitFor();
      await page.keyboard.press('h');
      await answer(page).getByText('These 2 givens, marked on the board, already rule each other out.').waitFor();
      await equal(pointed(), 2);
    },
  },
  {
    name: 'where no pattern solves a puzzle, checks say so, and explanations are nets inside nets',
    async run({ page, url, shots }) {
      await open(page, url);
      await chooseExample(page, 'AI Escargot');
      await panel(page, 'Check');
      await page.getByRole('button', { name: 'How hard is it?' }).click();
      await page.locator('.facts dt').getByText('Hardest step found').waitFor();
      await page.getByText(/Where none of the techniques that the score counts has a step, it counts a guess/).waitFor();
      await page.getByText('follow HoDoKu\u2019s order of techniques; Explain takes what a person sees first').waitFor();
      if (shots) await page.screenshot({ path: `${shots}/check-stuck.png` });
      await panel(page, 'Explain');
      await page.getByRole('button', { name: 'From here', exact: true }).click();
      await page.getByText(/^Step 1 of \d+$/).waitFor();
      await page.locator('.steps').getByRole('button', { name: 'Nested Net' }).first().click();
      await page.locator('.words').getByText(/\d+ assumptions, depth \d+, \d+ leaves/).waitFor();
      assert.ok(await page.locator('.words .told > li').count() > 0, 'the nets inside are a list');
      assert.ok(await page.locator('.words .told .cell-word').count() > 4, 'in which cells can be lit');
      if (shots) await page.screenshot({ path: `${shots}/explain-nested.png` });
      await page.locator('.steps').getByRole('button', { name: /Net/ }).first().click();
      await page.locator('.legend').getByText('holds under the assumption', { exact: true }).waitFor();
      await page.locator('.legend').getByText('if so, then this holds').waitFor();
      const words = page.locator('.words');
      await words.locator('.conclusion').getByText(/^r\dc\d.* [\u2260=] \d/).waitFor();
      await words.evaluate((box) => { box.scrollTop = box.scrollHeight; });
      const top = async (part) => (await part.boundingBox()).y;
      assert.ok(await top(words.locator('.conclusion')) >= await top(words), 'the conclusion stays in sight');
      if (shots) await page.screenshot({ path: `${shots}/explain-net.png` });
      await page.getByRole('button', { name: 'Last', exact: true }).click();
      await page.locator('.words').getByText(
        /^Solved in \d+ steps\. \d+ steps rest on patterns, .* \d+ steps are proofs by cases inside cases: .* \(\d+ cases in all/).waitFor();
    },
  },
  {
    name: 'in French on a phone no tab, no choice and no word of a rating is cut',
    options: { ...kPhone, locale: 'fr-FR' },
    async run({ page, url, shots }) {
      await open(page, `${url}#p=${kHard}`);
      await equal(page.locator('.side > .tabs').evaluate((tabs) => tabs.scrollWidth - tabs.clientWidth), 0);
      await panel(page, 'V\u00e9rifier');
      await page.getByRole('button', { name: 'Quelle est sa difficult\u00e9' }).click();
      const values = page.locator('.facts dd');
      await values.getByText('extr\u00eame').waitFor();
      // A word that is broken lies in two boxes.
      await equal(values.evaluateAll((list) => list.flatMap(({ firstChild: text }) =>
        [...text.data.matchAll(/[^\s\u200b]+/g)].filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        }).map(([word]) => word))), []);
      if (shots) await page.screenshot({ path: `${shots}/check-phone-french.png`, fullPage: true });
      await page.locator('nav.menu button').first().click();
      await page.getByRole('tab', { name: 'G\u00e9n\u00e9rer' }).click();
      const level = page.getByRole('tabpanel', { name: 'G\u00e9n\u00e9rer' }).getByLabel('Niveau');
      await equal(level.evaluate(fits), true);
      await page.keyboard.press('Escape');
      await page.locator('nav.menu').getByRole('button', { name: 'R\u00e9glages' }).click();
      await equal(page.getByLabel('Th\u00e8me').evaluate(fits), true);
    },
  },
  {
    name: 'keys go along an explanation wherever the focus is',
    async run({ page, url }) {
      await open(page, url);
      await paste(page, kChain);
      await page.locator('dialog').waitFor({ state: 'detached' });
      await panel(page, 'Explain');
      await page.getByRole('button', { name: 'From the givens' }).click();
      await page.getByText(/^Step 1 of \d+$/).waitFor();
      assert.match(await page.getByRole('button', { name: 'From the givens' }).getAttribute('class'), /main/);
      assert.doesNotMatch(await page.getByRole('button', { name: 'From here', exact: true }).getAttribute('class') ?? '', /main/);
      await page.keyboard.press('n');
      await page.getByText(/^Step 2 of \d+$/).waitFor();
      await page.getByRole('tab', { name: 'Explain' }).focus();
      await page.keyboard.press('p');
      await page.getByText(/^Step 1 of \d+$/).waitFor();
      await page.locator('.steps').getByRole('button', { name: /Alternating/ }).first().click();
      const place = await page.locator('.place').textContent();
      await page.getByRole('slider').focus();
      await page.keyboard.press('n');
      await eventually(async () => (await page.locator('.place').textContent()) !== place, true);
    },
  },
  {
    name: 'on a phone what is answered, and what can be done then, is in sight',
    options: kPhone,
    async run({ page, url }) {
      const inSight = (part) => eventually(() => part.evaluate((box) => {
        const { top, bottom } = box.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }), true);
      await open(page, url);
      await panel(page, 'Check');
      await page.getByRole('button', { name: 'How hard is it?' }).tap();
      await page.locator('.facts dt').first().waitFor();
      await inSight(answer(page).locator('.facts'));
      await page.evaluate(() => scrollTo(0, 0));
      await panel(page, 'Hint');
      await page.getByRole('button', { name: 'Give me a hint' }).tap();
      for (const more of ['Which technique', 'Which cells', 'The whole step']) {
        await page.getByRole('button', { name: 'Tell me more' }).tap();
        await answer(page).getByText(more).waitFor();
      }
      await page.evaluate(() => scrollTo(0, 0));
      await inSight(page.getByRole('button', { name: 'Do it' }));
    },
  },
  {
    name: 'a cage of one cell is said to be its sum, in both languages',
    async run({ page, url }) {
      await open(page, url);
      await paste(page, '{"sudokit":1,"order":4,"boxes":[2,2],"givens":"1...............","constraints":[{"kind":"killer-cage","cells":["r2c2"],"sum":3}]}');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await panel(page, 'Explain');
      await page.getByRole('button', { name: 'From the givens' }).click();
      await page.locator('.words').getByText('The cage of r2c2 has no other cell, so r2c2 is its sum, 3').waitFor();
      await page.getByRole('button', { name: 'Fran\u00e7ais' }).click();
      await page.getByRole('button', { name: 'Depuis les donn\u00e9es' }).click();
      await page.locator('.words').getByText(/La cage de L2C2 n.a pas d.autre case, donc L2C2 vaut sa somme, 3/).waitFor();
    },
  },
];
