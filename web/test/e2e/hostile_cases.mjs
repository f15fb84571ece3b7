// Hostile input: it is shown as what it is or refused with a message, and none of it runs.
import assert from 'node:assert/strict';
import { eventually, kNine, menu, open, paste, spokenBoard } from './page_tools.mjs';

const kScript = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';

/** The page still plays, and nothing of the input has run. */
async function unharmed(page) {
  assert.equal(await page.evaluate(() => window.ran), undefined);
  assert.equal(await page.locator('img, script:not([src])').count(), 0);
}

async function refused(page, enter, message) {
  const before = await spokenBoard(page);
  await enter();
  await page.locator('dialog .fault').getByText(message).waitFor({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Close' }).click();
  await eventually(() => spokenBoard(page), before);
  await unharmed(page);
}

export const hostileCases = [
  {
    name: 'markup in titles is text',
    async run({ page, url }) {
      await open(page, url);
      const entry = { sudokit: 1, order: 9, boxes: [3, 3], title: kScript, author: kScript, givens: kNine };
      await paste(page, JSON.stringify(entry));
      await eventually(async () => (await page.locator('.title').textContent()).startsWith(kScript), true);
      await page.locator('nav.menu').getByRole('button', { name: 'Games' }).click();
      await page.locator('.games .name').first().waitFor();
      await unharmed(page);
    },
  },
  {
    name: 'text that is no puzzle, and megabytes of it, are refused with a message',
    async run({ page, url }) {
      await open(page, url);
      await refused(page, () => paste(page, ''), /nothing to read/);
      await refused(page, () => paste(page, '{"sudokit":1,"order":4,"givens":"12"}'), /\S/);
      const huge = Buffer.alloc(5_000_000, '7');
      const drop = async () => {
        await menu(page, 'New');
        const file = { name: 'huge.txt', mimeType: 'text/plain', buffer: huge };
        await page.locator('input[type=file]').setInputFiles(file);
      };
      await refused(page, drop, /too much text/);
    },
  },
  {
    name: 'broken and hostile links show a message',
    async run({ page, url }) {
      for (const bad of ['g=AAAA', 'g=%3Cscript%3E', `p=${encodeURIComponent(kScript)}`]) {
        await page.goto('about:blank');
        await open(page, `${url}#${bad}`);
        await page.locator('.toast').waitFor();
        await unharmed(page);
      }
    },
  },
  {
    name: 'damaged storage does not keep the page from opening',
    async run({ page, url }) {
      await page.addInitScript(() => {
        localStorage.setItem('sudokit.settings', '{"language":');
        localStorage.setItem('sudokit.games', '[{"id":{}},7,null]');
        localStorage.setItem('sudokit.current', 'x');
        localStorage.setItem('sudokit.game.x', '{"entry":{"sudokit":1,"order":4}}');
        localStorage.setItem('sudokit.draft', '{"entry":{"sudokit":1,"order":4,"givens":"................"},"drawn":[9],"open":true}');
      });
      await open(page, url);
      await eventually(async () => (await spokenBoard(page)).length, 81);
    },
  },
  {
    name: 'the policy forbids inline scripts and outside requests',
    async run({ page, url }) {
      await open(page, url);
      const policy = await page.locator('meta[http-equiv]').getAttribute('content');
      assert.match(policy, /default-src 'none'/);
      assert.match(policy, /script-src 'self' 'wasm-unsafe-eval';/);
      assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|https?:/);
    },
  },
];
