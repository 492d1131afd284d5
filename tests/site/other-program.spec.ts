import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { brandAddress, brandPath } from '#domain/team/brand-picture.ts';
import { writeFile } from '#server/gateways/storage.ts';
import { makeBrandPictures } from '#server/use-cases/team/make-brand-pictures.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { LOGO_SVG } from '#tests/helpers/brand.ts';
import { buildContent, type ContentBuild } from '#tests/helpers/build-content.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import {
  demoWordsIn,
  TEXAS_SETTINGS,
  TEXAS_TEAM,
  withoutAllStates,
} from '#tests/helpers/texas-program.ts';
import { BUDGETS } from './budgets.ts';
import { type BuiltSite, decodeEntities, findFile, readBuiltSite } from './built-pages.ts';
import { otherProgram, PARAGRAPHS, VIDEO_HASH } from './much-content.ts';
import { weighPage } from './page-weight.ts';

/* The site of a program in Texas, of another sport, with more products, pictures, sponsors and steps than the demo's, videos, and no interviews. */

const SITE = 'http://other-program.test';
const TEAM = {
  ...TEXAS_TEAM,
  phone: '512-555-0177 x12',
  primaryColor: '#7A1F00',
  secondaryColor: '#FFD23F',
};
test.describe.configure({ mode: 'serial' });
let build: ContentBuild;
let site: BuiltSite;
/** Id of the logo that was uploaded. */
let logo = '';

test.beforeAll(async () => {
  test.setTimeout(240_000);
  logo = await storeLogo();
  build = await buildContent(otherProgram(), SITE, { ...TEAM, logo });
  site = readBuiltSite(build.directory);
});
test.afterAll(() => build?.remove());

async function storeLogo(): Promise<string> {
  const { id, files } = await makeBrandPictures(Buffer.from(LOGO_SVG));
  for (const { name, bytes } of files) await writeFile(brandPath(id, name), bytes, 'image/png');
  return id;
}

/** Answers the browser out of the built folder. */
async function open(page: Page, path: string): Promise<void> {
  await page.route(`${SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/img/')) {
      const body = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5"/>';
      return route.fulfill({ body, contentType: 'image/svg+xml' });
    }
    const file = findFile(site, pathname);
    return file ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
  await page.route(`${SITE}/api/gallery*`, (route) =>
    route.fulfill({ json: { entries: [], next: null } }),
  );
  await page.route(/^http:\/\/127\.0\.0\.1/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${SITE}${path}`);
}

