/** The puzzle as a constraint model: which variables and constraints, which consistency, and how the
 * domains shrink. */

import type { Call } from 'sudokit/engine';
import type * as T from 'sudokit/types';
import { choice, tick } from '../dialog';
import { blankStand, figureFor, plainFigure, Track, type Stand } from './board_track';
import { stepsOfRemovals, type FilterStep } from './filter_steps';
import type { Hall, Lecture, ModelView, Slide } from './lecture';

const kMostLines = 60;

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

  constructor(private readonly hall: Hall) {}

  controls(): HTMLElement[] {
    const { texts: { models: texts }, changed, puzzle: { board } } = this.hall;
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
    const { engine, entry, texts: { models: texts } } = this.hall;
    const model = modelName(this.primal, this.dual, this.abstraction);
    if (model === '') return { slides: [], facts: [], refusal: texts.noModel };
    const options = { model, consistency: this.consistency, trace: true };
    const answer = await engine.ask((ready, common) => ready.filter(entry, options, common), call);
    return this.lecture(answer);
  }

  private lecture(answer: T.FilterAnswer): Lecture {
    const { puzzle, texts: { models: texts }, app } = this.hall;
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
      name,
      words: [texts.constraintsStartWords(name, number(counts[0]))],
      picture: () => ({ board: plainFigure(begin), drawing: null }),
    };
    const end: Slide = {
      name: texts.filtered[answer.answer],
      words: [texts.filteredWords[answer.answer],
        ...(answer.answer === 'open' ? [texts.candidatesLeft(number(answer.left))] : [])],
      picture: () => ({ board: plainFigure(track.at(steps.length)), drawing: null }),
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

  private slide(step: FilterStep, stand: () => Stand): Slide {
    const { texts: { models: texts } } = this.hall;
    const first = step.removals[0]!;
    const count = step.change.removed.length;
    const one = (removal: T.Removal) =>
      texts.removalWords(removal.variable, removal.removed.join(', '), removal.text);
    const lines = step.removals.length > 1 ? step.removals.slice(0, kMostLines).map(one) : [];
    if (step.removals.length > kMostLines) lines.push('\u2026');
    return {
      name: first.text,
      words: [
        texts.reasons[first.reason],
        step.removals.length > 1 ? texts.removedTogether(first.text, count) : one(first),
        ...(step.behind > 0 ? [texts.behind(step.behind)] : []),
      ],
      lines,
      picture: () => ({ board: figureFor(stand(), step.change, { because: step.because }), drawing: null }),
    };
  }
}
