/** The engine out of the page itself, where the page is a single file (see `single.mjs`): its module
 * and its worker, packed by gzip and written in base64, in elements that no script looks at. */

import type { EngineOptions } from 'sudokit/index';

export async function engineInside(): Promise<EngineOptions> {
  const module = await unpacked('engine-module');
  const worker = await unpacked('engine-worker');
  const url = URL.createObjectURL(new Blob([worker], { type: 'text/javascript' }));
  // Not as a module: from file:// browsers load none.
  return { compiled: WebAssembly.compile(module), worker: () => new Worker(url) };
}

async function unpacked(id: string): Promise<ArrayBuffer> {
  const text = document.getElementById(id)?.textContent ?? '';
  const bytes = Uint8Array.from(atob(text.trim()), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}
