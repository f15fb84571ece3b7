// The lecture hall: each view of the puzzle, by buttons and keys; files judged by the native tool.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { violations } from './access_cases.mjs';
import { sudokit } from './native.mjs';
import { chooseExample, eventually, kNine, kNineSolution, menu, open, paste } from './page_tools.mjs';

const kViews = ['Formula', 'Constraints', 'Graph', '0-1 cube', 'Search tree'];

const hall = (page) => page.locator('dialog.models');
const place = (page) => hall(page).locator('.place');
const words = (page) => hall(page).locator('.hall-words');

async function enter(page, view) {
  await page.getByRole('tab', { name: 'Models' }).click();
  await page.locator('.hall-doors').getByRole('button', { name: view }).click();
  await ready(page);
}

async function change(page, view) {
  await hall(page).getByRole('tab', { name: view, exact: true }).click();
  await ready(page);
}

/** A lecture is there, or what stands in its way. */
async function ready(page) {
  await hall(page).locator('.hall-stage:not([aria-busy])').waitFor();
}

/** The digits of the board on the stage, as they are spoken. */
function digits(page) {
  return hall(page).locator('[role=gridcell]').evaluateAll((cells) =>
    cells.map((cell) => /: (\d)(, given)?$/.exec(cell.getAttribute('aria-label'))?.[1] ?? '.').join(''));
}

async function toEnd(page) {
  await hall(page).getByRole('button', { name: 'Last' }).click();
}

async function stepCount(page) {
  return Number((await place(page).textContent()).split(' ').at(-1));
}

async function saved(page, kind, folder) {
  await hall(page).getByLabel('As a file').selectOption(kind);
  const waiting = page.waitForEvent('download');
  await hall(page).getByRole('button', { name: 'Download' }).click();
  const file = await waiting;
  const path = join(folder, file.suggestedFilename());
  await file.saveAs(path);
  return path;
}

const native = (...words) => sudokit(words).out;

/** What an outside solver makes of the file, read back by the native tool; null where it is not here. */
function solvedOutside(path, folder) {
  const answer = join(folder, 'answer');
  const run = spawnSync('minisat', [path, answer], { encoding: 'utf8' });
  if (run.error) return null;
  return native('decode', '--format', 'line', kNine, answer).trim();
}

