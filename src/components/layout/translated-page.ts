import type { Language } from '#words/language.ts';

/** A page in one language of the site. */
export interface TranslatedPage {
  language: Language;
  /** In that language itself. */
  name: string;
  /** For `lang`: 'es-US'. */
  tag: string;
  href: string;
}
