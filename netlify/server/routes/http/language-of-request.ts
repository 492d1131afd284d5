import { DEFAULT_LANGUAGE, type Language } from '#words/language.ts';
import { askedLanguage } from '../../core/language.ts';
import { offeredLanguage } from '../../use-cases/languages/offered-language.ts';

/** The language a request is answered in: the one it asks for, where the program offers it. */
export async function languageOfRequest(request: Request): Promise<Language> {
  return offeredLanguage(askedLanguage(request));
}

/** Of what the office asks for. */
export async function inEnglish(): Promise<Language> {
  return DEFAULT_LANGUAGE;
}
