// The page works from any folder of any static host, so all addresses are relative.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  resolve: { alias: { sudokit: fileURLToPath(new URL('../bindings/wasm/src', import.meta.url)) } },
  build: { outDir: '../build/web', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  server: { port: 5173 },
});
