import type { TranslatedPage } from '#components/layout/translated-page.ts';
import { currentLanguage } from '#words/current-language.ts';
import { LANGUAGES, localeOf } from '#words/language.ts';
import { languageName } from '#words/language-name.ts';
import { pageAddress } from '#words/page-address.ts';

/** What the build said (astro.config.mjs); while pages are being made, one language alone. */
const SITE_LANGUAGES = LANGUAGES.filter((one) =>
  String(import.meta.env.SITE_LANGUAGES ?? currentLanguage())
    .split(',')
    .includes(one),
);

/** A page in all languages of the site, the page itself among them; empty on a site in one language. */
export function translationsOf(path: string): readonly TranslatedPage[] {
  if (SITE_LANGUAGES.length < 2) return [];
  return SITE_LANGUAGES.map((language) => ({
    language,
    name: languageName(language, language),
    tag: localeOf(language),
    href: pageAddress(path, language),
  }));
}
