import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { test } from 'node:test';

/** Which folders each folder of app/ may import from; files in app/ itself may import all. */
const kLayers: Readonly<Record<string, readonly string[]>> = {
  text: [],
  board: ['text'],
  game: ['board'],
  formats: ['board', 'game'],
  store: ['board', 'game', 'formats', 'text'],
  engine: ['board', 'game', 'formats', 'store', 'text', 'view', 'app'],
  view: ['board', 'game', 'formats', 'store', 'text', 'engine', 'app', 'style'],
};

/** The files of a folder of app/, and of the folders in it. */
function filesIn(folder: string): string[] {
  return (readdirSync(join('app', folder), { recursive: true }) as string[])
    .filter((name) => /\.\w+$/.test(name));
}

test('modules import only what lies below them, and nothing from outside but the engine', () => {
  let imports = 0;
  for (const [folder, below] of Object.entries(kLayers)) {
    for (const file of filesIn(folder)) {
      const source = readFileSync(join('app', folder, file), 'utf8');
      for (const [, from] of source.matchAll(/(?:from|import\() ?'([^']+)'/g)) {
        imports += 1;
        const place = `app/${folder}/${file} imports ${from}`;
        if (!from!.startsWith('.')) {
          assert.match(from!, /^sudokit\/(types|engine|errors|index)$/, place);
          assert.ok(folder === 'engine' || folder === 'view', place);
          continue;
        }
        const [, target, rest] = normalize(join('app', folder, file, '..', from!)).split('/');
        const layer = rest === undefined ? 'app' : target!;
        assert.ok(layer === folder || below.includes(layer), place);
      }
    }
  }
  assert.ok(imports > 100);
});

test('no text is put into the page as markup', () => {
  for (const folder of Object.keys(kLayers)) {
    for (const file of filesIn(folder)) {
      const source = readFileSync(join('app', folder, file), 'utf8');
      assert.doesNotMatch(source, /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function/, file);
    }
  }
});
