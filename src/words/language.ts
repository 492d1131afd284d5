/**
 * The languages the site can speak, by their code; English first. Each is a folder beside this file and a line
 * in `translations.ts`; the program's settings say which of them visitors are offered.
 */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Spoken where nobody has chosen; every other language is a translation of it. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The language of a tag such as 'es' or 'es-MX'; undefined for any other text. */
export function findLanguage(tag: string): Language | undefined {
  const [name = ''] = tag.trim().toLowerCase().split('-');
  return LANGUAGES.find((language) => language === name);
}

/** As `Intl` knows a language: what people in the United States read, such as 'es-US'. */
export function localeOf(language: Language): string {
  return `${language}-US`;
}
