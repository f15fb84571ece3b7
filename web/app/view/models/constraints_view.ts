/** The puzzle as a constraint model: which variables and constraints, which consistency, and how the
 * domains shrink. */

import type { Call } from 'sudokit/engine';
import type * as T from 'sudokit/types';
import { cellName } from '../../board/board';
import type { Puzzle } from '../../board/puzzle';
import { symbolOf } from '../../board/symbols';
import { entryJson } from '../../formats/entry_json';
import { choice, tick } from '../dialog';
import type { Figure } from '../figure';
import { blankStand, figureFor, plainFigure, Track, type Pair, type Stand } from './board_track';
import { stepsOfRemovals, type FilterStep } from './filter_steps';
import type { Hall, Lecture, ModelView, Slide } from './lecture';

const kMostLines = 60;

interface Assumed {
  readonly pair: Pair;
  readonly stand: Stand;
  readonly slide: number;
}

type Strength = string;
type Abstraction = 'none' | 'ABSTRACT' | '3-ABSTRACT';

/** The name of a model, as the engine reads it; '' if it has no part. */
export function modelName(primal: Strength, dual: Strength, abstraction: Abstraction): string {
  const part = (strength: Strength, name: string) =>
    (strength === '0' ? [] : [strength === '2' ? name : `${strength}-${name}`]);
  return [...part(primal, 'PRIMAL'), ...part(dual, 'DUAL'), ...(abstraction === 'none' ? [] : [abstraction])].join('+');
}

export class ConstraintsView implements ModelView {
  readonly files = ['minizinc', 'xcsp3'];
  private primal: Strength = '2';
  private dual: Strength = '0';
  private abstraction: Abstraction = 'none';
  private consistency: 'ac' | 'sac' = 'ac';
  private grouped = true;
  /** A value that singleton consistency has refuted, and where: what follows from it is shown. */
  private assumed: Assumed | null = null;

  constructor(private readonly hall: Hall) {}

  controls(): HTMLElement[] {
    const { texts: { models: texts }, puzzle: { board } } = this.hall;
    const changed = (): void => {
      this.assumed = null;
      this.hall.changed();
    };
    const strengths = ['0', '2', ...Array.from({ length: Math.max(0, board.order - 2) }, (_, i) => String(i + 3))]
      .filter((name) => Number(name) <= 5 || Number(name) === board.order)
      .map((name) => [name, texts.strength(Number(name), board.order)] as const);
    const abstractions: [Abstraction, string][] = [
      ['none', texts.absent], ['ABSTRACT', texts.abstractPairs], ['3-ABSTRACT', texts.abstractGroups],
    ];
    return [
      choice(texts.primal, strengths, this.primal, (name) => { this.primal = name; changed(); }),
      choice(texts.dual, strengths, this.dual, (name) => { this.dual = name; changed(); }),
      ...(board.shape.boxes
        ? [choice(texts.abstract, abstractions, this.abstraction, (name) => { this.abstraction = name; changed(); })]
        : []),
      choice(texts.consistency, [['ac', texts.consistencies.ac], ['sac', texts.consistencies.sac]] as const,
        this.consistency, (name) => { this.consistency = name; changed(); }),
      tick(texts.groupRemovals, this.grouped, (grouped) => { this.grouped = grouped; changed(); }),
    ];
  }

  fileOptions(): T.ClauseOptions {
    return {};
  }

  async load(call: Call): Promise<Lecture> {
    const { engine, texts: { models: texts } } = this.hall;
    const model = modelName(this.primal, this.dual, this.abstraction);
    if (model === '') return { slides: [], facts: [], refusal: texts.noModel };
    const from = this.assumed ? assuming(this.hall.puzzle, this.assumed) : this.hall.puzzle;
    const options = { model, consistency: this.assumed ? 'ac' as const : this.consistency, trace: true };
    const entry = JSON.stringify(entryJson(from));
    const answer = await engine.ask((ready, common) => ready.filter(entry, options, common), call);
    return this.lecture(answer, from);
  }

