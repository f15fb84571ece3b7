/** What the engine says of a puzzle that a model has no room for; anything else is a fault. */

import { EngineError } from 'sudokit/errors';

export function refusalOf(error: unknown): string {
  if (error instanceof EngineError && error.status === 'unsupported') return error.message;
  throw error;
}
