import { currentLanguage } from './current-language.ts';
import { type Language, localeOf } from './language.ts';

/**
 * A formatter of `Intl` in the language that is spoken, each made when it is first asked for: the first of a page
 * costs a slow phone some 70 ms, each other some 15. The build of the site puts that of its pages in this
 * module's place.
 * @param make from a locale such as 'en-US'
 */
export function byLanguage<T>(make: (locale: string) => T): () => T {
  const made = new Map<Language, T>();
  return () => {
    const language = currentLanguage();
    const known = made.get(language);
    if (known !== undefined) return known;
    const fresh = make(localeOf(language));
    made.set(language, fresh);
    return fresh;
  };
}
