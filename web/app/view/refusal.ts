/** What is said of a puzzle that a model has no room for; anything else is a fault. */

import { EngineError } from 'sudokit/errors';
import type { Puzzle } from '../board/puzzle';
import type { Texts } from '../text/texts';

export function refusalOf(error: unknown, puzzle: Puzzle, texts: Texts): string {
  if (!(error instanceof EngineError) || error.status !== 'unsupported') throw error;
  const kinds = [...new Set(puzzle.constraints.map(({ kind }) => kind))];
  return kinds.length > 0 ? texts.notYet(kinds.map((kind) => texts.constraintKinds[kind]).join(', '))
    : texts.models.cannot(error.message);
}
