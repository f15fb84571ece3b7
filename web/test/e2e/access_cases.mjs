// Accessibility, by axe-core, of the page and its dialogs in both themes; and pictures of them.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cell, menu, open } from './page_tools.mjs';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe-core finds that is serious or worse. Its script comes from the test, past the policy. */
async function violations(page) {
  await page.evaluate(await readFile(axeFile, 'utf8'));
  const { violations: found } = await page.evaluate(() => window.axe.run());
  return found.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 120)).join(' | ')}`);
}

function accessCase(theme) {
  return {
    name: `axe-core finds nothing serious, ${theme}`,
    options: { colorScheme: theme },
    async run({ page, url, shots }) {
      await open(page, url);
      await cell(page, 1, 2).click();
      await page.keyboard.press('Digit8');
      if (shots) await page.screenshot({ path: `${shots}/desktop-${theme}.png` });
      assert.deepEqual(await violations(page), []);
      for (const name of ['New', 'Games', 'Share', 'Settings', 'Keys']) {
        await menu(page, name);
        assert.deepEqual(await violations(page), [], name);
        if (shots) await page.screenshot({ path: `${shots}/${name.toLowerCase()}-${theme}.png` });
        await page.keyboard.press('Escape');
        await page.locator('dialog').waitFor({ state: 'detached' });
      }
      for (const name of ['Hint', 'Check', 'Explain']) {
        await page.getByRole('tab', { name }).click();
        assert.deepEqual(await violations(page), [], name);
      }
    },
  };
}

export const accessCases = [accessCase('light'), accessCase('dark')];
