/** The puzzle as a formula: its clauses by family, and what follows from them, literal by literal. */

import type { Call } from 'sudokit/engine';
import type * as T from 'sudokit/types';
import { cellName } from '../../board/board';
import { symbolOf } from '../../board/symbols';
import { choice, tick } from '../dialog';
import type { Zone } from '../figure';
import { blankStand, figureFor, kNoChange, plainFigure, Track, type Pair, type Stand } from './board_track';
import { pairOf, stepsOfTrace, type FormulaStep } from './formula_steps';
import type { Hall, Lecture, ModelView, Slide } from './lecture';

type Encoding = NonNullable<T.ClauseOptions['encoding']>;
type Givens = NonNullable<T.ClauseOptions['givens']>;
type AtMostOne = NonNullable<T.ClauseOptions['at_most_one']>;

/** More deductions than these are not told one by one within a slide. */
const kMostLines = 60;

export class FormulaView implements ModelView {
  readonly files = ['dimacs', '3sat', '3sat-exact', 'opb', 'smt2'];
  private encoding: Encoding = 'extended';
  private givens: Givens = 'units';
  private atMostOne: AtMostOne = 'pairwise';
  private depth = 0;
  private grouped = true;

  constructor(private readonly hall: Hall) {}

  controls(): HTMLElement[] {
    const { texts: { models: texts }, changed } = this.hall;
    const encodings: Encoding[] = ['minimal', 'efficient', 'extended'];
    const givens: Givens[] = ['units', 'full'];
    const ways: AtMostOne[] = ['pairwise', 'product', 'ladder', 'commander'];
    return [
      choice(texts.encoding, encodings.map((name) => [name, texts.encodings[name]] as const), this.encoding,
        (name) => { this.encoding = name; changed(); }),
      choice(texts.givenClauses, givens.map((name) => [name, texts.givensAs[name]] as const), this.givens,
        (name) => { this.givens = name; changed(); }),
      choice(texts.atMostOne, ways.map((name) => [name, texts.atMostOnes[name]] as const), this.atMostOne,
        (name) => { this.atMostOne = name; changed(); }),
      choice(texts.deduceBy, ['0', '1', '2'].map((depth) => [depth, texts.depths[Number(depth)]!] as const),
        String(this.depth), (depth) => { this.depth = Number(depth); changed(); }),
      tick(texts.groupLiterals, this.grouped, (grouped) => { this.grouped = grouped; changed(); }),
    ];
  }

  fileOptions(): T.ClauseOptions {
    return { encoding: this.encoding, givens: this.givens, at_most_one: this.atMostOne };
  }

  async load(call: Call): Promise<Lecture> {
    const { engine, entry } = this.hall;
    const clauses = this.fileOptions();
    const sizes = await engine.ask((ready, common) => ready.sizes(entry, 'dimacs', clauses, common), call);
    const options = { ...clauses, depth: this.depth, trace: true };
    const answer = await engine.ask((ready, common) => ready.propagate(entry, options, common), call);
    return this.lecture(sizes, answer);
  }

  private lecture(sizes: T.Sizes, answer: T.PropagateAnswer): Lecture {
    const { puzzle, texts: { models: texts }, app } = this.hall;
    const { order } = puzzle.board;
    const number = (value: number | undefined) => (value ?? 0).toLocaleString(app.state.settings.language);
    const steps = stepsOfTrace(answer.trace ?? [], order, this.grouped);
    const track = new Track(blankStand(puzzle), steps.map(({ change }) => change));
    const candidates = puzzle.board.cellCount * order;
    const auxiliary = (sizes.variables ?? candidates) - candidates;
    const start: Slide = {
      name: texts.formulaStart,
      words: [texts.formulaStartWords(number(candidates), auxiliary > 0 ? number(auxiliary) : '', number(sizes.clauses))],
      picture: () => ({ board: plainFigure(track.start), drawing: null }),
    };
    const last = track.at(steps.length);
    const end: Slide = {
      name: texts.propagated[answer.answer],
      words: [texts.propagatedWords[answer.answer], ...(answer.contradiction ? [answer.contradiction] : []),
        ...(answer.left ? [texts.formulaLeft(number(answer.left.clauses), number(answer.left.variables))] : [])],
      picture: () => ({
        board: answer.emptied ? figureFor(last, kNoChange, { zones: this.zonesOf(answer.emptied, 'dead-end') })
          : plainFigure(last),
        drawing: null,
      }),
    };
    const counts = track.left();
    return {
      slides: [start, ...steps.map((step, i) => this.slide(step, () => track.at(i))), end],
      left: [counts[0]!, ...counts],
      facts: [
        [texts.variables, number(sizes.variables)],
        [texts.clauses, number(sizes.clauses)],
        [texts.literals, number(sizes.literals)],
        [texts.deductions, number(answer.trace?.length)],
      ],
      table: {
        head: [texts.family, texts.says, texts.clauses, texts.literals],
        rows: (sizes.families ?? []).map(({ family, clauses, literals }) =>
          [family, texts.families[family as keyof typeof texts.families] ?? '', number(clauses), number(literals)]),
      },
    };
  }

