import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#words/language.ts';

/** Of the whole site, or in English alone: a build of other pages leaves them out. */
const ONCE = ['admin.html', 'robots.txt', 'season.json', 'sitemap-index.xml'];

/**
 * Puts the pages of a language beside the English ones: its contact.html becomes es/contact.html, its first
 * page es.html. Scripts, fonts, and pictures are named by what is in them, so what both have is there once.
 * @param folder where the pages were built; gone afterwards
 * @param site the built English pages
 */
export async function placeTranslated(
  folder: string,
  site: string,
  language: Language,
): Promise<void> {
  for (const name of ONCE) await rm(path.join(folder, name), { force: true });
  const assets = path.join(folder, '_astro');
  await mkdir(assets, { recursive: true });
  await cp(assets, path.join(site, '_astro'), { recursive: true });
  await rm(assets, { recursive: true });
  await rename(path.join(folder, 'index.html'), path.join(site, `${language}.html`));
  await rename(folder, path.join(site, language));
}

/**
 * For Netlify: links that were emailed in a language, and bills to pay among them, outlive its being offered. They
 * lead to the English page; Netlify keeps what follows the question mark. The target names the site, because a
 * path alone may begin with two slashes, and a browser would follow `/es//other.example` to that site.
 */
export function goneRules(languages: readonly Language[], siteUrl: string) {
  return LANGUAGES.filter((language) => !languages.includes(language)).map((language) => ({
    from: `/${language}/*`,
    to: `${siteUrl}/:splat`,
    status: 302,
  }));
}

/** In netlify.toml for the English ones: an address below these that there is no page at shows them. */
const SHOWN_FOR_ALL_BELOW = ['/gallery', '/about', '/sponsors'];

/** For Netlify, to stand before `notFoundRules`. A page's own address comes before either. */
export function pageRules(languages: readonly Language[]) {
  return translationsOf(languages).flatMap((language) =>
    SHOWN_FOR_ALL_BELOW.map((page) => ({
      from: `/${language}${page}/*`,
      to: `/${language}${page}`,
      status: 200,
    })),
  );
}

/** For Netlify: an address below a language that there is no page at shows that language's own page of it. */
export function notFoundRules(languages: readonly Language[]) {
  return translationsOf(languages).map((language) => ({
    from: `/${language}/*`,
    to: `/${language}/404.html`,
    status: 404,
  }));
}

function translationsOf(languages: readonly Language[]): Language[] {
  return languages.filter((language) => language !== DEFAULT_LANGUAGE);
}
