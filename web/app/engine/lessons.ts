/** Positions to learn techniques on, from the engine: worked examples, and others to practise. */

import type { Call, Engine } from 'sudokit/engine';
import { EngineError } from 'sudokit/errors';
import type * as T from 'sudokit/types';
import { bitsOfDigits } from '../board/digit_bits';
import type { Puzzle } from '../board/puzzle';
import { digitsOfLine } from '../board/symbols';
import { cellOfName } from '../board/board';
import { entryJson, readEntryJson } from '../formats/entry_json';
import type { Conclusions } from '../game/judge_marks';
import { emptyPosition } from '../game/position';

export type Technique = T.Choices['techniques'][number];

/** Where a position comes from: the worked example, made for the purpose, or the example moved and
 * renamed. */
export type Origin = 'example' | 'made' | 'guise';

export interface Exercise {
  readonly technique: Technique;
  readonly origin: Origin;
  /** The puzzle with the position, as text. */
  readonly entry: T.Entry;
  readonly puzzle: Puzzle;
  readonly start: T.Position;
  /** Every step of the technique there, and what it concludes. */
  readonly steps: readonly T.ToldStep[];
  readonly conclusions: readonly Conclusions[];
  readonly solution: readonly number[];
}

/** Whether the engine offers one step of many: of trees one is enough, and all of them are too many. */
export function isOneOfMany({ name }: Technique): boolean {
  return name === 'bifurcation-tree';
}

/** How long the generator may look for a puzzle, in milliseconds. */
const kPatience = 3500;

const kTurns: readonly T.TurnName[] = [
  'rotate90', 'rotate180', 'rotate270', 'left-right', 'top-bottom', 'diagonal', 'antidiagonal',
];

export async function exampleOf(engine: Engine, technique: Technique, call: Call): Promise<Exercise> {
  const [entry] = await engine.read(technique.example, {}, call);
  return exerciseOf(engine, technique, entry!, 'example', call);
}

/** A position where the technique is the next step: of a puzzle made for it or, where that takes too
 * long, the worked example in another guise. */
export async function practiceOf(
  engine: Engine, technique: Technique, seed: number, call: Call,
): Promise<Exercise> {
  const made = await madeFor(engine, technique, seed, call);
  if (made) return exerciseOf(engine, technique, made, 'made', call);
  return exerciseOf(engine, technique, await guiseOf(engine, technique, seed, call), 'guise', call);
}

/** The worked example moved and renamed at random. What is added up keeps its name: there the board
 * is turned, and another place on the way through the puzzle is taken. */
async function guiseOf(
  engine: Engine, technique: Technique, seed: number, call: Call,
): Promise<T.Entry> {
  const [example] = await engine.read(technique.example, {}, call);
  if (technique.family !== 'constraint') return engine.transform(example!, { seed }, call);
  const turned = await engine.transform(example!, { turn: kTurns[seed % kTurns.length]! }, call);
  const bare = JSON.stringify(entryJson(readEntryJson(turned).puzzle));
  const walk = await engine.explain(bare, { verify: false }, call);
  const places = walk.steps.flatMap((step, i) => (step.technique === technique.name ? [i] : []));
  return entryAt(bare, positionBefore(walk, places[Math.floor(seed / kTurns.length) % places.length] ?? 0));
}

function positionBefore(walk: T.ExplainAnswer, place: number): T.Position {
  return place === 0 ? walk.start : walk.steps[place - 1]!.after;
}

/** The exercise with its texts in the language of the call. */
export function exerciseAgain(engine: Engine, exercise: Exercise, technique: Technique, call: Call) {
  return exerciseOf(engine, technique, exercise.entry, exercise.origin, call);
}

/** The position of a new puzzle before the first step of the technique; null if there is none soon. */
async function madeFor(
  engine: Engine, technique: Technique, seed: number, call: Call,
): Promise<T.Entry | null> {
  try {
    const limited = { ...call, timeout: kPatience };
    // Nearly every puzzle has a full house on its way, and hardly any needs nothing else.
    const wish = technique.name === 'full-house' ? { level: 'very-easy' } : { uses: technique.name };
    const [made] = await engine.generate({ ...wish, seed }, limited);
    if (made === undefined) return null;
    const walk = await engine.explain(made, { until: technique.name, verify: false }, limited);
    const place = walk.steps.findIndex((step) => step.technique === technique.name);
    if (place < 0) return null;
    return entryAt(made, positionBefore(walk, place));
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

/** The puzzle in that position: all other candidates are noted as gone. */
function entryAt(entry: T.Entry, position: T.Position): T.Entry {
  const { puzzle } = readEntryJson(entry);
  const cells = emptyPosition(puzzle).map((state, cell) =>
    puzzle.givens[cell] ? state : {
      ...state, digit: position.digits[cell]!, notes: bitsOfDigits(position.candidates[cell]!),
    });
  return JSON.stringify(entryJson(puzzle, cells));
}

async function exerciseOf(
  engine: Engine, technique: Technique, entry: T.Entry, origin: Origin, call: Call,
): Promise<Exercise> {
  const only = [technique.name];
  const { start, steps } = await engine.allSteps(entry, { only, figures: true }, call);
  const { solutions } = await engine.solve(entry, {}, call);
  const { puzzle } = readEntryJson(entry);
  const { order } = puzzle.board;
  return {
    technique, origin, entry, start, steps,
    puzzle: { ...puzzle, words: { title: technique.text } },
    conclusions: steps.map((step) => conclusionsIn(step, order)),
    solution: digitsOfLine(solutions[0] ?? '', order),
  };
}

/** What a step concludes, with cells by number. */
export function conclusionsIn(step: T.Step, order: number): Conclusions {
  const known = (list: readonly T.Candidate[]) =>
    list.map(({ cell, digit }) => ({ cell: cellOfName(cell, order) ?? 0, digit }));
  return { placements: known(step.placements), eliminations: known(step.eliminations) };
}
