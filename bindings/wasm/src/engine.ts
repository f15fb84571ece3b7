// The engine as a page or a program sees it: promises, answered one after the other by a worker.
import type * as T from './types.js';
import type { FromWorker, Operation, ToWorker } from './protocol.js';
import { abortError, EngineError } from './errors.js';

/** How a call is made. */
export interface Call {
  /** Ends the work: the promise is rejected with an AbortError, and other calls go on. */
  signal?: AbortSignal;
  /** Of the texts in the answer; else the engine's. */
  language?: T.Language;
  /** Stops the work after so many milliseconds: what is known by then is the answer. */
  timeout?: number;
  /** Told now and then, some twenty times a second at most, how far the work has come. */
  news?: (news: T.News) => void;
}

/** Handed solutions as they are found, some at a time: a digit for each cell. */
export type TakeSolutions = (solutions: Uint8Array[]) => void;

/** What the engine needs of a worker; browsers' and Node's have it, once wrapped. */
export interface WorkerLike {
  post(message: ToWorker): void;
  onMessage(take: (message: FromWorker) => void): void;
  onError(take: (error: Error) => void): void;
  terminate(): void;
}

interface Job {
  message: ToWorker;
  resolve(value: unknown): void;
  reject(error: unknown): void;
  news?: ((news: T.News) => void) | undefined;
  take?: TakeSolutions | undefined;
  cleanup(): void;
}

/** Answers questions about puzzles. Made by `createEngine`. */
export class Engine {
  /** Resolved once the first worker is ready to work. */
  readonly ready: Promise<void>;
  /** Of the texts in answers, unless a call says otherwise. */
  language: T.Language = 'en';

  private readonly start: () => Promise<WorkerLike>;
  private worker: WorkerLike | null = null;
  private starting: Promise<void> | null = null;
  private readonly queue: Job[] = [];
  private active: Job | null = null;
  private closed = false;
  private last = 0;

  /** `start` makes a worker that is ready; it is called again after a call was aborted. */
  constructor(start: () => Promise<WorkerLike>) {
    this.start = start;
    this.ready = this.begin();
    // Whoever does not wait for it hears of the fault from the first call.
    this.ready.catch(() => {});
  }

  read(text: string, options: T.ReadOptions = {}, call: Call = {}): Promise<T.Entry[]> {
    return this.ask('read', [text], options, call);
  }
  generate(options: T.GenerateOptions = {}, call: Call = {}): Promise<T.Entry[]> {
    return this.ask('generate', [], options, call);
  }
  choices(call: Call = {}): Promise<T.Choices> {
    return this.ask('choices', [], {}, call);
  }
  facts(entry: T.Entry, call: Call = {}): Promise<T.Facts> {
    return this.ask('facts', [entry], {}, call);
  }
  /** The puzzle as text in the format of that name. */
  write(entry: T.Entry, format: string, options: T.WriteOptions = {}, call: Call = {}) {
    return this.ask<string>('write', [entry, format], options, call);
  }
  writeAll(entries: T.Entry[], format: string, options: T.WriteOptions = {}, call: Call = {}) {
    return this.ask<string>('writeAll', [entries, format], options, call);
  }
  /** An SVG document. */
  draw(entry: T.Entry, options: T.DrawOptions = {}, call: Call = {}): Promise<string> {
    return this.ask('draw', [entry], options, call);
  }
  solve(entry: T.Entry, options: T.SolveOptions = {}, call: Call = {}): Promise<T.SolveAnswer> {
    return this.ask('solve', [entry], options, call);
  }
  /** Hands all solutions to `take`, as they are found; the answer comes when there are no more. What
   * `take` has got when the call is aborted or runs out of time are solutions all the same. */
  enumerate(
    entry: T.Entry, take: TakeSolutions, options: T.EnumerateOptions = {}, call: Call = {},
  ): Promise<T.SearchAnswer> {
    return this.ask('enumerate', [entry], options, call, take);
  }
  count(entry: T.Entry, options: T.CountOptions = {}, call: Call = {}): Promise<T.CountAnswer> {
    return this.ask('count', [entry], options, call);
  }
  /** A line for each line: the only solution, none, several, unknown or error. */
  solveLines(text: string, options: T.ReadOptions = {}, call: Call = {}): Promise<string> {
    return this.ask('solveLines', [text], options, call);
  }
  /** The number that tells whether the engines do exactly what they do elsewhere, in hexadecimal. */
  signature(call: Call = {}): Promise<string> {
    return this.ask('signature', [], {}, call);
  }
  position(entry: T.Entry, options: T.PositionOptions = {}, call: Call = {}) {
    return this.ask<T.PositionAnswer>('position', [entry], options, call);
  }
  hint(entry: T.Entry, options: T.HintOptions = {}, call: Call = {}): Promise<T.HintAnswer> {
    return this.ask('hint', [entry], options, call);
  }
  explain(entry: T.Entry, options: T.ExplainOptions = {}, call: Call = {}) {
    return this.ask<T.ExplainAnswer>('explain', [entry], options, call);
  }
  /** Every step that is possible in the position. */
  allSteps(entry: T.Entry, options: T.AllStepsOptions = {}, call: Call = {}) {
    return this.ask<T.AllStepsAnswer>('allSteps', [entry], options, call);
  }
  rate(entry: T.Entry, options: T.RateOptions = {}, call: Call = {}): Promise<T.RateAnswer> {
    return this.ask('rate', [entry], options, call);
  }
  /** A file for another program, of the kind of that name. */
  export(entry: T.Entry, kind: string, options: T.ClauseOptions = {}, call: Call = {}) {
    return this.ask<string>('export', [entry, kind], options, call);
  }
  sizes(entry: T.Entry, kind: string, options: T.ClauseOptions = {}, call: Call = {}) {
    return this.ask<T.Sizes>('sizes', [entry, kind], options, call);
  }
  propagate(entry: T.Entry, options: T.PropagateOptions = {}, call: Call = {}) {
    return this.ask<T.PropagateAnswer>('propagate', [entry], options, call);
  }
  filter(entry: T.Entry, options: T.FilterOptions = {}, call: Call = {}) {
    return this.ask<T.FilterAnswer>('filter', [entry], options, call);
  }
  walk(entry: T.Entry, options: T.WalkOptions = {}, call: Call = {}): Promise<T.WalkAnswer> {
    return this.ask('walk', [entry], options, call);
  }
  tree(entry: T.Entry, options: T.TreeOptions = {}, call: Call = {}): Promise<T.TreeAnswer> {
    return this.ask('tree', [entry], options, call);
  }
  minimise(entry: T.Entry, options: T.MinimiseOptions = {}, call: Call = {}) {
    return this.ask<T.MinimiseAnswer>('minimise', [entry], options, call);
  }
  canon(entry: T.Entry, options: T.WriteOptions = {}, call: Call = {}): Promise<T.CanonAnswer> {
    return this.ask('canon', [entry], options, call);
  }
  transform(entry: T.Entry, options: T.TransformOptions = {}, call: Call = {}): Promise<T.Entry> {
    return this.ask('transform', [entry], options, call);
  }
  same(first: T.Entry, second: T.Entry, options: T.WriteOptions = {}, call: Call = {}) {
    return this.ask<T.SameAnswer>('same', [first, second], options, call);
  }
  /** An HTML document that is printed page by page. */
  book(entries: T.Entry[], options: T.BookOptions = {}, call: Call = {}): Promise<string> {
    return this.ask('book', [entries], options, call);
  }

