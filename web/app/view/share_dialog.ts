/** Links, files and pictures of what is on the board. */

import type { App } from '../app';
import { linkFragment } from '../formats/link';
import { isUnfinished } from '../game/draft';
import { emptyPosition } from '../game/position';
import { shownPuzzle } from '../state';
import { openDialog, tick } from './dialog';
import { button, h } from './dom';
import { pngOf, svgText } from './picture_file';
import { download } from './download';
import type { BoardPicture } from './board_picture';

export interface ShareDialogParts {
  readonly app: App;
  readonly picture: BoardPicture;
  /** Choosing a format, by the engine. */
  readonly exports: () => HTMLElement;
  /** On paper. */
  readonly print: () => void;
}

export function openShareDialog({ app, picture, exports, print }: ShareDialogParts): void {
  const { texts } = app;
  const { setting, lesson } = app.state;
  // Half a board would be read as another one.
  if (setting && isUnfinished(setting.draft)) return app.say(texts.setUnfinished);
  let whole = false;
  const link = h('input', { type: 'text', readonly: true, 'aria-label': texts.shareLink, class: 'link' });
  const show = async (): Promise<void> => {
    const puzzle = shownPuzzle(app.state);
    const shared = whole ? app.currentGame() : { puzzle, position: emptyPosition(puzzle), elapsed: 0 };
    link.value = location.href.replace(/#.*$/, '') + (await linkFragment(shared));
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link.value);
      app.say(texts.copied);
    } catch {
      link.select();
      app.say(texts.copyFailed);
    }
  };
  void show();
  const svg = (): void => download('sudoku.svg', 'image/svg+xml', svgText(picture.element));
  const png = (): void => void pngOf(picture.element).then((blob) => download('sudoku.png', 'image/png', blob));
  const paper = (): void => {
    dialog.close();
    print();
  };
  const dialog = openDialog(texts.shareTitle, texts.close, [
    h('p', { class: 'quiet' }, texts.shareIntro),
    h('div', { class: 'row' }, link, button(texts.copy, () => void copy(), { class: 'main' })),
    setting || lesson ? null : tick(texts.shareGame, whole, (value) => {
      whole = value;
      void show();
    }),
    h('h3', {}, texts.exportTitle),
    h('div', { class: 'row' }, button(texts.downloadSvg, svg), button(texts.downloadPng, png),
      button(texts.book.open, paper)),
    exports(),
  ]);
}
