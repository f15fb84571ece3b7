/** On paper: the puzzle on the board, or a book of many. */

import { button, h } from '../dom';
import { openDialog, tabbed, tick } from '../dialog';
import { bookSheet, type BookParts } from './book_sheet';

/** With `games`, a book of these is what it opens with. */
export function openPrintDialog(parts: BookParts, of: 'games' | null = null): void {
  const { texts } = parts.app;
  const { book } = texts;
  const done = (): void => dialog.close();
  const sheet = bookSheet(parts, of ?? 'made', done);
  const sheets = tabbed(book.title, [
    { name: book.onePuzzle, content: oneSheet(parts, done) },
    { name: book.aBook, content: sheet.element },
  ], of ? 1 : 0);
  const dialog = openDialog(book.title, texts.close, [sheets], sheet.stop);
}

function oneSheet({ app }: BookParts, done: () => void): HTMLElement {
  const { texts } = app;
  let whole = true;
  const print = (): void => {
    done();
    document.documentElement.classList.toggle('print-givens', !whole);
    // The dialog must be gone from the paper.
    setTimeout(() => window.print());
  };
  return h('div', { class: 'sheet' },
    tick(texts.shareGame, whole, (value) => (whole = value)),
    h('div', { class: 'row' }, button(texts.book.print, print, { class: 'main' })));
}