  /** Ends the worker; calls that are not answered are rejected with an AbortError. */
  close(): void {
    this.closed = true;
    this.worker?.terminate();
    this.worker = null;
    for (const job of [...(this.active ? [this.active] : []), ...this.queue.splice(0)]) {
      job.cleanup();
      job.reject(abortError());
    }
    this.active = null;
  }

  private ask<Answer>(
    operation: Operation,
    values: unknown[],
    options: object,
    call: Call,
    take?: TakeSolutions,
  ): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      if (this.closed || call.signal?.aborted) {
        reject(abortError());
        return;
      }
      const message: ToWorker = {
        kind: 'ask',
        id: ++this.last,
        operation,
        values,
        options,
        language: call.language ?? this.language,
        timeout: call.timeout ?? 0,
        news: call.news !== undefined,
      };
      const onAbort = () => this.abort(job);
      const job: Job = {
        message,
        resolve: resolve as (value: unknown) => void,
        reject,
        news: call.news,
        take,
        cleanup: () => call.signal?.removeEventListener('abort', onAbort),
      };
      call.signal?.addEventListener('abort', onAbort);
      this.queue.push(job);
      this.next();
    });
  }

  private begin(): Promise<void> {
    this.starting = this.start().then(
      (worker) => {
        this.starting = null;
        if (this.closed) {
          worker.terminate();
          return;
        }
        this.worker = worker;
        worker.onMessage((message) => this.take(worker, message));
        worker.onError((error) => this.fail(worker, error));
        this.next();
      },
      (error: unknown) => {
        this.starting = null;
        for (const job of this.queue.splice(0)) {
          job.cleanup();
          job.reject(error);
        }
        throw error;
      },
    );
    return this.starting;
  }

  private next(): void {
    if (this.active || this.queue.length === 0) return;
    if (!this.worker) {
      if (!this.starting) this.begin().catch(() => {});
      return;
    }
    this.active = this.queue.shift()!;
    this.worker.post(this.active.message);
  }

  private take(worker: WorkerLike, message: FromWorker): void {
    const job = this.active;
    if (worker !== this.worker || !job || job.message.id !== message.id) return;
    if (message.kind === 'news') return job.news?.(message.news);
    if (message.kind === 'solutions') return job.take?.(message.solutions);
    this.active = null;
    job.cleanup();
    if (message.kind === 'answer') job.resolve(message.value);
    else job.reject(new EngineError(message.error));
    this.next();
  }

  // The worker is beyond help: out of memory, say. Another one takes over.
  private fail(worker: WorkerLike, error: Error): void {
    if (worker !== this.worker) return;
    const job = this.active;
    this.active = null;
    this.worker = null;
    worker.terminate();
    job?.cleanup();
    job?.reject(error);
    this.next();
  }

  private abort(job: Job): void {
    job.cleanup();
    if (job === this.active) {
      this.active = null;
      this.worker?.terminate();
      this.worker = null;
    } else {
      const place = this.queue.indexOf(job);
      if (place >= 0) this.queue.splice(place, 1);
    }
    job.reject(abortError());
    this.next();
  }
}
