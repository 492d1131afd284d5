import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { readServices } from '#tests/helpers/e2e-services.ts';
import { LANGUAGES, type Language, localeOf } from '#words/language.ts';
import { pageAddress } from '#words/page-address.ts';
import {
  type BuiltPage,
  DIST,
  decodeEntities,
  findFile,
  readBuiltSite,
  readLanguage,
} from './built-pages.ts';

const indexed = () =>
  readBuiltSite(DIST).pages.filter((page) => !page.html.includes('name="robots" content="noindex'));

function readFact(page: BuiltPage, pattern: RegExp): string {
  return decodeEntities(pattern.exec(page.html)?.[1] ?? '');
}
const title = (page: BuiltPage) => readFact(page, /<title>([^<]+)<\/title>/);
const description = (page: BuiltPage) =>
  readFact(page, /<meta name="description" content="([^"]+)"/);
const canonical = (page: BuiltPage) => readFact(page, /<link rel="canonical" href="([^"]+)"/);
const socialImage = (page: BuiltPage) =>
  readFact(page, /<meta property="og:image" content="([^"]+)"/);

function readJsonLd(page: BuiltPage): Record<string, unknown>[] {
  return [...page.html.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
}

const indexedIn = (language: Language) =>
  indexed().filter(({ path }) => readLanguage(path).language === language);

for (const language of LANGUAGES) {
  test(`every address has a title and a description of its own: ${language}`, () => {
    const byAddress = new Map(indexedIn(language).map((page) => [canonical(page), page]));
    const titles = [...byAddress.values()].map(title);
    const descriptions = [...byAddress.values()].map(description);
    expect(titles.filter((text) => text === '')).toEqual([]);
    expect(repeated(titles)).toEqual([]);
    expect(descriptions.filter((text) => text.length < 20)).toEqual([]);
    expect(repeated(descriptions)).toEqual([]);
  });

  test(`canonical addresses are pages, and the sitemap holds just the public ones: ${language}`, () => {
    const { site: siteUrl } = readServices();
    const site = readBuiltSite(DIST);
    const addresses = new Set(indexedIn(language).map(canonical));
    for (const address of addresses) {
      expect(new URL(address).origin).toBe(siteUrl);
      expect(findFile(site, new URL(address).pathname), address).toBeDefined();
    }
    const sitemap = readFileSync(path.join(DIST, pageAddress('/sitemap-0.xml', language)), 'utf8');
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    const own = /^\/(cart|checkout|account|admin|auth|upload)/;
    const expected = [...addresses].filter(
      (address) => !own.test(readLanguage(new URL(address).pathname).english),
    );
    expect(listed.map((address) => new URL(address).href).sort()).toEqual(expected.sort());
    expect(readFileSync(path.join(DIST, 'robots.txt'), 'utf8')).toContain(
      `Sitemap: ${siteUrl}/sitemap-index.xml`,
    );
    expect(readFileSync(path.join(DIST, 'sitemap-index.xml'), 'utf8')).toContain(
      `<loc>${siteUrl}${pageAddress('/sitemap-0.xml', language)}</loc>`,
    );
    // Each with the same page in all languages, and in English for everyone else.
    for (const [entry, address = ''] of sitemap.matchAll(/<url><loc>([^<]+)<\/loc>.*?<\/url>/g)) {
      const { english } = readLanguage(new URL(address).pathname);
      const alternates = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
      expect(alternates.map(([, tag, href = '']) => [tag, new URL(href).href])).toEqual(
        [
          ...LANGUAGES.map((one) => [localeOf(one), one] as const),
          ['x-default', 'en'] as const,
        ].map(([tag, one]) => [tag, new URL(pageAddress(english, one), siteUrl).href]),
      );
    }
  });
}

test('every page has a picture for social networks, of the size they ask for', async () => {
  const site = readBuiltSite(DIST);
  for (const page of site.pages) {
    const address = new URL(socialImage(page));
    expect(address.origin).toBe(readServices().site);
    // A page's own picture is made when it is asked for.
    if (address.pathname.startsWith('/img/')) {
      const own = await sharp(await (await fetch(address)).arrayBuffer()).metadata();
      expect(own, page.path).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      continue;
    }
    const file = findFile(site, address.pathname);
    expect(file, `${page.path}: ${address.pathname}`).toBeDefined();
    const header = readFileSync(file ?? '').subarray(0, 24);
    expect(header.subarray(1, 4).toString(), page.path).toBe('PNG');
    expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test('machines are told who runs the site, what is sold and where they are', () => {
  const { pages } = readBuiltSite(DIST);
  const typesOf = (address: string) => {
    const page = pages.find((candidate) => candidate.path === address);
    return page ? readJsonLd(page).map((facts) => facts['@type']) : [];
  };
  const tellers = pages.filter(({ path }) => typesOf(path).includes('SportsOrganization'));
  expect(tellers.map(({ path }) => path).sort()).toEqual([
    '/',
    '/about',
    '/contact',
    '/es',
    '/es/about',
    '/es/contact',
  ]);
  expect(typesOf('/merchandise')).toContain('ItemList');
  expect(typesOf('/gallery/videos')).toContain('BreadcrumbList');
});

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
