/** Loads the engine: nothing of it is part of the first load, so that play can begin without it. */

import type { Engine } from 'sudokit/engine';

export async function loadEngine(): Promise<Engine> {
  throw new Error('not yet');
}
