import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { type Language, localeOf } from '#words/language.ts';

const WORDS = path.resolve(import.meta.dirname, '../../words');
const PREFIX = '#words/';
/** The dev server makes an address of it, where what follows a # would be lost. */
const WRITTEN = '\0words/';

/**
 * Lets every module of the site import the words of one language: `#words/cart.ts` is `src/words/es/cart.ts`
 * in a build of the Spanish pages. So no page loads two languages, and words weigh what they weighed.
 * What no language has a file for is the same in all: `#words/format/money.ts`.
 */
export function wordsPlugin(language: Language): Plugin {
  const written = modulesOf(language);
  return {
    name: 'words-of-one-language',
    enforce: 'pre',
    resolveId(source) {
      if (written.has(source)) return `${WRITTEN}${source.slice(PREFIX.length)}`;
      if (!source.startsWith(PREFIX)) return;
      const ofLanguage = path.join(WORDS, language, source.slice(PREFIX.length));
      return existsSync(ofLanguage) ? ofLanguage : undefined;
    },
    load: (id) => written.get(id.replace(WRITTEN, PREFIX)),
  };
}

/** In the place of those that ask, each time, in which language a person is spoken to: here that is known. */
function modulesOf(language: Language): ReadonlyMap<string, string> {
  return new Map([
    [`${PREFIX}current-language.ts`, `export const currentLanguage = () => '${language}';`],
    [
      `${PREFIX}by-language.ts`,
      `export const byLanguage = (make) => {
        let made;
        return () => (made ??= make('${localeOf(language)}'));
      };`,
    ],
  ]);
}
