/** The pictures on buttons: strokes on a field of 24 by 24. */

import { s } from './dom';

const kPaths = {
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 8h-2',
  redo: 'm15 7 5 5-5 5M20 12H10a6 6 0 0 0 0 8h2',
  erase: 'M4 15 13 6l6 6-7 7H8zM9 10l6 6M8 19h11',
  notes: 'M5 5h14v14H5zM9 9h.01M12 9h.01M15 9h.01M9 12h.01M12 12h.01M15 12h.01M9 15h.01M12 15h.01M15 15h.01',
  restart: 'M5 5v5h5M5.6 10A7 7 0 1 1 5 14',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  pause: 'M8 5v14M16 5v14',
  resume: 'm7 5 12 7-12 7z',
  new: 'M12 5v14M5 12h14',
  learn: 'M3 8l9-4 9 4-9 4zM7 10v5c2 2 8 2 10 0v-5M21 8v6',
  games: 'M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 13v6h14v-6',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  settings: 'M4 7h10m4 0h2M4 17h2m4 0h10M14 5v4M10 15v4',
  keys: 'M3 7h18v10H3zM7 10h.01M11 10h.01M15 10h.01M7 14h10',
  language: 'M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'm5 13 5 5L19 7',
  first: 'M6 5v14M19 5l-9 7 9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  previous: 'M16 5 8 12l8 7z',
  next: 'm8 5 8 7-8 7z',
} as const;

export function icon(name: keyof typeof kPaths): SVGElement {
  return s('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    s('path', { d: kPaths[name] }));
}
