// Bundles the unit tests, which are TypeScript, and hands them to node's own test runner.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, '../../build/web-test');
const names = readdirSync(join(here, 'unit')).filter((name) => name.endsWith('.test.ts'));
if (names.length === 0) throw new Error('there are no tests');
await build({
  entryPoints: names.map((name) => join(here, 'unit', name)),
  outdir: out, bundle: true, platform: 'node', format: 'esm', outExtension: { '.js': '.mjs' },
  logLevel: 'warning',
});
const files = names.map((name) => join(out, name.replace(/\.ts$/, '.mjs')));
run({ files, concurrency: 1 })
  .on('test:fail', () => { process.exitCode = 1; })
  .compose(spec)
  .pipe(process.stdout);
