// The page as one HTML file that opens from file://, with the engine inside.
//
// usage: node single.mjs [FILE]
//
// FILE is build/web-single/sudokit.html unless said otherwise. The policy names the only script and the
// only style by their hashes; the worker comes from a blob, and nothing is ever fetched.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const web = dirname(fileURLToPath(import.meta.url));
const kDefault = join(web, '../build/web-single/sudokit.html');

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const packed = (bytes) => gzipSync(bytes, { level: 9 }).toString('base64');

/** Builds the page into the file; answers its name and its size in bytes. */
export async function buildSingle(file = kDefault) {
  const { output } = await build({
    root: web, mode: 'single', logLevel: 'warn',
    build: { write: false, rollupOptions: { output: { inlineDynamicImports: true } } },
  });
  const named = (pattern) => {
    const found = output.filter(({ fileName }) => pattern.test(fileName));
    if (found.length !== 1) throw new Error(`${found.length} files like ${pattern}`);
    return found[0].code ?? found[0].source;
  };
  const module = output.find(({ fileName }) => /simd.*\.wasm$/.test(fileName))?.source;
  if (!module) throw new Error('the engine is not built: ./dev wasm');
  const icon = await readFile(join(web, 'public/icon.svg'));
  // What ends a script, or seems to, is written so that only scripts understand it.
  const script = String(named(/^assets\/index-.*\.js$/))
    .replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--').trim();
  const style = String(named(/\.css$/)).trim();
  const policy = [
    "default-src 'none'", `script-src ${hashOf(script)} 'wasm-unsafe-eval'`,
    `style-src ${hashOf(style)}`, 'img-src data: blob:', 'worker-src blob:', "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const inside = [
    `<script type="application/gzip" id="engine-module">${packed(module)}</script>`,
    `<script type="application/gzip" id="engine-worker">${packed(named(/worker-.*\.js$/))}</script>`,
    `<script type="module">${script}</script>`,
  ].join('\n');
  const html = String(named(/^index\.html$/))
    .replace(/(http-equiv="Content-Security-Policy" content=")[^"]*/, (_, start) => start + policy)
    .replace(/<link rel="icon"[^>]*>/,
      `<link rel="icon" href="data:image/svg+xml;base64,${icon.toString('base64')}">`)
    .replace(/ *<link rel="manifest"[^>]*>\n/, '')
    .replace(/ *<script type="module"[^>]*src=[^>]*><\/script>\n/, '')
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${style}</style>`)
    .replace('</body>', () => `${inside}\n</body>`);
  if (/ (src|href)="(?!data:)/.test(html.replace(script, ''))) throw new Error('a file is left outside');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
  return { file, size: Buffer.byteLength(html) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { file, size } = await buildSingle(process.argv[2] && resolve(process.argv[2]));
  console.log(`${file}: ${size} bytes`);
}
