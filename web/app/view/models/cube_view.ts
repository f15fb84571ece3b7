/** The puzzle as a 0-1 programme: the cube of its variables, filled by its equations. */

import type { Call } from 'sudokit/engine';
import type * as T from 'sudokit/types';
import { after, Track, type Stand } from './board_track';
import { cubePicture, type CubeScene } from './cube_picture';
import type { Hall, Lecture, ModelView, Picture, Slide } from './lecture';
import { sizesOf } from './sizes';
import { changeOfStep, startOf, termsOf } from './walk_track';

/** Beyond this order only the level at hand is drawn. */
const kMostLevels = 9;

export class CubeView implements ModelView {
  readonly files = ['lp', 'mps', 'xcover'];

  constructor(private readonly hall: Hall) {}

  controls(): HTMLElement[] {
    return [];
  }

  fileOptions(): T.ClauseOptions {
    return {};
  }

  async load(call: Call): Promise<Lecture> {
    const { engine, entry } = this.hall;
    const sizes = await sizesOf(this.hall, 'lp', call);
    const walk = await engine.ask((ready, common) => ready.walk(entry, { as: 'cube' }, common), call);
    return this.lecture(sizes, walk);
  }

  private lecture(sizes: T.Sizes | null, walk: T.WalkAnswer): Lecture {
    const { puzzle, texts: { models: texts }, app } = this.hall;
    const { order } = puzzle.board;
    const number = (value: number | undefined) => (value ?? 0).toLocaleString(app.state.settings.language);
    const track = new Track(startOf(walk, puzzle), walk.steps.map((step) => changeOfStep(step, order)));
    const counts = track.left();
    const start: Slide = {
      name: texts.cubeStart,
      words: [walk.start_text, texts.cubeStartWords, ...(sizes ? [] : [texts.cubeConstraints])],
      picture: () => this.picture(track.start, 1, {}),
    };
    const end: Slide = {
      name: texts.walkEnds[walk.outcome],
      words: walk.end_text.split('\n').filter(Boolean),
      picture: () => this.picture(track.at(walk.steps.length), 1, {}),
    };
    return {
      slides: [start, ...walk.steps.map((step, i) => this.slide(step, () => track.at(i))), end],
      left: [...counts, counts.at(-1)!],
      facts: [
        ...(sizes ? [
          [texts.variables, number(sizes.variables)],
          [texts.equations, number(sizes.equations)],
          [texts.rank, texts.rankOf(number(sizes.rank), number(sizes.rules))],
        ] as const : []),
        [texts.choices, number(walk.choices)],
      ],
      ...(sizes ? { table: {
        head: [texts.family, texts.equations, texts.redundant],
        rows: (sizes.families ?? []).map(({ family, equations, redundant }) => [
          texts.equationFamilies[family as keyof typeof texts.equationFamilies] ?? family,
          number(equations), number(redundant)]),
      } } : {}),
    };
  }

  private slide(step: T.WalkStep, before: () => Stand): Slide {
    const { puzzle: { board } } = this.hall;
    const [words = '', ...lines] = step.text.split('\n').filter(Boolean);
    const change = changeOfStep(step, board.order);
    const equations = step.equations.map((name) => termsOf(name, board)).filter((equation) => equation !== null);
    return {
      name: step.name,
      words: [words],
      lines,
      picture: () => this.picture(after(before(), change), step.digit,
        { one: change.placed[0]!, zeros: change.removed, equations }),
    };
  }

  private picture(stand: Stand, digit: number, more: Partial<CubeScene>): Picture {
    const { puzzle } = this.hall;
    const { order } = puzzle.board;
    const levels = order <= kMostLevels ? Array.from({ length: order }, (_, i) => i + 1) : [digit];
    const scene = { puzzle, stand, one: null, zeros: [], equations: [], levels, ...more };
    return { board: null, drawing: cubePicture(scene) };
  }
}
