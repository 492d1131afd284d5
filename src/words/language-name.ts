import { DEFAULT_LANGUAGE, type Language, localeOf } from './language.ts';

/** What a language is called in another: 'Spanish', or 'Español' in itself. */
export function languageName(language: Language, reader: Language = DEFAULT_LANGUAGE): string {
  const names = new Intl.DisplayNames(localeOf(reader), { type: 'language' });
  const [first = '', ...rest] = names.of(language) ?? language;
  return first.toUpperCase() + rest.join('');
}
