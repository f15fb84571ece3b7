/** What is said of a puzzle that a model has no room for; anything else is a fault. */

import { EngineError } from 'sudokit/errors';
import { sentence } from './told';

export function refusalOf(error: unknown): string {
  if (!(error instanceof EngineError) || error.status !== 'unsupported') throw error;
  return `${sentence(error.message)}.`;
}
