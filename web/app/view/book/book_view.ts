/**
 * A book, page by page, ready for paper. The pages are in a shadow tree with a style sheet of their
 * own that is made by script: the policy of the page allows no styles in documents.
 */

import type { App } from '../../app';
import { button, h } from '../dom';
import { download } from '../download';
import { icon } from '../icons';
import { readBook, type BookDocument } from './book_document';

/** Pages are shown in their size, or as wide as there is room. */
const kOnScreen =
  '@media screen{.page{max-width:100%}.page svg.sk{width:100%;height:auto}}';

/** Shows the book in place of everything else until it is closed. */
export function openBookView(app: App, html: string): void {
  const { book, close: closeText } = app.texts;
  const document_ = readBook(html);
  const before = document.activeElement;
  const heading = h('h2', { tabindex: '-1', id: 'book-title' }, book.ready(document_.pages.length));
  const close = (): void => {
    view.remove();
    document.documentElement.classList.remove('book-open');
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== paper);
    if (before instanceof HTMLElement) before.focus();
  };
  const print = button(icon('print'), () => window.print(), { class: 'main' });
  print.append(h('span', {}, book.print));
  const view = h('section', { class: 'book-view', role: 'dialog', 'aria-labelledby': 'book-title' },
    h('div', { class: 'book-bar' }, heading, print,
      button(book.save, () => download('sudoku.html', 'text/html', html)),
      button(closeText, close)),
    h('p', { class: 'quiet book-hint' }, book.hint),
    pagesOf(document_));
  view.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  const paper = sheetOf(document_.paper);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, paper];
  document.documentElement.classList.add('book-open');
  document.body.append(view);
  scrollTo(0, 0);
  heading.focus();
}

function pagesOf({ pages, style }: BookDocument): HTMLElement {
  const host = h('div', { class: 'book-pages' });
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheetOf(style + kOnScreen)];
  shadow.append(...pages.map((page) => {
    const own = document.importNode(page, true);
    own.setAttribute('role', 'img');
    own.setAttribute('aria-label', page.querySelector('title')?.textContent ?? '');
    return h('div', { class: 'page' }, own);
  }));
  return host;
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
