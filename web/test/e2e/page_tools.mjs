// What cases do over and over.
import assert from 'node:assert/strict';

export const kNine = '8.15..2..6....14...7...8..6...1.2...3...6.8..1..75.....98...61742.....8..........';
export const kNineSolution =
  '841576293635921478279348156964182735357469821182753964598234617423617589716895342';

// Its hardest step is an alternating chain.
export const kChain = '.7...8.4..9.......2..4....69..6321........4......9..524..9..5....9.....182.75....';

/** Opens the page and waits until it can be played. */
export async function open(page, url) {
  await page.goto(url);
  await page.locator('[role=grid]').waitFor();
}

export function cell(page, row, column) {
  return page.locator(`[role=gridcell][aria-rowindex="${row}"][aria-colindex="${column}"]`);
}

/** What is spoken of a cell. */
export function spoken(page, row, column) {
  return cell(page, row, column).getAttribute('aria-label');
}

/** All cells as spoken, without their places. */
export function spokenBoard(page) {
  return page.locator('[role=gridcell]').evaluateAll((cells) =>
    cells.map((element) => element.getAttribute('aria-label').replace(/^[^:]*:\s*/, '')));
}

/** The selected cells, "r1c1" and so on. */
export function selected(page) {
  return page.locator('[role=gridcell][aria-selected=true]').evaluateAll((cells) =>
    cells.map((e) => `r${e.getAttribute('aria-rowindex')}c${e.getAttribute('aria-colindex')}`));
}

export async function menu(page, name) {
  await page.locator('nav.menu').getByRole('button', { name, exact: true }).click();
}

/** Shows what can be done with the puzzle beside the board. */
export async function panel(page, name) {
  await page.getByRole('tab', { name, exact: true }).click();
}

export async function paste(page, text) {
  await menu(page, 'New');
  await page.locator('#paste').evaluate((area, value) => { area.value = value; }, text);
  await page.getByRole('tabpanel', { name: 'Paste' }).getByRole('button', { name: 'Play' }).click();
}

export async function chooseExample(page, name) {
  await menu(page, 'New');
  await page.getByRole('tab', { name: 'Examples' }).click();
  await page.getByRole('button', { name, exact: false }).first().click();
  await page.locator('dialog').waitFor({ state: 'detached' });
}

export async function equal(actual, expected, message) {
  assert.deepEqual(await actual, expected, message);
}

/** Asks again until the answer is right: views follow the state at once, but answers take time. */
export async function eventually(ask, expected) {
  let last;
  for (let i = 0; i < 100; ++i) {
    last = await ask();
    try {
      assert.deepEqual(last, expected);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  assert.deepEqual(last, expected);
}
