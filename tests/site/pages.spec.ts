import path from 'node:path';
import { expect, test } from '@playwright/test';
import { findRoute, readRoutes } from '#local/functions/routes.ts';
import { readServices } from '#tests/helpers/e2e-services.ts';
import { BUDGETS } from './budgets.ts';
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

const budgetOfIsland = (html: string) =>
  /<astro-island[\s\S]*<form/.test(html) ? BUDGETS.formScript : BUDGETS.islandScript;
const scriptBudget = (path: string) =>
  path.startsWith('/merchandise') ? BUDGETS.shopScript : BUDGETS.contentScript;

test('no page is heavier than its budget', () => {
  const site = readBuiltSite(DIST);
  const over: string[] = [];
  const check = (name: string, bytes: number, budget: number) => {
    if (bytes > budget) over.push(`${name}: ${bytes} bytes, ${bytes - budget} too many`);
  };
  for (const page of site.pages) {
    const { html, css, script, scriptBrotli, hasIsland } = weighPage(site, page);
    const isApplication = hasIsland || page.path.startsWith('/merchandise');
    const isList = page.path.startsWith('/gallery');
    check(`${page.path} CSS`, css, BUDGETS.css);
    if (hasIsland) check(`${page.path} script`, scriptBrotli, budgetOfIsland(page.html));
    else check(`${page.path} script`, script, scriptBudget(page.path));
    const document = isApplication || isList ? BUDGETS.listHtml : BUDGETS.contentHtml;
    check(`${page.path} HTML`, html, document);
  }
  expect(over).toEqual([]);
});