  private lecture(answer: T.FilterAnswer, puzzle: Puzzle): Lecture {
    const { texts: { models: texts }, app } = this.hall;
    const { assumed } = this;
    const number = (value: number | undefined) => (value ?? 0).toLocaleString(app.state.settings.language);
    const blank = blankStand(puzzle);
    const begin: Stand = {
      digits: puzzle.givens,
      candidates: blank.candidates.map((bits, cell) => {
        const given = puzzle.givens[cell]!;
        return given > 0 ? 1 << (given - 1) : bits;
      }),
    };
    const trace = answer.trace ?? [];
    const steps = stepsOfRemovals(trace, begin, puzzle.board.order, this.grouped);
    const track = new Track(begin, steps.map(({ change }) => change));
    const counts = track.left();
    const name = `${answer.consistency === 'sac' ? 'SAC' : 'AC'}(${answer.model ?? ''})`;
    const start: Slide = {
      name: assumed ? texts.assume(this.pairText(assumed.pair)) : name,
      words: [assumed ? texts.assumeWords : texts.constraintsStartWords(name, number(counts[0]))],
      action: assumed ? { name: texts.assumeBack, run: () => this.back(assumed) } : null,
      picture: () => ({ board: plainFigure(begin), drawing: null }),
    };
    const end: Slide = {
      name: texts.filtered[answer.answer],
      words: [assumed && answer.answer === 'none' ? texts.assumeRefuted(this.pairText(assumed.pair)) : texts.filteredWords[answer.answer],
        ...(answer.answer === 'open' ? [texts.candidatesLeft(number(answer.left))] : [])],
      action: start.action ?? null,
      picture: () => ({ board: endFigure(track.at(steps.length)), drawing: null }),
    };
    return {
      slides: [start, ...steps.map((step, i) => this.slide(step, () => track.at(i))), end],
      left: [counts[0]!, ...counts],
      facts: [
        [texts.model, name],
        [texts.removals, number(trace.length)],
        [texts.verdict, texts.filtered[answer.answer]],
      ],
    };
  }

  private assume(pair: Pair, stand: Stand): void {
    this.assumed = { pair, stand, slide: this.hall.slide() };
    this.hall.changed();
  }

  private back({ slide }: Assumed): void {
    this.assumed = null;
    this.hall.changed(slide);
  }

  private pairText({ cell, digit }: Pair): string {
    const { order } = this.hall.puzzle.board;
    return `${this.hall.texts.models.cellShort(cellName(cell, order))} = ${symbolOf(digit, order)}`;
  }

  private slide(step: FilterStep, stand: () => Stand): Slide {
    const { texts: { models: texts } } = this.hall;
    const first = step.removals[0]!;
    const count = step.change.removed.length;
    const pair = first.cell === null ? undefined : step.change.removed[0];
    const one = (removal: T.Removal) =>
      texts.removalWords(removal.variable, removal.removed.join(', '), removal.text);
    const lines = step.removals.length > 1 ? step.removals.slice(0, kMostLines).map(one) : [];
    if (step.removals.length > kMostLines) lines.push('\u2026');
    return {
      name: first.text,
      words: [
        first.reason === 'different' && first.cell === null ? texts.differentPlaces : texts.reasons[first.reason],
        step.removals.length > 1 ? texts.removedTogether(first.text, count) : one(first),
        ...(step.behind > 0 ? [texts.behind(step.behind)] : []),
      ],
      lines,
      action: pair === undefined || first.reason !== 'refuted' ? null
        : { name: texts.showContradiction, run: () => this.assume(pair, stand()) },
      picture: () => ({ board: figureFor(stand(), step.change, { because: step.because }), drawing: null }),
    };
  }
}

/** The puzzle with what was left when a value was tried, and that value. */
function assuming(puzzle: Puzzle, { pair, stand }: Assumed): Puzzle {
  const givens = [...stand.digits];
  givens[pair.cell] = pair.digit;
  return { ...puzzle, givens, pencilmarks: stand.candidates };
}

/** The last stand; cells whose domain is empty are marked. */
function endFigure(stand: Stand): Figure {
  const cells = stand.candidates.flatMap((bits, cell) => (bits === 0 ? [cell] : []));
  const figure = plainFigure(stand);
  return cells.length === 0 ? figure : { ...figure, zones: [{ role: 'dead-end', cells, label: '' }] };
}
