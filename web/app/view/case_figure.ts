/** One case of a proof on the board: the assumption, what follows from it stage by stage, and where that
 * ends. Pure. */

import { bitOf } from '../board/digit_bits';
import type { Consequence, ProofCase } from '../engine/proofs';
import type { CellDigit } from '../game/take_step';
import type { Arrow, Figure, Mark, MarkRole, Zone } from './figure';

/** Cases with more consequences than this are drawn from one digit that is placed to the next, without
 * what is ruled out between them: with that nothing could be made out. */
const kMostDetailed = 24;

export function caseFigure(one: ProofCase): Figure {
  const { before, consequences, deadEnd, split, from } = one;
  const stages = stagesOf(consequences);
  const last = Math.max(...stages) + 1;
  const zone = (role: Zone['role'], cells: readonly number[], at: number): Zone[] =>
    (cells.length > 0 ? [{ role, cells, label: '', at }] : []);
  return {
    kind: 'case',
    digits: before.digits,
    candidates: before.candidates,
    assumed: before.assumed,
    zones: [...zone('base', from, 0), ...zone('base', split, last), ...zone('dead-end', deadEnd, last)],
    marks: marksOf(one, stages, last),
    arrows: arrowsOf(one, stages),
    stages: last,
  };
}

/** A stage is a digit that is placed, or a step of another technique; what is ruled out by that comes
 * with it. The assumption is there from the start. */
export function stagesOf(consequences: readonly Consequence[]): number[] {
  const stages: number[] = [];
  const ofStep = new Map<number, number>();
  let last = 0;
  consequences.forEach(({ holds, step, parents }, i) => {
    if (i === 0) stages.push(0);
    else if (step !== null) {
      if (!ofStep.has(step)) ofStep.set(step, ++last);
      stages.push(ofStep.get(step)!);
    } else if (holds) stages.push(++last);
    else stages.push(Math.max(0, ...parents.map((parent) => stages[parent]!)));
  });
  return stages;
}

/** Of a candidate that comes several times, what was said first stays. */
function marksOf(one: ProofCase, stages: readonly number[], last: number): Mark[] {
  const { before, consequences, next, placements, eliminations } = one;
  const marks = new Map<string, Mark>();
  const key = ({ cell, digit }: CellDigit) => `${cell} ${digit}`;
  const add = ({ cell, digit }: CellDigit, role: MarkRole, at: number) => {
    const open = (before.candidates[cell]! & bitOf(digit)) !== 0;
    if (open && !marks.has(key({ cell, digit }))) marks.set(key({ cell, digit }), { cell, digit, role, fate: 'stays', at });
  };
  consequences.forEach((some, i) =>
    add(some, !some.holds ? 'second' : i === 0 ? 'fin' : 'first', stages[i]!));
  for (const some of next) add(some, 'third', last);
  const conclude = (some: CellDigit, fate: Mark['fate']) => {
    const mark = marks.get(key(some));
    if (mark) marks.set(key(some), { ...mark, fate });
  };
  for (const some of eliminations) conclude(some, 'eliminated');
  for (const some of placements) conclude(some, 'placed');
  return [...marks.values()];
}

/** From what is to be seen on the board to what is. */
function arrowsOf({ before, consequences }: ProofCase, stages: readonly number[]): Arrow[] {
  const isSeen = ({ cell, digit }: CellDigit) => (before.candidates[cell]! & bitOf(digit)) !== 0;
  const detailed = consequences.length <= kMostDetailed;
  const end = ({ cell, digit }: CellDigit) => ({ cells: [cell], digit });
  return consequences.flatMap((one, i) => {
    if (!detailed && !one.holds && i + 1 < consequences.length) return [];
    const sources = one.parents.flatMap((parent) =>
      (detailed || consequences[parent]!.holds ? [parent] : consequences[parent]!.parents));
    return [...new Set(sources)].sort((a, b) => a - b).map((source) => consequences[source]!)
      .filter((source) => isSeen(source) && isSeen(one))
      .map((source) => ({ from: end(source), to: end(one), strong: one.holds, directed: true, at: stages[i]! }));
  });
}
