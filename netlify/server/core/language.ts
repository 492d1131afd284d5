import { AsyncLocalStorage } from 'node:async_hooks';
import { readLanguageFrom } from '#words/current-language.ts';
import { DEFAULT_LANGUAGE, findLanguage, type Language } from '#words/language.ts';

const spoken = new AsyncLocalStorage<Language>();
readLanguageFrom(() => spoken.getStore() ?? DEFAULT_LANGUAGE);

/** Runs `work`, and whatever it waits for, in a language: words, amounts and days are said in it. */
export function inLanguageOf<T>(language: Language, work: () => T): T {
  return spoken.run(language, work);
}

/**
 * The language that a request asks for first: a page of ours names its own, a browser that follows a link
 * that of its owner. English where it names none that we have, or nothing that is a language.
 */
export function askedLanguage(request: Request): Language {
  const [first = ''] = (request.headers.get('accept-language') ?? '').split(/[,;]/, 1);
  return findLanguage(first) ?? DEFAULT_LANGUAGE;
}
