// sudokit in JavaScript: `createEngine` for browsers; `sudokit/node` for Node.
import { Engine, type WorkerLike } from './engine.js';
import type { FromWorker } from './protocol.js';
import { supportsSimd } from './simd.js';

export * from './types.js';
export { EngineError } from './errors.js';
export { Engine, type Call, type TakeSolutions } from './engine.js';

export interface EngineOptions {
  /** Where the module is; else beside this file, with SIMD where the browser has it. */
  module?: URL | string;
  /** The module itself, where it was compiled already. */
  compiled?: WebAssembly.Module | Promise<WebAssembly.Module>;
  /** Makes the worker, in browsers, of what is in `worker.js`; else it is beside this file. */
  worker?: () => Worker;
}

function moduleUrl(): URL {
  return supportsSimd()
    ? new URL('./sudokit-simd.wasm', import.meta.url)
    : new URL('./sudokit-plain.wasm', import.meta.url);
}

async function compile(url: URL | string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${String(url)}: ${response.status}`);
  // Hosts that do not know the type of .wasm files are no reason to fail.
  return WebAssembly.compile(await response.arrayBuffer());
}

const workerBeside = () =>
  new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });

async function startWorker(
  module: Promise<WebAssembly.Module>,
  make: () => Worker,
): Promise<WorkerLike> {
  const worker = make();
  try {
    const heard = (wanted: string) =>
      new Promise<void>((resolve, reject) => {
        worker.onerror = (event) => reject(new Error(event.message || 'the worker failed'));
        worker.onmessage = (event: MessageEvent<{ kind: string }>) => {
          if (event.data.kind === wanted) resolve();
        };
      });
    await heard('listening');
    const ready = heard('ready');
    worker.postMessage({ kind: 'start', module: await module });
    await ready;
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (take) => {
      worker.onmessage = (event: MessageEvent<FromWorker>) => take(event.data);
    },
    onError: (take) => {
      worker.onerror = (event) => take(new Error(event.message || 'the worker failed'));
    },
    terminate: () => worker.terminate(),
  };
}

/** Makes an engine; returns at once, while the module loads. */
export function createEngine(options: EngineOptions = {}): Engine {
  const module = Promise.resolve(options.compiled ?? compile(options.module ?? moduleUrl()));
  module.catch(() => {});
  return new Engine(() => startWorker(module, options.worker ?? workerBeside));
}
