/** The languages that the page speaks. */

import { en } from './en';
import { fr } from './fr';
import type { Texts } from './texts';

export type Language = 'en' | 'fr';

export const kLanguages: Readonly<Record<Language, string>> = { en: 'English', fr: 'Fran\u00e7ais' };

export function textsIn(language: Language): Texts {
  return language === 'fr' ? fr : en;
}
