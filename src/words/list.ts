import { byLanguage } from '#words/by-language.ts';

const allOf = byLanguage((locale) => new Intl.ListFormat(locale));
const oneOf = byLanguage((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

/** 'Ana, Leo, and Zoë', or 'Ana, Leo y Zoë'. */
export function listAll(items: readonly string[]): string {
  return allOf().format(items);
}

/** 'Florida, Alabama, or Georgia'. */
export function listChoices(items: readonly string[]): string {
  return oneOf().format(items);
}
