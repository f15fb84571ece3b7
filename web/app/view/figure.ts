/** What a step points out on the board, as data from the engine; cells by number. */

export type ZoneRole = 'base' | 'cover' | 'set' | 'witness' | 'dead-end';
export type MarkRole = 'none' | 'member' | 'first' | 'second' | 'third' | 'fourth' | 'fin';
export type MarkFate = 'stays' | 'eliminated' | 'placed';

export interface Zone {
  readonly role: ZoneRole;
  readonly cells: readonly number[];
  readonly label: string;
  /** Of a figure in stages: the one that it comes with; 0 where nothing is said. */
  readonly at?: number;
}

export interface Mark {
  readonly cell: number;
  readonly digit: number;
  readonly role: MarkRole;
  readonly fate: MarkFate;
  /** What a learner's mark is worth, once that was asked. */
  readonly worth?: 'right' | 'wrong';
  readonly at?: number;
}

export interface ArrowEnd {
  readonly cells: readonly number[];
  readonly digit: number;
}

export interface Arrow {
  readonly from: ArrowEnd;
  readonly to: ArrowEnd;
  readonly strong: boolean;
  readonly directed: boolean;
  readonly at?: number;
}

/** Patterns whose colours and lines mean something of their own: what follows from assumptions, also from
 * the fins of a fish, one case of a proof, and clusters of places that exclude each other. */
export type FigureKind = 'forcing' | 'kraken' | 'case' | 'colouring' | 'other';

export interface Figure {
  readonly kind?: FigureKind;
  /** For each cell its digit, or 0. */
  readonly digits: readonly number[];
  /** For each cell its candidates, as bits. */
  readonly candidates: readonly number[];
  readonly zones: readonly Zone[];
  readonly marks: readonly Mark[];
  readonly arrows: readonly Arrow[];
  /** Cells whose digits are assumed, or follow from that. */
  readonly assumed?: ReadonlySet<number>;
  /** In how many stages it is drawn, where that is not link by link. */
  readonly stages?: number;
}