export const modelsCases = [
  {
    name: 'models: the formula is counted, propagated step by step, and solved',
    async run({ page, url, shots }) {
      await open(page, url);
      await enter(page, 'Formula');
      await hall(page).locator('.facts dd', { hasText: '729' }).first().waitFor();
      const rows = await hall(page).locator('.hall-table tbody tr').evaluateAll((list) => list.map((row) => row.textContent));
      assert.ok(rows.some((row) => /^K1.*81729$/.test(row)), rows.join('\n'));
      assert.equal(await digits(page), '.'.repeat(81));
      await page.keyboard.press('n');
      await words(page).getByText('26 givens').waitFor();
      await page.keyboard.press('n');
      assert.equal(await digits(page), kNine);
      await words(page).getByText('r1c1 = 8: 28 literals become false').waitFor();
      assert.ok((await hall(page).locator('.mark.fate-eliminated').count()) >= 10);
      await page.keyboard.press('p');
      await place(page).getByText(/^Step 2 of/).waitFor();
      for (let i = 0; i < 30; ++i) await page.keyboard.press('PageDown');
      if (shots) await page.screenshot({ path: `${shots}/models-formula.png` });
      await toEnd(page);
      await words(page).getByText('Every clause is satisfied').waitFor();
      assert.equal(await digits(page), kNineSolution);
      await hall(page).getByLabel('Encoding').selectOption('minimal');
      await ready(page);
      await hall(page).locator('.facts dd', { hasText: '8,855' }).waitFor();
      await toEnd(page);
      await words(page).getByText('Nothing more follows').waitFor();
      await hall(page).locator('.hall-table').getByText('no digit is twice in a row').waitFor();
      await hall(page).getByLabel('At most one').selectOption('commander');
      await ready(page);
      await words(page).getByText(/^729 variables, one for each candidate: .* [\d,]+ more are auxiliary\./).waitFor();
    },
  },
  {
    name: 'models: failed literals are told with their derivation',
    async run({ page, url, shots }) {
      await open(page, url);
      await paste(page, '12.....8...6..9......2.36...1..943....4......9..1...2.3..84..97..7.....8.41.7.2..');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await enter(page, 'Formula');
      await hall(page).getByLabel('Deduce by').selectOption('1');
      await ready(page);
      const count = await stepCount(page);
      for (let i = 0; i < count && !/failed literal/.test(await words(page).textContent()); ++i) {
        await page.keyboard.press('PageDown');
      }
      await words(page).getByText('By a failed literal').waitFor();
      assert.match(await hall(page).locator('.hall-lines li').first().textContent(), /^1\. .*: assumed$/);
      assert.ok((await hall(page).locator('.zone-dead-end').count()) > 0);
      if (shots) await page.screenshot({ path: `${shots}/models-failed.png` });
    },
  },
  {
    name: 'models: constraints shrink the domains, weak models less than strong ones',
    async run({ page, url, shots }) {
      await open(page, url);
      await enter(page, 'Constraints');
      const verdict = () => hall(page).locator('.facts div', { hasText: 'In the end' }).textContent();
      assert.match(await verdict(), /not solved/);
      await hall(page).getByLabel('Places (DUAL)').selectOption('2');
      await eventually(async () => /Solved/.test(await verdict().catch(() => '')), true);
      // The cursor of the board is no part of the lesson, but there for those who go over it by keys.
      const cursor = hall(page).locator('.board .selection');
      assert.equal(await cursor.isVisible(), false);
      await hall(page).locator('[role=gridcell]').first().focus();
      assert.equal(await cursor.isVisible(), true);
      const names = new Set();
      for (let i = 0; i < 12; ++i) {
        await page.keyboard.press('PageDown');
        names.add(await words(page).locator('strong').textContent());
      }
      assert.equal(names.size, 12, 'each reason has one slide');
      await hall(page).locator('.chart figcaption').getByText(/\d+ candidates left/).waitFor();
      assert.ok((await hall(page).locator('.mark.fate-eliminated').count()) > 0);
      if (shots) await page.screenshot({ path: `${shots}/models-constraints.png` });
      await toEnd(page);
      assert.equal(await digits(page), kNineSolution);
      await hall(page).getByLabel('Places (DUAL)').selectOption('0');
      await hall(page).getByLabel('Consistency').selectOption('sac');
      await eventually(async () => /Solved/.test(await verdict().catch(() => '')), true);
      const contradiction = hall(page).getByRole('button', { name: 'Show the contradiction' });
      for (let i = 0; i < 200 && (await contradiction.count()) === 0; ++i) await page.keyboard.press('PageDown');
      const where = await place(page).textContent();
      await contradiction.click();
      await words(page).getByText(/^Assume r\dc\d = \d$/).waitFor();
      await toEnd(page);
      await words(page).getByText(/^A variable has no value left: it cannot be that r\dc\d = \d\.$/).waitFor();
      assert.ok((await hall(page).locator('.zone-dead-end').count()) > 0);
      if (shots) await page.screenshot({ path: `${shots}/models-sac.png` });
      await hall(page).getByRole('button', { name: 'Back to where it was refuted' }).click();
      await place(page).getByText(where).waitFor();
      await hall(page).getByLabel('Consistency').selectOption('ac');
      await hall(page).getByLabel('Cells (PRIMAL)').selectOption('0');
      await hall(page).locator('.refusal').getByText('at least one kind of variables').first().waitFor();
    },
  },
  {
    name: 'models: the graph is drawn, and coloured with reasons',
    async run({ page, url, shots }) {
      await open(page, url);
      await enter(page, 'Graph');
      await hall(page).locator('.facts dd', { hasText: '810' }).waitFor();
      assert.equal(await hall(page).locator('.vertex').count(), 81);
      assert.equal(await hall(page).locator('.vertex-open').count(), 55);
      await page.keyboard.press('n');
      await words(page).getByText('have every colour but').waitFor();
      assert.equal(await hall(page).locator('.vertex-open').count(), 54);
      assert.match(await hall(page).locator('.edge-reason').getAttribute('d'), /^(M[^M]+){8}$/);
      if (shots) await page.screenshot({ path: `${shots}/models-graph.png` });
      const outside = () => hall(page).locator('.edge').first().evaluate((path) => {
        const { x, y, width, height } = path.getBBox();
        const view = path.ownerSVGElement.viewBox.baseVal;
        return x < view.x || y < view.y || x + width > view.x + view.width || y + height > view.y + view.height;
      });
      assert.equal(await outside(), false);
      await hall(page).getByLabel('Layout').selectOption('circle');
      await ready(page);
      assert.equal(await outside(), false);
      assert.equal(await hall(page).locator('.vertex-name').count(), 81);
      const overlaps = await hall(page).locator('circle.vertex:not(.vertex-now)').evaluateAll((discs) => {
        const all = discs.map(({ cx, cy, r }) => [cx, cy, r].map(({ baseVal }) => baseVal.value));
        return all.filter(([x, y, r], i) => all.some(([u, v, q], k) => k > i && Math.hypot(x - u, y - v) < r + q)).length;
      });
      assert.equal(overlaps, 0);
      if (shots) await page.screenshot({ path: `${shots}/models-circle.png` });
      await toEnd(page);
      const colours = await hall(page).locator('.vertex-text').allTextContents();
      assert.equal(colours.join(''), kNineSolution);
    },
  },
  {
    name: 'models: the 0-1 cube is filled by its equations',
    async run({ page, url, shots }) {
      await open(page, url);
      await enter(page, '0-1 cube');
      await hall(page).locator('.facts dd', { hasText: '249 of 324' }).waitFor();
      assert.equal(await hall(page).locator('.level-frame').count(), 9);
      assert.equal(await hall(page).locator('.one').count(), 26);
      await page.keyboard.press('n');
      await hall(page).locator('.hall-lines').getByText(/as the only term left/).waitFor();
      assert.equal(await hall(page).locator('.one').count(), 27);
      assert.equal(await hall(page).locator('.new-one').count(), 1);
      assert.ok((await hall(page).locator('.term').count()) >= 9);
      if (shots) await page.screenshot({ path: `${shots}/models-cube.png` });
      await toEnd(page);
      assert.equal(await hall(page).locator('.one').count(), 81);
      assert.equal(await hall(page).locator('.zero').count(), 648);
    },
  },
  {
    name: 'models: the search tree is folded, gone through, and unfolded',
    async run({ page, url, shots }) {
      await open(page, url);
      await chooseExample(page, 'Easter Monster');
      await enter(page, 'Search tree');
      const fact = (name) => hall(page).locator('.facts div', { hasText: name }).locator('dd').textContent();
      assert.equal(await fact('Solutions'), '1');
      const size = Number((await fact('Nodes')).replace(/\D/g, ''));
      assert.ok(size > 100, `${size} nodes`);
      assert.ok((await hall(page).locator('.node').count()) <= 40);
      for (let i = 0; i < 8; ++i) await page.keyboard.press('n');
      assert.equal(await hall(page).locator('.node-now').count(), 1);
      // What the search has not come to yet has no verdict.
      const ahead = await hall(page).locator('.node').evaluateAll((nodes) => nodes
        .filter((node) => Number(node.dataset.node) > 8).map((node) => [node.getAttribute('class'), node.textContent]));
      assert.ok(ahead.length > 0);
      for (const [names, text] of ahead) {
        assert.equal(names, 'node node-ahead');
        assert.match(text, /^r\dc\d = \d$/);
      }
      if (shots) await page.screenshot({ path: `${shots}/models-tree.png` });
      await hall(page).locator('.node:not(.node-now)').last().click();
      await words(page).getByText(/^Try /).waitFor();
      await hall(page).locator('.hall-controls select').selectOption('exhaustive');
      await eventually(async () => /at least|,/.test(await fact('Nodes').catch(() => '')), true);
      await toEnd(page);
      for (let i = 0; i < 600 && (await hall(page).getByRole('button', { name: 'Show the tree below it' }).count()) === 0; ++i) {
        await page.keyboard.press('p');
      }
      await hall(page).getByRole('button', { name: 'Show the tree below it' }).click();
      await words(page).getByText(/^Below r1c/).waitFor();
      await hall(page).getByRole('button', { name: 'Back to the whole tree' }).click();
      await words(page).getByText('Cells are tried in reading order').waitFor();
    },
  },
  {
    name: 'models: files are those of the native tool, and solvers solve them',
    tool: true,
    async run({ page, context, url, shots }) {
      const folder = mkdtempSync(join(tmpdir(), 'sudokit-models-'));
      try {
        await open(page, url);
        const kinds = {
          Formula: ['dimacs', '3sat', '3sat-exact', 'opb', 'smt2'], Constraints: ['minizinc', 'xcsp3'],
          Graph: ['col', 'graphml', 'dot'], '0-1 cube': ['lp', 'mps', 'xcover'],
        };
        await enter(page, 'Formula');
        for (const [view, names] of Object.entries(kinds)) {
          await change(page, view);
          for (const kind of names) {
            const text = readFileSync(await saved(page, kind, folder), 'utf8');
            assert.equal(text, native('encode', '--to', kind, kNine), kind);
          }
        }
        // Read where the policy of the page does not forbid the styles inside.
        const blank = await context.newPage();
        for (const [view, part, count] of [['Graph', 'circle.vertex', 81], ['0-1 cube', 'rect.level-frame', 9],
          ['Search tree', 'g.node', 1], ['Constraints', 'text.given', 26]]) {
          await change(page, view);
          const waiting = page.waitForEvent('download');
          await hall(page).getByRole('button', { name: 'Picture (SVG)' }).click();
          await (await waiting).saveAs(join(folder, 'picture.svg'));
          const found = await blank.evaluate(([text, selector]) => {
            const image = new DOMParser().parseFromString(text, 'image/svg+xml');
            return image.querySelector('parsererror') ? -1 : image.querySelectorAll(selector).length;
          }, [readFileSync(join(folder, 'picture.svg'), 'utf8'), part]);
          assert.equal(found, count, view);
          if (shots) copyFileSync(join(folder, 'picture.svg'), `${shots}/${view}.svg`);
        }
        for (const method of ['singles', 'exhaustive']) {
          await change(page, 'Search tree');
          await hall(page).locator('.hall-controls select').selectOption(method);
          await ready(page);
          const waiting = page.waitForEvent('download');
          await hall(page).getByRole('button', { name: 'Tree (JSON)' }).click();
          await (await waiting).saveAs(join(folder, 'tree.json'));
          const { number, file, line, ...tree } = JSON.parse(native('tree', '--json', '--method', method, '--keep', '600', '--visit', '300000', kNine));
          assert.deepEqual([number, file, line], [1, '<argument>', 1]);
          assert.deepEqual(JSON.parse(readFileSync(join(folder, 'tree.json'), 'utf8')), tree, method);
        }
        await change(page, 'Formula');
        await hall(page).getByLabel('Encoding').selectOption('minimal');
        await hall(page).getByLabel('At most one').selectOption('ladder');
        await ready(page);
        const small = await saved(page, 'dimacs', folder);
        assert.equal(readFileSync(small, 'utf8'),
          native('encode', '--encoding', 'minimal', '--at-most-one', 'ladder', kNine));
        const solution = solvedOutside(small, folder);
        if (solution !== null) assert.equal(solution, kNineSolution);
        else console.log('     minisat is not here: its answer was not compared');
        // What the page saved is a formula of this puzzle also to the tool's own solver.
        writeFileSync(join(folder, 'answer'), `s SATISFIABLE\nv ${[...kNineSolution].map((d, i) => i * 9 + Number(d)).join(' ')} 0\n`);
        assert.equal(native('decode', '--format', 'line', kNine, join(folder, 'answer')).trim(), kNineSolution);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  },
  {
    name: 'models: what a model cannot express of a puzzle is said',
    async run({ page, url, shots }) {
      await open(page, url);
      await chooseExample(page, 'Killer cages');
      await enter(page, 'Constraints');
      await hall(page).locator('.facts').getByText('AC(PRIMAL)').waitFor();
      await eventually(async () => {
        await page.keyboard.press('n');
        return (await words(page).textContent()).includes('A constraint of the puzzle');
      }, true);
      await change(page, '0-1 cube');
      await words(page).getByText('The constraints of the puzzle are kept').waitFor();
      await toEnd(page);
      await words(page).getByText('every variable is settled').waitFor();
      await change(page, 'Graph');
      await hall(page).locator('.refusal').getByText('A graph says which cells differ, and nothing else: it has no room for killer cages.').waitFor();
      assert.equal(await hall(page).locator('.vertex').count(), 36);
      if (shots) await page.screenshot({ path: `${shots}/models-killer.png` });
      await hall(page).locator('.hall-files .refusal').getByText("cannot hold killer cages").waitFor();
      assert.equal(await hall(page).getByRole('button', { name: 'Download' }).isDisabled(), true);
      await change(page, 'Formula');
      await hall(page).locator('.hall-table').getByText('what the constraints say').waitFor();
      assert.equal(await hall(page).locator('.stepper').isVisible(), true);
      await eventually(() => hall(page).getByRole('button', { name: 'Download' }).isDisabled(), false);
      await change(page, 'Search tree');
      await words(page).getByText('The puzzle, with all singles').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await paste(page, JSON.stringify({
        sudokit: 1, order: 9, givens: `1${'.'.repeat(80)}`, constraints: [{ kind: 'anti-knight' }],
      }));
      await page.locator('dialog').waitFor({ state: 'detached' });
      await enter(page, 'Graph');
      await hall(page).locator('.hall-files .refusal').getByText('the anti-knight rule').waitFor();
      assert.equal(await hall(page).locator('.stepper').isVisible(), true);
      // 810 by houses, and 224 knight's moves less the 72 within boxes, which houses have already.
      await hall(page).locator('.facts dd', { hasText: '962' }).waitFor();
    },
  },
  {
    name: 'models: boards of every kind have all views',
    async run({ page, url, shots }) {
      await open(page, url);
      const kinds = ['Jigsaw', '25\u00d725', 'no solution', 'Latin square'];
      for (const kind of kinds) {
        await chooseExample(page, kind);
        await enter(page, 'Formula');
        for (const view of kViews) {
          const start = Date.now();
          await change(page, view);
          if (kind.startsWith('25') && view === 'Formula') await hall(page).getByText('15,625 candidates left').waitFor();
          assert.equal(await hall(page).locator('.task .fault, .refusal:visible').count(), 0, `${kind}, ${view}`);
          for (const key of ['n', 'n', 'p']) await page.keyboard.press(key);
          await toEnd(page);
          assert.ok((await words(page).textContent()).length > 5);
          if (shots) await page.screenshot({ path: `${shots}/models-${kind.replace(/ /g, '-')}-${view.replace(' ', '-')}.png` });
          if (shots) console.log(`     ${kind}, ${view}: ${Date.now() - start} ms`);
        }
        await page.keyboard.press('Escape');
        await page.locator('dialog').waitFor({ state: 'detached' });
      }
    },
  },
  {
    name: 'models: keyboard, screen reader, French, large type and both themes',
    async run({ page, url, shots }) {
      await open(page, url);
      await enter(page, 'Formula');
      const find = () => violations(page, 'dialog.models');
      await page.keyboard.press('n');
      await page.keyboard.press('n');
      assert.deepEqual(await find(), []);
      for (const view of kViews.slice(1)) {
        await page.keyboard.press('ArrowRight');
        await ready(page);
        assert.equal(await hall(page).getByRole('tab', { selected: true }).textContent(), view);
        await page.keyboard.press('n');
        assert.deepEqual(await find(), [], view);
      }
      await hall(page).getByRole('button', { name: 'Large type' }).click();
      assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), '26px');
      for (const view of kViews) {
        await change(page, view);
        await page.keyboard.press('PageDown');
        await page.keyboard.press('PageDown');
        if (shots) await page.screenshot({ path: `${shots}/models-large-${view.replace(' ', '-')}.png` });
        const wide = await page.evaluate(() => document.querySelector('dialog.models').scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${view} is ${wide} pixels too wide`);
      }
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      assert.notEqual(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), '26px');
      await page.emulateMedia({ colorScheme: 'dark' });
      await menu(page, 'Fran\u00e7ais');
      await page.getByRole('tab', { name: 'Mod\u00e8les' }).click();
      for (const [view, text] of [['Formule', 'La formule'], ['Contraintes', 'AC(PRIMAL)'], ['Graphe', 'Le graphe'],
        ['Cube 0-1', 'Le cube'], ['Arbre', 'D\u00e9part']]) {
        await page.locator('.hall-doors').getByRole('button', { name: view }).click();
        await ready(page);
        await words(page).getByText(text).first().waitFor();
        await page.keyboard.press('n');
        await page.keyboard.press('n');
        assert.deepEqual(await violations(page, 'dialog.models', ['color-contrast']), [], view);
        if (shots) await page.screenshot({ path: `${shots}/models-dark-${view.replace(' ', '-')}.png` });
        await page.keyboard.press('Escape');
        await page.locator('dialog').waitFor({ state: 'detached' });
      }
    },
  },
  {
    name: 'models: the clock of the game stands in the hall',
    async run({ page, url }) {
      await page.clock.install();
      await open(page, url);
      await enter(page, 'Formula');
      const minutes = async () => Number((await page.getByRole('timer').textContent()).split(':')[0]);
      await page.clock.fastForward('05:00');
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await eventually(minutes, 0);
      await page.clock.fastForward('05:00');
      await eventually(minutes, 5);
    },
  },
  {
    name: 'models: a phone shows every view without overflow',
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    async run({ page, url, shots }) {
      await open(page, url);
      await enter(page, 'Formula');
      for (const view of kViews) {
        await change(page, view);
        await hall(page).getByRole('button', { name: 'Next' }).tap();
        const wide = await page.evaluate(() => Math.max(document.documentElement.scrollWidth,
          document.querySelector('dialog.models').scrollWidth) - 390);
        assert.ok(wide <= 0, `${view} is ${wide} pixels too wide`);
        if (shots) await page.screenshot({ path: `${shots}/models-phone-${view.replace(' ', '-')}.png` });
      }
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await menu(page, 'Fran\u00e7ais');
      await page.getByRole('tab', { name: 'Mod\u00e8les' }).click();
      await page.locator('.hall-doors').getByRole('button', { name: 'Formule' }).click();
      await ready(page);
      // Long names of tabs, and a long title, are all there.
      for (const part of ['.tabs', 'h2']) {
        const cut = await hall(page).locator(part).first().evaluate((element) => element.scrollWidth - element.clientWidth);
        assert.ok(cut <= 0, `${part} is cut by ${cut} pixels`);
      }
    },
  },
];
