import type { Page } from '@playwright/test';
import { allDocuments } from '#local/seed/content/all-documents.ts';
import type { SeedDocument } from '#local/seed/content/document.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { buildContent, type ContentBuild } from '#tests/helpers/build-content.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { TEXAS_TEAM } from '#tests/helpers/texas-program.ts';
import { type BuiltSite, findFile, readBuiltSite } from './built-pages.ts';

/* The site of a program that speaks English and Spanish. */

const SITE = 'http://spanish.test';
test.describe.configure({ mode: 'serial' });
let build: ContentBuild;
let site: BuiltSite;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  build = await buildContent(allDocuments.map(inTwoLanguages), SITE, TEXAS_TEAM);
  site = readBuiltSite(build.directory);
});
test.afterAll(() => build?.remove());

/** One text of the contact page is not translated yet. */
function inTwoLanguages(document: SeedDocument): SeedDocument {
  if (document._id === 'siteSettings') return { ...document, languages: ['en', 'es'] };
  if (document._id !== 'contactPage') return document;
  return { ...document, heading_es: 'Escríbanos', intro_es: undefined };
}

/** Answers the browser out of the built folder. */
async function open(page: Page, address: string): Promise<void> {
  await page.route(/^http/, (route) => route.fulfill({ status: 404 }));
  await page.route(`${SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/img/')) {
      const body = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5"/>';
      return route.fulfill({ body, contentType: 'image/svg+xml' });
    }
    const file = findFile(site, pathname);
    return file ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
  await page.goto(`${SITE}${address}`);
}

const spanishPages = () => site.pages.filter(({ path }) => /^\/es(\/|$)/.test(path));

test('every page but the dashboard is there in Spanish', () => {
  const english = site.pages.filter(
    (page) => !spanishPages().includes(page) && page.path !== '/admin',
  );
  const translated = english.map(({ path }) => (path === '/' ? '/es' : `/es${path}`));
  expect(
    spanishPages()
      .map(({ path }) => path)
      .sort(),
  ).toEqual(translated.sort());
  for (const { path, html } of spanishPages()) {
    expect(html, path).toContain('<html lang="es-US"');
    expect(html, path).toContain('hreflang="x-default"');
  }
});

test('no link of a Spanish page leads to an English one, but the switch', () => {
  const english = new Set(
    site.pages.map(({ path }) => path).filter((path) => !/^\/es(\/|$)|^\/admin/.test(path)),
  );
  const found = spanishPages().flatMap(({ path, html }) =>
    [...html.matchAll(/<a\s[^>]*href="([^"?#]*)[^"]*"[^>]*>/g)]
      .filter(([link, href = '']) => english.has(href) && !link.includes('data-language='))
      .map(([, href]) => `${path}: ${href}`),
  );
  expect(found).toEqual([]);
});

test('a text without translation is said to be English', async ({ page }) => {
  await open(page, '/es/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escríbanos');
  const intro = page.getByText('A question about registration, a bill, a ride to practice?');
  await expect(intro).toHaveAttribute('lang', 'en');
  await expect(intro).toContainText('(en inglés)');
  for (const { path, html } of site.pages) expect(html, path).not.toMatch(/[\uE000\uE001]/);
});

test('the switch keeps the page and what is behind its question mark', async ({ page }) => {
  await open(page, '/contact?topic=Scholarships#form');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(`${SITE}/es/contact?topic=Scholarships#form`);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${SITE}/contact?topic=Scholarships#form`);
});

test('a legal text says which language binds, in Spanish alone', () => {
  const binding = 'El texto en inglés es el que tiene validez legal.';
  const telling = site.pages.filter(({ html }) => html.includes(binding));
  expect(telling.map(({ path }) => path)).toEqual([
    '/es/liability-waiver',
    '/es/privacy',
    '/es/terms',
  ]);
});

test('the dashboard has no switch', () => {
  const admin = site.pages.find(({ path }) => path === '/admin')?.html;
  expect(admin).not.toContain('data-language');
});

test.describe('a browser that asks for Spanish', () => {
  test.use({ locale: 'es-MX', viewport: { width: 360, height: 740 } });

  test('is offered it once, and nothing moves', async ({ page }) => {
    await open(page, '/about');
    const offer = page.getByText('Esta página también está en español.');
    await expect(offer).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await expect(offer).toBeHidden();
    await open(page, '/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toBeHidden();
  });

  test('finds the switch in the menu, and is offered nothing where it has chosen', async ({
    page,
  }) => {
    await open(page, '/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(`${SITE}/es/about`);
    await expect(page.getByText('This page is also in English.')).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    const bar = page.getByRole('navigation', { name: 'Principal' });
    await expect(bar.locator('[aria-current]')).toHaveText(['Nosotros']);
  });
});
