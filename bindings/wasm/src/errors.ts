// What promises are rejected with.
import type { ErrorFacts } from './types.js';

/** A fault of the input, or something that cannot be done: what it is, and where. */
export class EngineError extends Error {
  /** "bad-input", "unsupported", "not-found", "stopped", ... */
  readonly status: string;
  readonly code: string | null;
  /** From 1; 0 where no place makes sense. */
  readonly line: number;
  readonly column: number;
  readonly offset: number;

  constructor(facts: ErrorFacts) {
    super(facts.message);
    this.name = 'EngineError';
    this.status = facts.status;
    this.code = facts.code;
    this.line = facts.line;
    this.column = facts.column;
    this.offset = facts.offset;
  }
}

export function abortError(): DOMException {
  return new DOMException('the call was aborted', 'AbortError');
}
