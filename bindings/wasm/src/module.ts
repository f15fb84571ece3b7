// The WebAssembly module and its memory: loads it, and calls the C interface.
import type { ErrorFacts, Language, News } from './types.js';

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): number;
  free(pointer: number): void;
  [name: string]: unknown;
}

const OK = 0;

/** News come at most this often, in milliseconds. */
const kNewsEvery = 50;

/** What a call came to where it did not work out. */
export class CallError extends Error {
  readonly facts: ErrorFacts;
  constructor(facts: ErrorFacts) {
    super(facts.message);
    this.facts = facts;
  }
}

const NOTHING = () => 0;

/** What the module asks and tells while it works. */
interface Host {
  stop(): number;
  news(solutions: number, nodes: number): void;
  solution(at: number, cells: number): number;
}

/** What the module imports: that, and a system without files and environment. */
function importsFor(host: Host): WebAssembly.Imports {
  return {
    sudokit: {
      stop: () => host.stop(),
      news: (solutions: number, nodes: number) => host.news(solutions, nodes),
      solution: (at: number, cells: number) => host.solution(at, cells),
    },
    env: { emscripten_notify_memory_growth: NOTHING },
    wasi_snapshot_preview1: {
      proc_exit: () => {
        throw new Error('the engine gave up');
      },
      environ_sizes_get: NOTHING,
      environ_get: NOTHING,
      fd_close: NOTHING,
      fd_write: NOTHING,
      fd_seek: NOTHING,
    },
  };
}

/** One instance of the module with a session of its own. Calls block until they are answered. */
export class Instance {
  private readonly wasm: Exports;
  private readonly session: number;
  private deadline = Infinity;
  private listener: ((news: News) => void) | null = null;
  private told = 0;
  private taker: ((digits: Uint8Array) => boolean) | null = null;

  static async create(module: WebAssembly.Module): Promise<Instance> {
    const host: Host = { stop: () => 0, news: () => {}, solution: () => 0 };
    const instance = await WebAssembly.instantiate(module, importsFor(host));
    return new Instance(instance.exports as unknown as Exports, host);
  }

  private constructor(wasm: Exports, host: Host) {
    this.wasm = wasm;
    wasm._initialize();
    this.session = this.made((out) => this.call('sudokit_session_new', out));
    host.stop = () => (performance.now() > this.deadline ? 1 : 0);
    host.news = (solutions, nodes) => this.tell(solutions, nodes);
    host.solution = (at, cells) => (this.taker?.(this.bytes(at, cells).slice()) ? 1 : 0);
    this.call('sudokit_host_watch', this.session);
  }

  /** Who hears from now on how far calls have come; null: nobody. */
  listen(listener: ((news: News) => void) | null): void {
    this.listener = listener;
    this.told = performance.now();
  }

  private tell(solutions: number, nodes: number): void {
    if (!this.listener || performance.now() - this.told < kNewsEvery) return;
    this.told = performance.now();
    this.listener({ solutions, nodes });
  }

  /** Hands every solution of a puzzle to `take` until that answers false. */
  enumerate(puzzle: number, options: string | null, take: (digits: Uint8Array) => boolean): string {
    this.taker = take;
    try {
      return this.text('sudokit_host_enumerate', puzzle, options);
    } finally {
      this.taker = null;
    }
  }

  /** Sets the language of texts, and how many milliseconds a call may take (0: any). */
  prepare(language: Language, timeout: number): void {
    this.deadline = timeout > 0 ? performance.now() + timeout : Infinity;
    this.withTexts([language], ([word]) =>
      this.check(this.call('sudokit_session_language', this.session, word!.at)),
    );
  }

  /** Calls a function that gives a text back. `values` are handles (numbers) and texts. */
  text(name: string, ...values: (number | string | null)[]): string {
    return this.withTexts(values, (pointers) => {
      const text = this.made((out) =>
        this.call(name, this.session, ...pointers.map((pointer) => pointer.at), out),
      );
      try {
        const at = this.call('sudokit_text_data', text);
        return decoder.decode(this.bytes(at, this.call('sudokit_text_size', text)));
      } finally {
        this.call('sudokit_text_free', text);
      }
    });
  }

  /** The same for functions that take the text with its size. */
  textOfBytes(name: string, text: string, options: string | null): string {
    return this.withTexts([text, options], ([bytes, rest]) => {
      const out = this.made((place) =>
        this.call(name, this.session, bytes!.at, bytes!.size, rest!.at, place),
      );
      try {
        const at = this.call('sudokit_text_data', out);
        return decoder.decode(this.bytes(at, this.call('sudokit_text_size', out)));
      } finally {
        this.call('sudokit_text_free', out);
      }
    });
  }

