/** A book as the engine writes it, an HTML document, taken apart: its pages and how they look. */

export interface BookDocument {
  readonly title: string;
  /** One picture for each page. */
  readonly pages: readonly SVGElement[];
  /** Of the pages. */
  readonly style: string;
  /** Of the paper: CSS that says how large it is. */
  readonly paper: string;
}

export function readBook(html: string): BookDocument {
  // The style is cut out first: the policy holds for documents that are only read, too.
  const [, head = html, style = '', body = ''] = /^([^]*?)<style>([^]*?)<\/style>([^]*)$/.exec(html) ?? [];
  const parsed = new DOMParser().parseFromString(head + body, 'text/html');
  const pages = [...parsed.querySelectorAll<SVGElement>('section.page > svg')];
  return { title: parsed.title, pages, style, paper: /@page\s*\{[^}]*\}/.exec(style)?.[0] ?? '' };
}
