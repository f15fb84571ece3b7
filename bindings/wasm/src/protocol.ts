// What is said between the engine and its worker.
import type { ErrorFacts, Language, News } from './types.js';

export type Operation =
  | 'read'
  | 'generate'
  | 'choices'
  | 'facts'
  | 'write'
  | 'writeAll'
  | 'draw'
  | 'solve'
  | 'enumerate'
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
  | 'tree'
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
  /** Whether somebody wants to hear how far the work has come. */
  news: boolean;
}

/** The first message to a worker: the module to work with. */
export interface Start {
  kind: 'start';
  module: WebAssembly.Module;
}

export type ToWorker = Question;

/** While a question is being answered, none of these to many. */
export type Meanwhile =
  | { kind: 'news'; id: number; news: News }
  | { kind: 'solutions'; id: number; solutions: Uint8Array[] };

export type FromWorker =
  | Meanwhile
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'error'; id: number; error: ErrorFacts };
