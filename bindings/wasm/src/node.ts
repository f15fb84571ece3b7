// The engine for Node: the same, with its module from the disk and Node's workers.
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { Engine, type WorkerLike } from './engine.js';
import type { EngineOptions } from './index.js';
import type { FromWorker } from './protocol.js';
import { supportsSimd } from './simd.js';

export * from './types.js';
export { EngineError } from './errors.js';
export { Engine, type Call, type TakeSolutions } from './engine.js';
export type { EngineOptions } from './index.js';

async function compile(url: URL | string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(new Uint8Array(await readFile(url)));
}

async function startWorker(module: Promise<WebAssembly.Module>): Promise<WorkerLike> {
  const worker = new Worker(new URL('./worker.js', import.meta.url));
  const heard = (wanted: string) =>
    new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.on('message', (message: { kind: string }) => {
        if (message.kind === wanted) resolve();
      });
    });
  try {
    await heard('listening');
    const ready = heard('ready');
    worker.postMessage({ kind: 'start', module: await module });
    await ready;
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  worker.removeAllListeners('error');
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (take) => worker.on('message', (message: FromWorker) => take(message)),
    onError: (take) => worker.on('error', take),
    terminate: () => void worker.terminate(),
  };
}

/** Makes an engine; returns at once, while the module loads. Close it to let the program end. */
export function createEngine(options: EngineOptions = {}): Engine {
  const flavour = supportsSimd() ? 'simd' : 'plain';
  const url = options.module ?? new URL(`./sudokit-${flavour}.wasm`, import.meta.url);
  const module = Promise.resolve(options.compiled ?? compile(url));
  module.catch(() => {});
  return new Engine(() => startWorker(module));
}
