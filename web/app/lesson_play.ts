/** What can be done on the board of a lesson; the game waits meanwhile. */

import { startClock, stopClock } from './game/clock';
import {
  eraseMarks, markPlaced, markRemoved, redoMarks, undoMarks, type Lesson,
} from './game/lesson';
import { selectOnly } from './game/selection';
import type { Store } from './state';
import type { Mode } from './view/keys';

export class LessonPlay {
  constructor(private readonly store: Store, private readonly now: () => number) {}

  get active(): boolean {
    return this.store.state.panel === 'learn';
  }

  /** Opens the part of the page where techniques are learnt. */
  enter(): void {
    const { clock, mode } = this.store.state;
    this.store.update({
      panel: 'learn', figure: null, pointed: new Set(), mode: mode === 'colour' ? 'digit' : mode,
      clock: stopClock(clock, this.now()),
    });
  }

  /** Back to the game, which goes on where it was: paused if it was paused. */
  leave(): void {
    const { clock, paused, solved, game, selection } = this.store.state;
    const fits = selection.cursor < game.puzzle.board.cellCount;
    this.store.update({
      panel: 'play', lesson: null, figure: null, pointed: new Set(), mode: 'digit',
      clock: paused || solved ? clock : startClock(clock, this.now()),
      selection: fits ? selection : selectOnly(0),
    });
  }

  /** Shows another position, or none. */
  show(lesson: Lesson | null, mode: Mode): void {
    const cursor = Math.max(0, lesson?.digits.indexOf(0) ?? 0);
    this.store.update({ lesson, mode, figure: null, pointed: new Set(), selection: selectOnly(cursor) });
  }

  mark(mode: Mode, digit: number): void {
    this.change((lesson, cells) =>
      (mode === 'digit' ? markPlaced : markRemoved)(lesson, cells, digit));
  }

  erase(): void {
    this.change(eraseMarks);
  }

  undo(): void {
    this.change(undoMarks);
  }

  redo(): void {
    this.change(redoMarks);
  }

  private change(marked: (lesson: Lesson, cells: readonly number[]) => Lesson): void {
    const { lesson, selection } = this.store.state;
    if (!lesson) return;
    const next = marked(lesson, [...selection.cells]);
    if (next !== lesson) this.store.update({ lesson: next, figure: null, pointed: new Set() });
  }
}
