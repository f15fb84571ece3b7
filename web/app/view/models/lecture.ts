/** What a view of a model comes to: slides, each with words and a picture. */

import type { Call } from 'sudokit/engine';
import type * as T from 'sudokit/types';
import type { App } from '../../app';
import type { Puzzle } from '../../board/puzzle';
import type { EngineLink } from '../../engine/engine_link';
import type { Texts } from '../../text/texts';
import type { Figure } from '../figure';

export const kViews = ['formula', 'constraints', 'graph', 'cube', 'tree'] as const;
export type ViewName = (typeof kViews)[number];

/** What is on the stage: the board, a drawing, or a drawing with the board beside it. */
export interface Picture {
  readonly board: Figure | null;
  readonly drawing: SVGElement | null;
  /** Width and height that the drawing need not go beyond; a board beside it has the room that is left. */
  readonly size?: readonly [number, number];
}

export interface Slide {
  /** In short. */
  readonly name: string;
  readonly words: readonly string[];
  /** What stands behind it: clauses, equations, derivations. */
  readonly lines?: readonly string[];
  /** What else can be done here. */
  readonly action?: { readonly name: string; run(): void } | null;
  picture(): Picture;
}

/** A row of facts: how much there is of what. */
export type Fact = readonly [name: string, value: string];

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Lecture {
  readonly slides: readonly Slide[];
  readonly facts: readonly Fact[];
  readonly table?: Table;
  /** What this model cannot say of the puzzle. */
  readonly refusal?: string;
  /** How many candidates are left at each slide. */
  readonly left?: readonly number[];
}

/** What views have to work with. */
export interface Hall {
  readonly app: App;
  readonly engine: EngineLink;
  readonly puzzle: Puzzle;
  /** The puzzle in our JSON. */
  readonly entry: string;
  readonly texts: Texts;
  /** The view asks anew, since something else was chosen; the lecture begins there, or at its start. */
  changed(slide?: number): void;
  /** The slide that is shown. */
  slide(): number;
  /** Type is large: less fits, and is to be read from afar. */
  isLarge(): boolean;
  /** Shows a slide of the lecture. */
  goTo(slide: number): void;
}

export interface ModelView {
  /** What can be chosen. */
  controls(): HTMLElement[];
  load(call: Call): Promise<Lecture>;
  /** The kinds of files that belong to the model. */
  readonly files: readonly string[];
  fileOptions(): T.ClauseOptions;
  /** What is shown, as JSON, where no kind of file holds it; null while there is nothing. */
  json?(): string | null;
}
