// Accessibility, by axe-core, of the page and its dialogs in both themes; and pictures of them.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cell, eventually, menu, open } from './page_tools.mjs';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe-core finds that is serious or worse. Its script comes from the test, past the policy. */
export async function violations(page, part = 'body', rules = null) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(axeFile, 'utf8'));
  // What is in order need not be listed, which takes longer than to see that it is.
  const options = { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) };
  const { violations: found } = await page.evaluate(
    ([within, chosen]) => window.axe.run(within, chosen), [part, options]);
  return found.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 120)).join(' | ')}`);
}

async function openDialogs(page, names, look) {
  for (const name of names) {
    await menu(page, name);
    await look(name);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
}

const kDialogs = ['New', 'Games', 'Share', 'Print', 'Settings', 'Keys'];

export const accessCases = [
  {
    name: 'axe-core finds nothing serious',
    async run({ page, url, shots }) {
      await open(page, url);
      await cell(page, 1, 2).click();
      await page.keyboard.press('Digit8');
      if (shots) await page.screenshot({ path: `${shots}/desktop-light.png` });
      assert.deepEqual(await violations(page), []);
      await openDialogs(page, kDialogs, async (name) => {
        assert.deepEqual(await violations(page, 'dialog'), [], name);
        if (shots) await page.screenshot({ path: `${shots}/${name.toLowerCase()}.png` });
      });
      for (const name of ['Hint', 'Check', 'Explain']) {
        await page.getByRole('tab', { name }).click();
        assert.deepEqual(await violations(page, '.side'), [], name);
      }
    },
  },
  {
    name: 'texts stand out in the dark too',
    options: { colorScheme: 'dark' },
    async run({ page, url, shots }) {
      await open(page, url);
      await cell(page, 1, 2).click();
      await page.keyboard.press('Digit8');
      if (shots) await page.screenshot({ path: `${shots}/desktop-dark.png` });
      assert.deepEqual(await violations(page, 'body', ['color-contrast']), []);
      await openDialogs(page, ['New', 'Print', 'Settings'], async (name) => {
        assert.deepEqual(await violations(page, 'dialog', ['color-contrast']), [], name);
        if (shots) await page.screenshot({ path: `${shots}/${name.toLowerCase()}-dark.png` });
      });
    },
  },
  {
    name: 'axe-core finds nothing serious in Learn, light and dark',
    engine: true,
    async run({ page, url }) {
      await open(page, url);
      await menu(page, 'Learn');
      await page.locator('.techniques button').first().waitFor();
      assert.deepEqual(await violations(page), []);
      await page.getByRole('button', { name: 'X-Wing hard', exact: true }).click();
      await page.locator('#panel .pad').waitFor();
      await page.getByRole('button', { name: 'Show the step' }).click();
      assert.deepEqual(await violations(page), []);
      await page.emulateMedia({ colorScheme: 'dark' });
      // Buttons take a moment to change their colours.
      await eventually(() => violations(page, 'body', ['color-contrast']), []);
    },
  },
];
