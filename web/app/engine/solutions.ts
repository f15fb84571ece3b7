/** How many solutions a puzzle has, as far as that is found out in a short time. */

import type { Call, Engine } from 'sudokit/engine';
import { EngineError } from 'sudokit/errors';
import type * as T from 'sudokit/types';

/** How long they are counted, in milliseconds. */
const kPatience = 2000;

/** The number of solutions, or how many there are at least; null where they cannot be counted. */
export async function countSolutions(
  engine: Engine, entry: T.Entry, call: Call,
): Promise<T.CountAnswer | null> {
  try {
    return await engine.count(entry, {}, { ...call, timeout: kPatience });
  } catch (error) {
    if (error instanceof EngineError && ['stopped', 'unsupported'].includes(error.status)) return null;
    throw error;
  }
}