test('every page shows the uploaded logo, and its icons, from the site itself', async ({
  page,
}) => {
  const src = brandAddress(logo, 'header.png');
  const icon = brandAddress(logo, 'icon-32.png');
  for (const { path: address, html } of site.pages) {
    expect(html, address).toContain(`<img src="${src}" width="108" height="36"`);
    expect(html, address).toContain(`<link rel="icon" href="${icon}"`);
    expect(html, address).not.toContain('favicon.svg');
  }
  const manifest = readFileSync(path.join(site.root, 'site.webmanifest'), 'utf8');
  const { name, icons } = JSON.parse(manifest) as { name: string; icons: { src: string }[] };
  expect(name).toBe(TEAM.teamName);
  const touch = brandAddress(logo, 'icon-180.png');
  for (const address of [src, icon, touch, ...icons.map((one) => one.src)]) {
    expect(findFile(site, address), address).toBeDefined();
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/about');
  const shown = page.getByRole('banner').locator('img').first();
  await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(216);
  const { width, height } = (await shown.boundingBox()) ?? { width: 0, height: 0 };
  // A wide logo leaves room for the name and the menu, and keeps its proportions.
  expect(width).toBeLessThanOrEqual(72);
  expect(width / height).toBeCloseTo(3, 1);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('no page, no picture’s words and no data hold a word of the demo program', () => {
  // It would find one.
  for (const word of ['Calusa', 'in Fort Myers', 'Basketball', 'A 501(c)(3) club', 'ages 13-17']) {
    expect(demoWordsIn(word), word).toEqual([word]);
  }
  const texts = site.pages.map(({ path, html }) => [path, wordsOf(html)] as const);
  const found = texts.flatMap(([path, text]) =>
    demoWordsIn(text).map((words) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
  const data = readdirSync(site.root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(json|txt|xml|webmanifest|ics)$/.test(file),
  );
  expect(data).toContain('robots.txt');
  for (const file of data) {
    expect(demoWordsIn(readFileSync(path.join(site.root, file), 'utf8')), file).toEqual([]);
  }
});

/** What a page says: to people, and in its attributes and data to machines; not how it looks. */
function wordsOf(html: string): string {
  return decodeEntities(
    withoutAllStates(html)
      // The ports of the local services may look like one of the demo's ZIP codes.
      .replace(/<meta http-equiv="content-security-policy"[^>]*>/gi, '')
      .replace(/<style.*?<\/style>/gs, '')
      .replace(/<svg.*?<\/svg>/gs, '')
      .replace(/<script(?![^>]*json).*?<\/script>/gs, '')
      .replace(
        / (class|style|src|srcset|href|uid|component-url|renderer-url|opts)=("[^"]*"|'[^']*')/g,
        '',
      ),
  );
}

test('the home page shows six dates, and has the later ones at hand', async ({ page }) => {
  await open(page, '/');
  const titles = page.getByRole('main').locator('[data-until]');
  await expect(titles).toHaveCount(20);
  await expect(titles.filter({ visible: true })).toHaveCount(6);
  await expect(titles.nth(5)).toBeVisible();
  await expect(titles.nth(6)).toBeHidden();
});

test('many sponsors, long figures and five steps have their room on a tablet and a laptop', async ({
  page,
}) => {
  const sponsors = page
    .locator('section', { has: page.locator('#sponsors') })
    .getByRole('listitem');
  const figures = page.locator('section', { has: page.locator('#numbers') }).locator('strong');
  for (const width of [800, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    await expect(sponsors).toHaveCount(16);
    const tiles = await sponsors.evaluateAll((all) =>
      all.map((one) => [one.clientWidth, one.scrollWidth - one.clientWidth]),
    );
    expect(Math.min(...tiles.map(([own = 0]) => own)), `${width}`).toBeGreaterThan(160);
    expect(Math.max(...tiles.map(([, over = 0]) => over)), `${width}`).toBe(0);
    // A figure of one word stays on one line.
    const heights = await figures.evaluateAll((all) =>
      all.map(
        (one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight),
      ),
    );
    expect(heights.slice(0, 3).map(Math.round), `${width}`).toEqual([1, 1, 1]);
    await open(page, '/sponsors/volunteer');
    await expect(page.getByText('Step 5')).toBeVisible();
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrolled, `${width}`).toBe(width);
  }
});

test('players are asked for as the settings say', () => {
  const page = site.pages.find((one) => one.path === '/register')?.html ?? '';
  const choices = (name: string) =>
    [
      ...(
        new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`, 's').exec(page)?.[1] ?? ''
      ).matchAll(/<option value="(\w+)">([^<]*)</g),
    ].map(([, value, label]) => `${value} ${label}`);
  expect(choices('state')).toEqual(['TX Texas']);
  expect(choices('players.0.age')).toHaveLength(13);
  expect(choices('players.0.grade').slice(0, 2)).toEqual(['0 K', '1 1']);
});

test('whoever is asked for a gift reads first that it cannot be deducted', () => {
  const htmlOf = (path: string) =>
    decodeEntities(site.pages.find((page) => page.path === path)?.html ?? '');
  for (const path of ['/sponsors/donate', '/donations/one-time', '/donations/monthly']) {
    expect(htmlOf(path), path).toContain(
      'Gifts to Bluebonnet Soccer Club are not deductible as charitable contributions',
    );
    expect(htmlOf(path), path).not.toContain('for your taxes');
  }
  // On the receipts to print as well.
  expect(htmlOf('/account')).toContain('Gifts to Bluebonnet Soccer Club are not deductible');
});

test('lists are paged by 24, each page within its budget', () => {
  for (const [prefix, last] of [
    ['/merchandise', 3],
    ['/gallery/photos', 2],
  ] as const) {
    const pages = site.pages.filter(({ path }) => new RegExp(`^${prefix}(/\\d+)?$`).test(path));
    expect(pages.map(({ path }) => path)).toHaveLength(last);
    for (const page of pages) {
      expect(weighPage(site, page).html, page.path).toBeLessThanOrEqual(BUDGETS.listHtml);
    }
  }
  const shop = site.pages.find(({ path }) => path === '/merchandise/2')?.html ?? '';
  expect(shop.match(/<product-card/g)).toHaveLength(24);
  expect(shop).toContain('<a href="/merchandise" rel="prev"');
  expect(shop).toContain('<a href="/merchandise/3" rel="next"');
});

test('name, contact and colors are those of Team Info, readable in light and dark', async ({
  page,
}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(page.getByRole('banner').getByRole('link', { name: TEAM.teamName })).toBeVisible();
  const phone = footer.getByRole('link', { name: TEAM.phone });
  await expect(phone).toHaveAttribute('href', 'tel:5125550177;ext=12');
  await expect(footer.getByRole('link', { name: 'Instagram' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Facebook' })).toHaveCount(0);
  await expect(footer.getByRole('link', { name: 'Website', exact: true })).toHaveAttribute(
    'href',
    'https://club.bluebonnet.example',
  );
  await expect(footer).toContainText(`© ${TEXAS_SETTINGS.copyrightYear} `);
  const button = page.getByRole('main').getByRole('link', { name: 'Register Now' }).first();
  await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 0)');
  await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expectNoAxeViolations(page);
});

test('the contact page names the coach, who can be called and emailed', async ({ page }) => {
  await open(page, '/contact');
  const card = page.getByRole('listitem').filter({ hasText: 'Lupe Garza' });
  await expect(card.getByRole('heading')).toHaveText('Coach');
  await expect(card.getByRole('link', { name: '512-555-0104' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'coach@bluebonnet.example' })).toBeVisible();
});

test('a text of two paragraphs is shown as two', async ({ page }) => {
  for (const path of ['/about', '/contact', '/scholarships', '/sponsors/donate']) {
    await open(page, path);
    const texts = await page.getByText(/Bring water/).allInnerTexts();
    expect(texts.length, path).toBeGreaterThan(0);
    expect(
      texts.filter((text) => text !== PARAGRAPHS),
      path,
    ).toEqual([]);
  }
});

test('the pages of the shop lead to each other', async ({ page }) => {
  await open(page, '/merchandise');
  const pages = page.getByRole('navigation', { name: 'Pages of the shop' });
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${SITE}/merchandise/2`);
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: 'Page 1' }).click();
  await expect(page).toHaveURL(`${SITE}/merchandise`);
});

test('a category without photos says so', async ({ page }) => {
  await open(page, '/gallery/photos/interviews');
  await expect(page.getByRole('heading', { name: 'No photos found' })).toBeVisible();
  await expect(page.getByText('Try another category')).toBeVisible();
  await page.getByRole('link', { name: 'Show All Photos' }).click();
  await expect(page.getByRole('link', { name: /^Enlarge/ })).toHaveCount(24);
});

test('a video that cannot be played is offered as a download', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await open(page, '/gallery/videos');
  await page
    .getByRole('link', { name: /^Play “What the tide brought” \(1:05\)/ })
    .first()
    .click();
  const box = page.getByRole('dialog');
  await expect(box.getByRole('alert')).toContainText('We could not play this video.');
  await expect(box.getByRole('link', { name: 'download it' })).toHaveAttribute(
    'href',
    new RegExp(`/files/courtside/production/${VIDEO_HASH}\\.mp4\\?dl=$`),
  );
});

test('the picture for social networks is that of the first page', () => {
  const [first, second] = ['/gallery', '/gallery/photos/2'].map((path) => {
    const html = site.pages.find((page) => page.path === path)?.html ?? '';
    return /property="og:image" content="([^"]+)"/.exec(html)?.[1];
  });
  expect(first).toBe(`${SITE}/og/gallery.png`);
  expect(second).toBe(first);
  expect(readFileSync(findFile(site, '/og/gallery.png') ?? '').length).toBeGreaterThan(1000);
});
