import path from 'node:path';
import { expect, test } from '@playwright/test';
import { findRoute, readRoutes } from '#local/functions/routes.ts';
import { readServices } from '#tests/helpers/e2e-services.ts';
import { BUDGETS, LONG_FORMS } from './budgets.ts';
import { DIST, findFile, readBuiltSite } from './built-pages.ts';
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
  for (const page of site.pages) {
    for (const url of listReferences(page, siteUrl)) {
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

test('no font holds the first paint back', () => {
  // Browsers wait with the first paint for a font that the head preloads.
  const waiting = readBuiltSite(DIST).pages.filter(({ html }) =>
    /<link[^>]*as="font"/.test(html.slice(0, html.indexOf('<body'))),
  );
  expect(waiting.map((page) => page.path)).toEqual([]);
});

const islandBudget = (path: string) => LONG_FORMS[path] ?? BUDGETS.islandScript;
const scriptBudget = (path: string) =>
  path.startsWith('/merchandise') ? BUDGETS.shopScript : BUDGETS.contentScript;

test('no page is heavier than its budget', () => {
  const site = readBuiltSite(DIST);
  const over: string[] = [];
  const check = (name: string, bytes: number, budget: number) => {
    if (bytes > budget) over.push(`${name}: ${bytes} bytes, ${bytes - budget} too many`);
  };
  for (const page of site.pages) {
    const { html, htmlBrotli, htmlRaw, css, script, scriptBrotli, hasIsland } = weighPage(
      site,
      page,
    );
    const isApplication = hasIsland || page.path.startsWith('/merchandise');
    const isList = page.path.startsWith('/gallery') || page.path === '/sponsors/volunteer';
    const rawOfContent = isList ? BUDGETS.listRaw : BUDGETS.contentRaw;
    const brotliOfContent = isList ? BUDGETS.listBrotli : BUDGETS.contentBrotli;
    check(
      `${page.path} HTML after brotli`,
      htmlBrotli,
      isApplication ? BUDGETS.islandBrotli : brotliOfContent,
    );
    check(`${page.path} raw HTML`, htmlRaw, isApplication ? BUDGETS.islandRaw : rawOfContent);
    check(`${page.path} CSS`, css, BUDGETS.css);
    if (hasIsland) check(`${page.path} script`, scriptBrotli, islandBudget(page.path));
    else check(`${page.path} script`, script, scriptBudget(page.path));
    const document = isApplication || isList ? BUDGETS.listHtml : BUDGETS.contentHtml;
    check(`${page.path} HTML`, html, document);
  }
  expect(over).toEqual([]);
});
