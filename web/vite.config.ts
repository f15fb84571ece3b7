// The page works from any folder of any static host, so all addresses are relative.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The engine as it was built: bindings/wasm, compiled.
const engine = here('../build/wasm/package');
if (!existsSync(`${engine}/index.js`)) {
  throw new Error('the engine is missing in build/wasm/package: ./dev web and ./dev test build it');
}

/** The service worker knows all built files by name, so that they are kept for use without a network. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = ['./', ...Object.keys(bundle), ...readdirSync(here('public'))]
        // The engine without SIMD is for old browsers; those keep it once they have fetched it.
        .filter((name) => name !== 'index.html' && !/plain.*\.wasm$/.test(name)).sort();
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
      const source = readFileSync(here('worker/sw.js'), 'utf8')
        .replace("'@version'", JSON.stringify(version))
        .replace("['@files']", JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

export default defineConfig({
  base: './',
  resolve: { alias: { sudokit: engine } },
  plugins: [serviceWorker()],
  build: {
    outDir: '../build/web', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: { port: 5173, fs: { allow: ['..'] } },
});
