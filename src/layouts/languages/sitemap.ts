import { DEFAULT_LANGUAGE, type Language, localeOf } from '#words/language.ts';
import { pageAddress } from '#words/page-address.ts';

/** As far as it is changed here; of @astrojs/sitemap. */
interface SitemapItem {
  url: string;
  links?: { lang: string; url: string }[] | undefined;
}

/**
 * A page of the sitemap at its address in its language, with that of the same page in each language, and in
 * English for whoever speaks none of them. Search engines read it here, so that no page carries it.
 */
export function inLanguages<Item extends SitemapItem>(
  item: Item,
  language: Language,
  languages: readonly Language[],
): Item {
  const { origin, pathname } = new URL(item.url);
  const addressIn = (one: Language) => {
    const path = pageAddress(pathname, one);
    return origin + path;
  };
  const links = [
    ...languages.map((one) => ({ lang: localeOf(one), url: addressIn(one) })),
    { lang: 'x-default', url: addressIn(DEFAULT_LANGUAGE) },
  ];
  return { ...item, url: addressIn(language), ...(languages.length > 1 && { links }) };
}

/** The other languages' own sitemaps, for the index of the English one. */
export function translatedSitemaps(
  siteUrl: string,
  language: Language,
  languages: readonly Language[],
): string[] {
  if (language !== DEFAULT_LANGUAGE) return [];
  return languages
    .filter((one) => one !== DEFAULT_LANGUAGE)
    .map((one) => new URL(pageAddress('/sitemap-0.xml', one), siteUrl).href);
}
