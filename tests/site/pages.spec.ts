import path from 'node:path';
import { expect, test } from '@playwright/test';
import { findRoute, readRoutes } from '#local/functions/routes.ts';
import { readServices } from '#tests/helpers/e2e-services.ts';
import { BUDGETS, LONG_FORMS, languageShare } from './budgets.ts';
import { DIST, findFile, readBuiltSite, readLanguage } from './built-pages.ts';
import { COMING_ROUTES } from './coming-routes.ts';
import { findHtmlMistakes } from './html-rules.ts';
import { weighPage } from './page-weight.ts';
import { hasAnchor, listReferences } from './references.ts';

/* The built site as files: what every page must keep, whoever adds the next one. */

const ROOT = path.resolve(import.meta.dirname, '../..');

test('every link and every file a page needs is there', async () => {
  const site = readBuiltSite(DIST);
  const siteUrl = readServices().site;
  const routes = await readRoutes(path.join(ROOT, 'netlify/functions'));
  const broken = new Set<string>();
  // Most pages point at the same places.
  const seen = new Set<string>();
  for (const page of site.pages) {
    for (const url of listReferences(page, siteUrl)) {
      if (seen.has(url.href)) continue;
      seen.add(url.href);
      if (url.origin !== siteUrl || url.pathname in COMING_ROUTES) continue;
      // Pictures are made when they are asked for: pictures.spec.ts asks.
      if (url.pathname.startsWith('/img/')) continue;
      const target = site.pages.find(({ path: own }) => own === url.pathname);
      const isThere = findFile(site, url.pathname) ?? findRoute(routes, new Request(url));
      if (!isThere) broken.add(`${page.path} → ${url.pathname}`);
      if (target && !hasAnchor(target.html, url.hash)) broken.add(`${page.path} → ${url.href}`);
    }
  }
  expect([...broken]).toEqual([]);
});

for (const [route, reason] of Object.entries(COMING_ROUTES)) {
  test(`${route} is still to come (${reason}); once it is there it leaves the list`, async () => {
    const routes = await readRoutes(path.join(ROOT, 'netlify/functions'));
    const url = new URL(route, 'http://site');
    expect(findFile(readBuiltSite(DIST), route) ?? findRoute(routes, new Request(url))).toBe(
      undefined,
    );
  });
}

test('the HTML is valid', async () => {
  const mistakes: string[] = [];
  for (const page of readBuiltSite(DIST).pages) {
    mistakes.push(...(await findHtmlMistakes(page.path, page.html)));
  }
  expect(mistakes).toEqual([]);
});

test('no font holds the first paint back, nor the first picture', () => {
  // Browsers wait with the first paint for a font that the head preloads, and fetch in the page's order.
  const waiting = readBuiltSite(DIST).pages.filter(({ html }) =>
    /<link[^>]*as="font"/.test(html.slice(0, html.indexOf('</main>'))),
  );
  expect(waiting.map((page) => page.path)).toEqual([]);
});

const islandBudget = (path: string) => LONG_FORMS[path] ?? BUDGETS.islandScript;
const scriptBudget = (path: string) =>
  path.startsWith('/merchandise') ? BUDGETS.shopScript : BUDGETS.contentScript;

test('no page is heavier than its budget, in any language', () => {
  const site = readBuiltSite(DIST);
  const over: string[] = [];
  for (const page of site.pages) {
    const { language, english } = readLanguage(page.path);
    const check = (name: string, bytes: number, budget: number) => {
      const most = budget * languageShare(language);
      if (bytes > most) over.push(`${page.path} ${name}: ${bytes} bytes, ${bytes - most} too many`);
    };
    const { html, htmlBrotli, htmlRaw, css, script, scriptBrotli, hasIsland } = weighPage(
      site,
      page,
    );
    const isApplication = hasIsland || english.startsWith('/merchandise');
    const isList = english.startsWith('/gallery') || english === '/sponsors/volunteer';
    const kind = english === '/' ? 'home' : isList ? 'list' : 'content';
    const rawOfContent = BUDGETS[`${kind}Raw`];
    const brotliOfContent = BUDGETS[`${kind}Brotli`];
    check('HTML after brotli', htmlBrotli, isApplication ? BUDGETS.islandBrotli : brotliOfContent);
    check('raw HTML', htmlRaw, isApplication ? BUDGETS.islandRaw : rawOfContent);
    check('CSS', css, english === '/admin' ? BUDGETS.officeCss : BUDGETS.css);
    if (hasIsland) check('script', scriptBrotli, islandBudget(english));
    else check('script', script, scriptBudget(english));
    check('HTML', html, BUDGETS[`${isApplication ? 'list' : kind}Html`]);
  }
  expect(over).toEqual([]);
});

test('who may have an account is said where a form makes one', () => {
  const asking = readBuiltSite(DIST).pages.filter(({ html }) =>
    html.includes('name="createAccount"'),
  );
  expect(asking.length).toBeGreaterThanOrEqual(10);
  const hint = /name="createAccount".{0,900}?<p [^>]*-hint"[^>]*>[^<]*\b18 (or older|años o más)/s;
  expect(asking.filter(({ html }) => !hint.test(html)).map(({ path }) => path)).toEqual([]);
});

/** The page as it would be on a site in one language. */
const withoutSwitch = (html: string) => html.replace(/<a [^>]*data-language=[^>]*>[^<]*<\/a>/g, '');

test('another language adds a link to a content page, and nothing else', () => {
  const site = readBuiltSite(DIST);
  const contents = site.pages.filter(
    ({ path, html }) => readLanguage(path).language === 'en' && !html.includes('<astro-island'),
  );
  expect(contents.length).toBeGreaterThan(20);
  const added = contents.map((page) => {
    const two = weighPage(site, page);
    const one = weighPage(site, { ...page, html: withoutSwitch(page.html) });
    const [raw, brotli] = [two.htmlRaw - one.htmlRaw, two.htmlBrotli - one.htmlBrotli];
    return { path: page.path, raw, brotli };
  });
  expect(added.filter(({ raw }) => raw === 0 || raw > BUDGETS.switchRaw)).toEqual([]);
  // Of one page, brotli may come to fifty bytes more or less for any change.
  const brotli = added.reduce((total, page) => total + page.brotli, 0) / added.length;
  expect(brotli).toBeLessThanOrEqual(BUDGETS.switchBrotli);
  const telling = /hreflang|x-default|español/i;
  expect(contents.filter(({ html }) => telling.test(withoutSwitch(html)))).toEqual([]);
});
