/** A puzzle that is being set: its shape may be unfinished. Pure functions. */

import { makeBoard, plainShape, regionFault, type Board, type Shape } from '../board/board';
import { emptyPuzzle, type Constraint, type Puzzle, type Words } from '../board/puzzle';

export interface Draft {
  /** Without regions; those are in `drawn`. */
  readonly shape: Shape;
  readonly givens: readonly number[];
  /** For each cell the region it was drawn into, -1 for none yet; null: boxes as the shape says. */
  readonly drawn: readonly number[] | null;
  readonly constraints: readonly Constraint[];
  readonly pencilmarks: readonly number[] | null;
  readonly words: Words;
  /** Cells whose digits are to be found; see `pattern.ts`. */
  readonly marked: ReadonlySet<number>;
}

export function draftOf(puzzle: Puzzle): Draft {
  const { shape } = puzzle.board;
  return {
    shape: { ...shape, regions: null },
    givens: puzzle.givens,
    drawn: shape.regions,
    constraints: puzzle.constraints,
    pencilmarks: puzzle.pencilmarks,
    words: puzzle.words,
    marked: new Set(),
  };
}

export function emptyDraft(order: number, boxes: readonly [number, number] | null): Draft {
  const { givens } = emptyPuzzle(makeBoard(plainShape(order, boxes)));
  const shape = plainShape(order, boxes);
  return { shape, givens, drawn: null, constraints: [], pencilmarks: null, words: {}, marked: new Set() };
}

/** Sets a given in the cells, or clears it (0, or if all of them have it); marks go. */
export function giveDigit(draft: Draft, cells: readonly number[], digit: number): Draft {
  const clear = cells.every((cell) => draft.givens[cell] === digit);
  const givens = [...draft.givens];
  for (const cell of cells) givens[cell] = clear ? 0 : digit;
  const marked = new Set([...draft.marked].filter((cell) => !cells.includes(cell)));
  return { ...draft, givens, marked };
}

/** Draws the cells into a region. A new drawing starts from the boxes there were. */
export function drawRegion(draft: Draft, cells: readonly number[], region: number): Draft {
  const drawn = [...(draft.drawn ?? drawingOf(draft))];
  for (const cell of cells) drawn[cell] = region;
  return { ...draft, drawn, shape: { ...draft.shape, boxes: null } };
}

/** The boxes as a drawing to begin with. */
export function drawingOf(draft: Draft): number[] {
  const { regionOf, cellCount } = makeBoard(draft.shape);
  return regionOf.length > 0 ? [...regionOf] : new Array<number>(cellCount).fill(-1);
}

/** Whether nothing was set yet but the size. */
export function isBlank(draft: Draft): boolean {
  const { shape, constraints, words } = draft;
  return draft.givens.every((digit) => digit === 0) && draft.drawn === null && draft.marked.size === 0 &&
    constraints.length === 0 && shape.extra.length === 0 && !words.title;
}

/** Whether the draft is the puzzle as it was taken up, unchanged. */
export function isDraftOf(draft: Draft, puzzle: Puzzle): boolean {
  const first = draftOf(puzzle);
  const { extra, diagonals, windows } = first.shape;
  return draft.givens === first.givens && draft.drawn === first.drawn && draft.marked.size === 0 &&
    draft.constraints === first.constraints && draft.words === first.words && draft.shape.extra === extra &&
    draft.shape.diagonals === diagonals && draft.shape.windows === windows;
}

/** How many cells each drawn region has. */
export function regionSizes(draft: Draft): number[] {
  const sizes = new Array<number>(draft.shape.order).fill(0);
  for (const region of draft.drawn ?? []) if (region >= 0) sizes[region]! += 1;
  return sizes;
}

/** Whether regions were drawn that are not of the right size yet. */
export function isUnfinished(draft: Draft): boolean {
  return draft.drawn !== null && regionFault(draft.shape.order, draft.drawn);
}

/** The board as far as it is drawn: unfinished regions are shown, but are no houses. */
export function boardOfDraft(draft: Draft): Board {
  if (draft.drawn && isUnfinished(draft)) {
    return { ...makeBoard({ ...draft.shape, boxes: null }), regionOf: draft.drawn };
  }
  return makeBoard({ ...draft.shape, regions: draft.drawn });
}

export function puzzleOfDraft(draft: Draft): Puzzle {
  return {
    board: boardOfDraft(draft),
    givens: draft.givens,
    constraints: draft.constraints,
    pencilmarks: draft.pencilmarks,
    words: draft.words,
  };
}
