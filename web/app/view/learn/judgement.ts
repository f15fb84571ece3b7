/** What is said of a learner's marks. */

import { columnOf, rowOf } from '../../board/board';
import { symbolOf } from '../../board/symbols';
import { isOneOfMany, type Exercise } from '../../engine/lessons';
import type { Conclusion, Judgement } from '../../game/judge_marks';
import type { Texts } from '../../text/texts';
import { h } from '../dom';

export function judgementParts(judgement: Judgement, exercise: Exercise, texts: Texts): HTMLElement[] {
  const { learn } = texts;
  const { order } = exercise.puzzle.board;
  const why = isOneOfMany(exercise.technique) ? { ...learn.why, unproved: learn.why.unsought } : learn.why;
  const { right, wrong, missing, found } = judgement;
  const words = (mark: Conclusion): string => conclusionText(mark, order, learn);
  const parts: HTMLElement[] = [h('p', { class: found.length > 0 && wrong.length === 0 ? 'good' : 'verdict' },
    headline(judgement, learn))];
  if (right.length > 0 && (found.length === 0 || wrong.length > 0)) parts.push(h('p', {}, learn.rightMarks(right.map(words).join(', '))));
  if (wrong.length > 0) {
    parts.push(h('ul', { class: 'wrong' }, ...wrong.map((mark) => h('li', {}, why[mark.why](words(mark))))));
  }
  if (missing.length > 0) {
    // How many helps; which ones is for those who want to know.
    parts.push(h('details', {}, h('summary', {}, learn.missingMarks(missing.length)),
      h('p', {}, missing.map(words).join(', '))));
  }
  if (found.length > 1) parts.push(h('p', {}, learn.alsoFound(found.length)));
  const others = exercise.steps.length - found.length;
  if (found.length > 0 && others > 0) parts.push(h('p', { class: 'quiet' }, learn.others(others)));
  return parts;
}

function headline({ right, wrong, found }: Judgement, learn: Texts['learn']): string {
  if (found.length > 0) return wrong.length > 0 ? learn.completeWithWrong : learn.complete;
  if (right.length === 0) return learn.noneRight;
  return wrong.length > 0 ? learn.partlyWithWrong : learn.partly;
}

function conclusionText({ cell, digit, kind }: Conclusion, order: number, learn: Texts['learn']): string {
  const name = learn.cell(rowOf(cell, order) + 1, columnOf(cell, order) + 1);
  const symbol = symbolOf(digit, order);
  return kind === 'place' ? learn.places(symbol, name) : learn.removes(symbol, name);
}
