// What is said between the engine and its worker.
import type { ErrorFacts, Language } from './types.js';

export type Operation =
  | 'read'
  | 'generate'
  | 'choices'
  | 'facts'
  | 'write'
  | 'writeAll'
  | 'draw'
  | 'solve'
  | 'count'
  | 'solveLines'
  | 'signature'
  | 'position'
  | 'hint'
  | 'explain'
  | 'allSteps'
  | 'rate'
  | 'export'
  | 'sizes'
  | 'propagate'
  | 'filter'
  | 'walk'
  | 'minimise'
  | 'canon'
  | 'transform'
  | 'same'
  | 'book';

export interface Question {
  kind: 'ask';
  id: number;
  operation: Operation;
  values: unknown[];
  options: object;
  language: Language;
  /** In milliseconds; 0: none. */
  timeout: number;
}

/** The first message to a worker: the module to work with. */
export interface Start {
  kind: 'start';
  module: WebAssembly.Module;
}

export type ToWorker = Question;

export type FromWorker =
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'error'; id: number; error: ErrorFacts };
