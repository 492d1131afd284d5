import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#words/language.ts';
import { readBuiltSite } from '../../gateways/built-site.ts';

const KEPT_MS = 60_000;

let known: { languages: readonly string[]; until: number } | undefined;

/**
 * A language where the program offers it, otherwise English: a link must lead to a page that there is. English
 * costs nothing; of another the site that is up is asked, at most once a minute. Where it cannot be asked, all
 * of ours are offered: who asks in one comes from a page in it. Never throws.
 */
export async function offeredLanguage(language: Language): Promise<Language> {
  if (language === DEFAULT_LANGUAGE) return language;
  return (await readLanguages()).includes(language) ? language : DEFAULT_LANGUAGE;
}

/** From the built site and not from content, whose client would be the heaviest part of some functions. */
async function readLanguages(): Promise<readonly string[]> {
  if (known && Date.now() < known.until) return known.languages;
  const languages = (await readBuiltSite())?.languages;
  if (!languages) return known?.languages ?? LANGUAGES;
  known = { languages, until: Date.now() + KEPT_MS };
  return languages;
}
