/** What the page says: English is the pattern, and a text that another language lacks does not
 * compile. */

import type { en } from './en';

type Text<T> = T extends (...args: infer A) => string
  ? (...args: A) => string
  : T extends readonly string[]
    ? { readonly [K in keyof T]: string }
    : T extends string
      ? string
      : { readonly [K in keyof T]: Text<T[K]> };

export type Texts = { readonly [K in keyof typeof en]: Text<(typeof en)[K]> };
