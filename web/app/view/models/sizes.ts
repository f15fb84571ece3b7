/** How large a model is, where it can be written as a file. */

import { EngineError } from 'sudokit/errors';
import type { Call } from 'sudokit/engine';
import type * as T from 'sudokit/types';
import type { Hall } from './lecture';

/** Null where the file has no room for the constraints of the puzzle. */
export async function sizesOf({ engine, entry }: Hall, kind: string, call: Call): Promise<T.Sizes | null> {
  try {
    return await engine.ask((ready, common) => ready.sizes(entry, kind, {}, common), call);
  } catch (error) {
    if (error instanceof EngineError && error.status === 'unsupported') return null;
    throw error;
  }
}
