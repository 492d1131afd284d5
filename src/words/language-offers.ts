import type { Language } from './language.ts';

/**
 * What a page says to whoever may prefer another language: in that language, on pages of every other. So it
 * belongs to no language's folder.
 */
export const LANGUAGE_OFFERS: Readonly<
  Record<Language, { text: string; link: string; close: string }>
> = {
  en: { text: 'This page is also in English.', link: 'Read in English', close: 'Close' },
  es: {
    text: 'Esta página también está en español.',
    link: 'Leer en español',
    close: 'Cerrar',
  },
};
