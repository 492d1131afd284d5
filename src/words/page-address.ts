import { currentLanguage } from '#words/current-language.ts';
import { DEFAULT_LANGUAGE, type Language } from '#words/language.ts';

/** The dashboard speaks English alone. */
const OFFICE = /^\/admin(?![\w-])/;

/**
 * The address of one of our pages in the language that is spoken, or in another: '/account?x=1' is
 * '/es/account?x=1' in Spanish. English pages, and the dashboard in any language, have no folder.
 * @param path of the English page, from '/' on; '/' itself is '/es'
 */
export function pageAddress(path: string, language: Language = currentLanguage()): string {
  if (language === DEFAULT_LANGUAGE || OFFICE.test(path)) return path;
  return `/${language}${path.replace(/^\/(?![^?#])/, '')}`;
}
