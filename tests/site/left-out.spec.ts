import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildContent, type ContentBuild } from '#tests/helpers/build-content.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { TEXAS_TEAM, texasDocuments } from '#tests/helpers/texas-program.ts';
import { findFile, readBuiltSite } from './built-pages.ts';

/* The site of a program that sells nothing, gives no scholarships and takes no registrations now, as CUSTOMIZING says. */

const SITE = 'http://left-out.test';
const CHANGES: Readonly<Record<string, object>> = {
  scholarshipsPage: { programs: [], minimumGpa: null },
  siteSettings: { languages: ['en', 'es'], registrationClosed: true },
};
test.use({ javaScriptEnabled: false });
let build: ContentBuild;
test.beforeAll(async () => {
  // A build of each language.
  test.setTimeout(480_000);
  const documents = texasDocuments()
    .filter(({ _type }) => _type !== 'product')
    .map((document) => ({ ...document, ...CHANGES[document._type] }));
  build = await buildContent(documents, SITE, TEXAS_TEAM);
});
test.afterAll(() => build?.remove());

test('no page leads to the shop but the cart, and the shop says that it is empty', async ({
  page,
}) => {
  const site = readBuiltSite(build.directory);
  const leading = site.pages.filter(({ html }) => /href="(?:\/es)?\/merchandise"/.test(html));
  const paths = leading.map(({ path }) => path);
  // The shop itself leads to the shop in the other language.
  const others = paths.filter((path) => !path.endsWith('/merchandise'));
  expect(others.sort()).toEqual(['/cart', '/checkout', '/es/cart', '/es/checkout']);
  await page.route(`${SITE}/**`, (route) => {
    const file = findFile(site, new URL(route.request().url()).pathname);
    return file ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
  const carts = site.pages.flatMap(({ html }) => html.match(/<a [^>]*data-cart-link[^>]*>/g) ?? []);
  expect(carts.length).toBeGreaterThan(20);
  expect(carts.filter((cart) => !cart.includes(' hidden '))).toEqual([]);
  await page.goto(`${SITE}/merchandise`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText('Nothing Is for Sale Right Now');
  await expect(main).not.toContainText('Every order supports our players');
  await expect(main.getByRole('link', { name: 'Donate' })).toHaveAttribute(
    'href',
    '/sponsors/donate',
  );
});

test('without scholarships there is no page of them in any language, and none that leads to one', () => {
  const site = readBuiltSite(build.directory);
  expect(site.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/es']));
  const leading = site.pages.filter(({ html }) => /href="[^"]*\/scholarships"/.test(html));
  expect(leading.map(({ path }) => path)).toEqual([]);
  const promising = site.pages.filter(({ html }) =>
    /We have scholarships|Tenemos becas/.test(html),
  );
  expect(promising.map(({ path }) => path)).toEqual([]);
  const asking = site.pages.filter(({ html }) => html.includes('<option value="scholarships"'));
  expect(asking.map(({ path }) => path)).toEqual([]);
  expect(findFile(site, '/scholarships')).toBeUndefined();
  expect(findFile(site, '/es/scholarships')).toBeUndefined();
  for (const name of ['sitemap-0.xml', 'es/sitemap-0.xml']) {
    expect(readFileSync(path.join(build.directory, name), 'utf8')).not.toContain('scholarships');
  }
});

test('while registration is closed its page says so, and has no form', () => {
  const site = readBuiltSite(build.directory);
  const page = (at: string) => site.pages.find(({ path }) => path === at)?.html ?? '';
  expect(page('/register')).toContain('Registration Is Closed');
  expect(page('/es/register')).toContain('Las inscripciones están cerradas');
  for (const html of [page('/register'), page('/es/register')]) {
    expect(html).not.toMatch(/<astro-island[^>]*Registration/);
    expect(html).not.toContain('name="parentEmail"');
    // Who turned back from the payment page is told how to pay.
    expect(html).toMatch(/We have your registration|Tenemos su inscripción/);
  }
});
