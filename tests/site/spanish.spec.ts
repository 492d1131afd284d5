import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { DIST, readBuiltSite } from './built-pages.ts';

/* The demo program speaks English and Spanish. */

const site = () => readBuiltSite(DIST);

const isSpanish = ({ path }: { path: string }) => /^\/es(\/|$)/.test(path);

test('every page but the dashboard is there in Spanish', () => {
  const { pages } = site();
  const english = pages.filter((page) => !isSpanish(page) && page.path !== '/admin');
  const translated = english.map(({ path }) => (path === '/' ? '/es' : `/es${path}`));
  const spanish = pages.filter(isSpanish);
  expect(spanish.map(({ path }) => path).sort()).toEqual(translated.sort());
  for (const { path, html } of spanish) {
    expect(html, path).toContain('<html lang="es-US"');
  }
});

test('no link of a Spanish page leads to an English one, but the switch', () => {
  const { pages } = site();
  const english = new Set(
    pages.filter((page) => !isSpanish(page) && page.path !== '/admin').map(({ path }) => path),
  );
  const found = pages
    .filter(isSpanish)
    .flatMap(({ path, html }) =>
      [...html.matchAll(/<a\s[^>]*href="([^"?#]*)[^"]*"[^>]*>/g)]
        .filter(([link, href = '']) => english.has(href) && !link.includes('data-language='))
        .map(([, href]) => `${path}: ${href}`),
    );
  expect(found).toEqual([]);
});

test('the switch keeps the page and what is behind its question mark', async ({
  page,
  services,
}) => {
  // No form here takes its own part out of the address.
  await page.goto('/privacy?from=email#photos');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(`${services.site}/es/privacy?from=email#photos`);
  // The page is seen before its script is there, which keeps the rest of the address.
  await page.waitForLoadState();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${services.site}/privacy?from=email#photos`);
});

test('a legal text says which language binds, in Spanish alone', () => {
  const binding = 'El texto en inglés es el que tiene validez legal.';
  const telling = site().pages.filter(({ html }) => html.includes(binding));
  expect(telling.map(({ path }) => path)).toEqual([
    '/es/liability-waiver',
    '/es/privacy',
    '/es/terms',
  ]);
});

test('the dashboard has no switch', () => {
  const admin = site().pages.find(({ path }) => path === '/admin')?.html;
  expect(admin).not.toContain('data-language');
});

test.describe('a browser that asks for Spanish', () => {
  test.use({ locale: 'es-MX', viewport: { width: 360, height: 740 } });

  test('is offered it once, and nothing moves', async ({ page }) => {
    await page.goto('/about');
    const offer = page.getByRole('complementary', { name: 'Esta página también está en español.' });
    await expect(offer).toBeVisible();
    const headingTop = (await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0;
    const strip = await offer.boundingBox();
    expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual(headingTop);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await expect(offer).toBeHidden();
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toBeHidden();
  });

  test('finds the switch in the menu, and is offered nothing where it has chosen', async ({
    page,
    services,
  }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(`${services.site}/es/about`);
    await expect(page.getByText('This page is also in English.')).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    const bar = page.getByRole('navigation', { name: 'Principal' });
    await expect(bar.locator('[aria-current]')).toHaveText(['Nosotros']);
  });
});

test('the footer describes the program in Spanish', () => {
  const footer = /<footer[\s\S]*<\/footer>/;
  for (const { path, html } of site().pages.filter(isSpanish)) {
    expect(footer.exec(html)?.[0], path).toContain('baloncesto');
    expect(footer.exec(html)?.[0], path).not.toContain('(en inglés)');
  }
});
