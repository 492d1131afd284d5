import { buildContent, type ContentBuild } from '#tests/helpers/build-content.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { TEXAS_TEAM, texasDocuments } from '#tests/helpers/texas-program.ts';
import { findFile, readBuiltSite } from './built-pages.ts';

/* The site of a program that sells nothing: it has unpublished all products, as CUSTOMIZING says. */

const SITE = 'http://empty-shop.test';
test.use({ javaScriptEnabled: false });
let build: ContentBuild;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const documents = texasDocuments().filter(({ _type }) => _type !== 'product');
  build = await buildContent(documents, SITE, TEXAS_TEAM);
});
test.afterAll(() => build?.remove());

test('no page leads to the shop but the cart, and the shop says that it is empty', async ({
  page,
}) => {
  const site = readBuiltSite(build.directory);
  const leading = site.pages.filter(({ html }) => html.includes('href="/merchandise"'));
  expect(leading.map(({ path }) => path).sort()).toEqual(['/cart', '/checkout']);
  await page.route(`${SITE}/**`, (route) => {
    const file = findFile(site, new URL(route.request().url()).pathname);
    return file ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
  await page.goto(`${SITE}/merchandise`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText('Nothing Is for Sale Right Now');
  await expect(main).not.toContainText('Every order supports our players');
  await expect(main.getByRole('link', { name: 'Donate' })).toHaveAttribute(
    'href',
    '/sponsors/donate',
  );
});
