/** The puzzle as a graph, coloured vertex by vertex. */

import type { Call } from 'sudokit/engine';
import type * as T from 'sudokit/types';
import { cellName, cellOfName } from '../../board/board';
import { choice } from '../dialog';
import { givenStand, Track } from './board_track';
import { edgesOf, graphPicture, kMostOrderWithEdges, type GraphScene, type Layout } from './graph_picture';
import type { Hall, Lecture, ModelView, Slide } from './lecture';
import { refusalOf } from '../refusal';
import { sizesOf } from './sizes';
import { changeOfStep, reasonEdges, termsOf } from './walk_track';

export class GraphView implements ModelView {
  readonly files = ['col', 'graphml', 'dot'];
  private layout: Layout = 'grid';

  constructor(private readonly hall: Hall) {}

  controls(): HTMLElement[] {
    const { texts: { models: texts }, changed } = this.hall;
    const layouts: [Layout, string][] = [['grid', texts.layoutGrid], ['circle', texts.layoutCircle]];
    return [choice(texts.layout, layouts, this.layout, (layout) => { this.layout = layout; changed(this.hall.slide()); })];
  }

  fileOptions(): T.ClauseOptions {
    return {};
  }

  async load(call: Call): Promise<Lecture> {
    const { engine, entry } = this.hall;
    try {
      const sizes = await sizesOf(this.hall, 'col', call);
      const walk = await engine.ask((ready, common) => ready.walk(entry, { as: 'graph' }, common), call);
      return this.lecture(sizes, walk);
    } catch (error) {
      return this.undone(refusalOf(error));
    }
  }

  /** Colouring is not to be had, but what must differ can be drawn all the same. */
  private undone(refusal: string): Lecture {
    const { puzzle, texts: { models: texts }, app } = this.hall;
    const edges = edgesOf(puzzle).length;
    return {
      refusal,
      facts: [[texts.vertices, String(puzzle.board.cellCount)], [texts.edges, edges.toLocaleString(app.state.settings.language)]],
      slides: [{
        name: texts.graphOnly,
        words: [texts.graphOnlyWords],
        picture: () => this.picture(puzzle.givens, {}),
      }],
    };
  }

  private lecture(sizes: T.Sizes | null, walk: T.WalkAnswer): Lecture {
    const { puzzle, texts: { models: texts }, app } = this.hall;
    const { order } = puzzle.board;
    const number = (value: number | null | undefined) =>
      (value === null || value === undefined ? '?' : value.toLocaleString(app.state.settings.language));
    const track = new Track(givenStand(puzzle), walk.steps.map((step) => changeOfStep(step, order)));
    const start: Slide = {
      name: texts.graphStart,
      words: [walk.start_text, ...(order > kMostOrderWithEdges ? [texts.graphFewEdges] : [])],
      picture: () => this.picture(track.start.digits, {}),
    };
    const end: Slide = {
      name: texts.walkEnds[walk.outcome],
      words: walk.end_text.split('\n').filter(Boolean),
      picture: () => this.picture(track.at(walk.steps.length).digits, {}),
    };
    return {
      slides: [start, ...walk.steps.map((step, i) => this.slide(step, () => track.at(i + 1).digits)), end],
      facts: [
        [texts.vertices, number(puzzle.board.cellCount)],
        [texts.edges, number(edgesOf(puzzle).length)],
        ...(sizes ? [
          [texts.degree, sizes.least_degree === sizes.greatest_degree ? number(sizes.least_degree)
            : `${number(sizes.least_degree)}\u2013${number(sizes.greatest_degree)}`],
          [texts.cliques, number(sizes.cliques)],
          [texts.colours, number(sizes.chromatic_number ?? order)],
        ] as const : []),
        [texts.choices, number(walk.choices)],
      ],
    };
  }

  private slide(step: T.WalkStep, colours: () => readonly number[]): Slide {
    const { puzzle: { board } } = this.hall;
    const [words = '', ...lines] = step.text.split('\n').filter(Boolean);
    const at = cellOfName(step.cell, board.order);
    const house = step.kind === 'house' ? step.equations.map((name) => termsOf(name, board))
      .find((equation) => equation !== null && equation.kind !== 'cell') : null;
    return {
      name: step.name,
      words: [words],
      lines,
      picture: () => this.picture(colours(), {
        at, reasons: reasonEdges(step, board.order), clique: house?.terms.map(({ cell }) => cell) ?? [],
      }),
    };
  }

  private picture(colours: readonly number[], more: Partial<GraphScene>) {
    const { puzzle } = this.hall;
    const name = (cell: number) => this.hall.texts.models.cellShort(cellName(cell, puzzle.board.order));
    const scene = { puzzle, name, layout: this.layout, colours, at: null, reasons: [], clique: [], ...more };
    return { board: null, drawing: graphPicture(scene) };
  }
}
