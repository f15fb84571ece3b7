// Pictures of the page compared with those that somebody has looked at (test/pictures). Fonts are drawn
// a little differently everywhere, so blocks of pixels are compared, and a small share may differ.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const kept = join(here, '../pictures');
const seen = join(here, '../../../build/web-pictures');

/** Which share of the blocks may differ. */
export const kTolerance = 0.025;

/** One font, and nothing that moves: the clock. */
const kSteady = '* { font-family: "Liberation Sans" !important } .timer { visibility: hidden }';

async function pictureOf(page) {
  await page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    scrollTo(0, 0);
    await document.fonts.ready;
  }, kSteady);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** The share of blocks of 4 by 4 pixels whose mean colours differ visibly; 1 for other sizes. */
export async function difference(context, first, second) {
  const page = await context.newPage();
  const share = await page.evaluate(async (sources) => {
    const pixels = await Promise.all(sources.map(async (source) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const drawing = canvas.getContext('2d');
      drawing.drawImage(image, 0, 0);
      return drawing.getImageData(0, 0, image.width, image.height);
    }));
    const [a, b] = pixels;
    if (a.width !== b.width || a.height !== b.height) return 1;
    const size = 4;
    let blocks = 0;
    let differ = 0;
    for (let y = 0; y + size <= a.height; y += size) {
      for (let x = 0; x + size <= a.width; x += size) {
        const sums = [0, 0, 0];
        for (let i = 0; i < size * size; ++i) {
          const at = 4 * ((y + Math.floor(i / size)) * a.width + x + (i % size));
          for (let c = 0; c < 3; ++c) sums[c] += a.data[at + c] - b.data[at + c];
        }
        blocks += 1;
        if (sums.some((sum) => Math.abs(sum) > 20 * size * size)) differ += 1;
      }
    }
    return differ / blocks;
  }, [first.toString('base64'), second.toString('base64')]);
  await page.close();
  return share;
}

/** The picture that was kept, or null. */
export function keptPicture(name) {
  const path = join(kept, `${name}.png`);
  return existsSync(path) ? readFileSync(path) : null;
}

/** Throws unless the page looks as it did; with `accept`, that is how it is to look from now on. */
export async function assertLooksAsBefore({ page, context, accept }, name) {
  const picture = await pictureOf(page);
  if (accept) {
    mkdirSync(kept, { recursive: true });
    writeFileSync(join(kept, `${name}.png`), picture);
    return;
  }
  const before = keptPicture(name);
  const share = before ? await difference(context, before, picture) : 1;
  if (share <= kTolerance) return;
  mkdirSync(seen, { recursive: true });
  const path = join(seen, `${name}.png`);
  writeFileSync(path, picture);
  throw new Error(`${(100 * share).toFixed(1)} % of ${name}.png looks different: look at ${path} beside ` +
    `${join(kept, `${name}.png`)}; if it is right, run: node test/e2e.mjs --accept "looks as before: ${name}"`);
}