  private slide(step: FormulaStep, stand: () => Stand): Slide {
    const { texts: { models: texts } } = this.hall;
    const { deductions, kind, cause, change } = step;
    const first = deductions[0]!;
    const count = deductions.length;
    const single = first.text ?? '';
    const told = deductions.slice(0, kMostLines).map(({ words, text, family }) => `${words}: ${text ?? ''} (${family ?? ''})`);
    if (count > kMostLines) told.push('\u2026');
    if (kind === 'refuted') return this.refuted(first, step, stand);
    const clause = first.clause ? [texts.clauseOf(first.family ?? '', this.clauseText(first.clause))] : [];
    const why = cause ? [cause] : this.falsified(first);
    return {
      name: kind === 'givens' ? texts.formulaGivens(count)
        : count > 1 ? texts.ruledOut(count, cause ? this.pairText(cause) : '') : first.words,
      words: kind === 'givens' ? [texts.formulaGivensWords]
        : count > 1 ? [texts.ruledOutWords(cause ? this.pairText(cause) : '', count)] : [single],
      lines: count > 1 ? told : clause,
      picture: () => ({
        board: figureFor(stand(), change, {
          zones: kind === 'holds' && first.clause ? this.zonesOf(first.clause, 'base') : [], because: why,
        }),
        drawing: null,
      }),
    };
  }

  /** The other literals of a clause that has become unit are candidates that are gone: nothing to
   * mark, but for the one that a clause of two rules out. */
  private falsified(deduction: T.Deduction): Pair[] {
    const { clause, literal } = deduction;
    if (clause?.length !== 2) return [];
    const pair = pairOf(clause.find((other) => other !== literal) ?? 0, this.hall.puzzle.board.order);
    return pair ? [pair] : [];
  }

  private refuted(deduction: T.Deduction, step: FormulaStep, stand: () => Stand): Slide {
    const { puzzle: { board: { order } }, texts: { models: texts } } = this.hall;
    const chain = deduction.derivation ?? [];
    const positive = chain.filter(({ holds }) => holds)
      .map(({ literal }) => pairOf(literal, order)).filter((pair) => pair !== null);
    return {
      name: texts.failedLiteral(deduction.words),
      words: [texts.failedLiteralWords(deduction.words, deduction.text ?? '')],
      lines: chain.slice(0, kMostLines).map(({ words, text, reason }, i) =>
        `${i + 1}. ${words}: ${reason === 'assumed' ? texts.assumed : (text ?? '')}`),
      picture: () => ({
        board: figureFor(stand(), step.change, {
          because: positive, role: 'second',
          zones: deduction.clause ? this.zonesOf(deduction.clause, 'dead-end') : [],
        }),
        drawing: null,
      }),
    };
  }

  /** The cells that a clause speaks of. */
  private zonesOf(clause: readonly number[], role: Zone['role']): Zone[] {
    const { order } = this.hall.puzzle.board;
    const cells = clause.map((literal) => pairOf(literal, order)?.cell).filter((cell) => cell !== undefined);
    return [{ role, cells: [...new Set(cells)], label: '' }];
  }

  private pairText({ cell, digit }: Pair): string {
    const { order } = this.hall.puzzle.board;
    return `${this.hall.texts.models.cellShort(cellName(cell, order))} = ${symbolOf(digit, order)}`;
  }

  /** "x(1,1,5) or not x(1,2,5)". */
  private clauseText(clause: readonly number[]): string {
    const { puzzle: { board: { order } }, texts: { models: texts } } = this.hall;
    return clause.map((literal) => {
      const pair = pairOf(literal, order);
      const name = pair
        ? `x(${Math.floor(pair.cell / order) + 1},${(pair.cell % order) + 1},${pair.digit})` : `x${Math.abs(literal)}`;
      return literal > 0 ? name : `\u00ac${name}`;
    }).join(texts.or);
  }
}
