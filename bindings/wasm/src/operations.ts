// What the worker does for each question.
import type { Operation, Question } from './protocol.js';
import type { Entry } from './types.js';
import type { Instance } from './module.js';

/** What is said before the answer. */
export type Meanwhile = (solutions: Uint8Array[]) => void;

type Work = (
  instance: Instance,
  values: unknown[],
  options: string | null,
  meanwhile: Meanwhile,
) => unknown;

/** Solutions are handed over so many at a time, or after so many milliseconds. */
const kMostTogether = 1000;
const kLongest = 50;

const enumerate: Work = (instance, [entry], options, meanwhile) => {
  let batch: Uint8Array[] = [];
  let since = performance.now();
  const flush = () => {
    if (batch.length > 0) meanwhile(batch);
    batch = [];
    since = performance.now();
  };
  const answer = instance.withPuzzle(entry as Entry, (puzzle) =>
    instance.enumerate(puzzle, options, (digits) => {
      batch.push(digits);
      if (batch.length >= kMostTogether || performance.now() - since > kLongest) flush();
      return true;
    }),
  );
  flush();
  return json(answer);
};

// About a puzzle, by the function of that name, answered by JSON or by another text.
const about =
  (name: string, answer: (text: string) => unknown): Work =>
  (instance, [entry], options) =>
    answer(
      instance.withPuzzle(entry as Entry, (puzzle) =>
        instance.text(`sudokit_${name}`, puzzle, options),
      ),
    );

// The same with a word: a format, or a kind of export.
const named =
  (name: string, answer: (text: string) => unknown): Work =>
  (instance, [entry, word], options) =>
    answer(
      instance.withPuzzle(entry as Entry, (puzzle) =>
        instance.text(`sudokit_${name}`, puzzle, word as string, options),
      ),
    );

const plain = (text: string) => text;
const json = (text: string): unknown => JSON.parse(text);

const entryOf = (instance: Instance, puzzle: number): Entry =>
  instance.text('sudokit_write', puzzle, 'json', null).trimEnd();

const entriesOf = (instance: Instance, puzzles: number): Entry[] =>
  Array.from({ length: instance.count(puzzles) }, (_, index) =>
    instance.withPuzzleOf(puzzles, index, (puzzle) => entryOf(instance, puzzle)),
  );

const operations: Record<Operation, Work> = {
  read: (instance, [text], options) =>
    instance.withRead(text as string, options, (puzzles) => entriesOf(instance, puzzles)),
  generate: (instance, _, options) =>
    instance.withGenerated(options, (puzzles) => entriesOf(instance, puzzles)),
  choices: (instance) => json(instance.text('sudokit_choices')),
  facts: (instance, [entry]) =>
    json(
      instance.withPuzzle(entry as Entry, (puzzle) => instance.text('sudokit_facts', puzzle)),
    ),
  write: named('write', plain),
  writeAll: (instance, [entries, format], options) =>
    instance.withList(entries as Entry[], (puzzles) =>
      instance.text('sudokit_write_all', puzzles, format as string, options),
    ),
  draw: about('draw', plain),
  solve: about('solve', json),
  enumerate,
  count: about('count', json),
  solveLines: (instance, [text], options) =>
    instance.textOfBytes('sudokit_solve_lines', text as string, options),
  signature: (instance) => instance.signature(),
  position: about('position', json),
  hint: about('hint', json),
  explain: about('explain', json),
  allSteps: about('all_steps', json),
  rate: about('rate', json),
  export: named('export', plain),
  sizes: named('sizes', json),
  propagate: about('propagate', json),
  filter: about('filter', json),
  walk: about('walk', json),
  tree: about('tree', json),
  minimise: about('minimise', json),
  canon: about('canon', json),
  transform: (instance, [entry], options) =>
    instance.withPuzzle(entry as Entry, (puzzle) =>
      instance.withTransformed(puzzle, options, (moved) => entryOf(instance, moved)),
    ),
  same: (instance, [first, second], options) =>
    json(
      instance.withPuzzle(first as Entry, (a) =>
        instance.withPuzzle(second as Entry, (b) =>
          instance.text('sudokit_same', a, b, options),
        ),
      ),
    ),
  book: (instance, [entries], options) =>
    instance.withList(entries as Entry[], (puzzles) =>
      instance.text('sudokit_book', puzzles, options),
    ),
};

/** The answer to a question. */
export function perform(instance: Instance, question: Question, meanwhile: Meanwhile): unknown {
  instance.prepare(question.language, question.timeout);
  const text = JSON.stringify(question.options);
  const options = text === '{}' ? null : text;
  return operations[question.operation](instance, question.values, options, meanwhile);
}