  signature(): string {
    const at = this.wasm.malloc(8);
    try {
      this.check(this.call('sudokit_signature', this.session, at));
      const number = new DataView(this.wasm.memory.buffer).getBigUint64(at, true);
      return number.toString(16).padStart(16, '0');
    } finally {
      this.wasm.free(at);
    }
  }

  /** The puzzles of a text as a handle, handed to `use` and freed behind it. */
  withRead<Value>(
    text: string,
    options: string | null,
    use: (puzzles: number) => Value,
  ): Value {
    const puzzles = this.withTexts([text, options], ([bytes, rest]) =>
      this.made((out) =>
        this.call('sudokit_read', this.session, bytes!.at, bytes!.size, rest!.at, out),
      ),
    );
    return this.using(puzzles, 'sudokit_puzzles_free', use);
  }

  /** The puzzles that are made as the options wish. */
  withGenerated<Value>(options: string | null, use: (puzzles: number) => Value): Value {
    const puzzles = this.withTexts([options], ([rest]) =>
      this.made((out) => this.call('sudokit_generate', this.session, rest!.at, out)),
    );
    return this.using(puzzles, 'sudokit_puzzles_free', use);
  }

  /** The only puzzle of an entry. */
  withPuzzle<Value>(entry: string, use: (puzzle: number) => Value): Value {
    return this.withRead(entry, null, (puzzles) => this.withPuzzleOf(puzzles, 0, use));
  }

  withPuzzleOf<Value>(puzzles: number, index: number, use: (puzzle: number) => Value): Value {
    const puzzle = this.made((out) => this.call('sudokit_puzzles_get', puzzles, index, out));
    return this.using(puzzle, 'sudokit_puzzle_free', use);
  }

  withTransformed<Value>(
    puzzle: number,
    options: string | null,
    use: (puzzle: number) => Value,
  ): Value {
    const moved = this.withTexts([options], ([rest]) =>
      this.made((out) => this.call('sudokit_transform', this.session, puzzle, rest!.at, out)),
    );
    return this.using(moved, 'sudokit_puzzle_free', use);
  }

  /** A list of the puzzles of entries. */
  withList<Value>(entries: string[], use: (puzzles: number) => Value): Value {
    const list = this.made((out) => this.call('sudokit_puzzles_new', out));
    return this.using(list, 'sudokit_puzzles_free', () => {
      for (const entry of entries) {
        this.withPuzzle(entry, (puzzle) =>
          this.check(this.call('sudokit_puzzles_add', list, puzzle)),
        );
      }
      return use(list);
    });
  }

  count(puzzles: number): number {
    return this.call('sudokit_puzzles_count', puzzles);
  }

  // --- memory ---------------------------------------------------------------------------------

  private call(name: string, ...values: number[]): number {
    const called = this.wasm[name] as (...values: number[]) => number;
    return called(...values) >>> 0;
  }

  private bytes(at: number, size: number): Uint8Array {
    return new Uint8Array(this.wasm.memory.buffer, at, size);
  }

  private using<Value>(handle: number, free: string, use: (handle: number) => Value): Value {
    try {
      return use(handle);
    } finally {
      this.call(free, handle);
    }
  }

  // What a call puts into its last argument.
  private made(call: (out: number) => number): number {
    const out = this.wasm.malloc(4);
    try {
      this.check(call(out));
      return new DataView(this.wasm.memory.buffer).getUint32(out, true);
    } finally {
      this.wasm.free(out);
    }
  }

  // Texts go into memory for as long as `use` takes; null and handles stay as they are.
  private withTexts<Value>(
    values: (number | string | null)[],
    use: (pointers: { at: number; size: number }[]) => Value,
  ): Value {
    const taken: number[] = [];
    try {
      const pointers = values.map((value) => {
        if (typeof value !== 'string') return { at: value ?? 0, size: 0 };
        const bytes = encoder.encode(value);
        const at = this.wasm.malloc(bytes.length + 1);
        if (at === 0) throw new Error('out of memory');
        taken.push(at);
        const place = this.bytes(at, bytes.length + 1);
        place.set(bytes);
        place[bytes.length] = 0;
        return { at, size: bytes.length };
      });
      return use(pointers);
    } finally {
      for (const at of taken) this.wasm.free(at);
    }
  }

  private check(status: number): void {
    if (status === OK) return;
    const out = this.wasm.malloc(4);
    this.call('sudokit_session_error', this.session, out);
    const text = new DataView(this.wasm.memory.buffer).getUint32(out, true);
    this.wasm.free(out);
    const at = this.call('sudokit_text_data', text);
    const json = decoder.decode(this.bytes(at, this.call('sudokit_text_size', text)));
    this.call('sudokit_text_free', text);
    throw new CallError(JSON.parse(json) as ErrorFacts);
  }
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
