/** Loads the engine: nothing of it is part of the first load, so that play can begin without it. */

import type { Engine } from 'sudokit/engine';
import { engineInside } from './inside';

export async function loadEngine(): Promise<Engine> {
  const { createEngine } = await import('sudokit/index');
  const engine = createEngine(import.meta.env.MODE === 'single' ? await engineInside() : {});
  await engine.ready;
  return engine;
}
