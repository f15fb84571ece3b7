// The page works from any folder of any static host, so all addresses are relative.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The engine as ./dev wasm has built it. Where it was not built there is its source alone: then the
// page says that the engine could not be loaded, and plays without it.
const built = here('../build/wasm/package');
const engine = existsSync(`${built}/index.js`) ? built : here('../bindings/wasm/src');

/** The service worker knows all built files by name, so that they are kept for use without a network. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    // A single file has no service worker.
    apply: (_, { command, mode }) => command === 'build' && mode !== 'single',
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

/** While it is being worked on, Vite puts styles into the page and speaks with it by a socket, which
 * the policy of the built page forbids. */
function workshopPolicy(): Plugin {
  return {
    name: 'workshop-policy',
    apply: 'serve',
    transformIndexHtml: (html) => html
      .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
      .replace("connect-src 'self'", "connect-src 'self' ws:"),
  };
}

export default defineConfig(({ mode }) => ({
  base: './',
  resolve: { alias: { sudokit: engine } },
  plugins: [serviceWorker(), workshopPolicy()],
  build: {
    outDir: '../build/web', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: mode === 'single' ? 'iife' : 'es' },
  server: { port: 5173, fs: { allow: ['..'] } },
}));
