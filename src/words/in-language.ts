import { currentLanguage } from './current-language.ts';
import type { Translation } from './translation.ts';
import { type Topic, TRANSLATIONS } from './translations.ts';

/**
 * Words of a topic that are looked up in the current language each time they are read. What is kept in a
 * constant stays in the language of that moment, so a sentence is read where it is said, not before.
 *
 * A page of the site does not come here: it imports the folder of its own language
 * (src/layouts/languages/words-plugin.ts), so that no page loads two languages.
 */
export function inLanguage<T extends object>(topic: Topic, english: T): Translation<T> {
  return readThrough(english, () => {
    const language = currentLanguage();
    return language === 'en' ? english : TRANSLATIONS[language][topic];
  }) as Translation<T>;
}

/** An object with the same keys, each of which is asked of `find()` when it is read. */
function readThrough(shape: object, find: () => object): object {
  const words = {};
  for (const [key, value] of Object.entries(shape)) {
    const read = () => Reflect.get(find(), key);
    const isNested = typeof value === 'object' && value !== null && !Array.isArray(value);
    const property = isNested ? { value: readThrough(value, read) } : { get: read };
    Object.defineProperty(words, key, { enumerable: true, ...property });
  }
  return words;
}
