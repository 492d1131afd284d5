import type { Page } from '@playwright/test';
import { allDocuments } from '#local/seed/content/all-documents.ts';
import type { SeedDocument } from '#local/seed/content/document.ts';
import { buildContent, type ContentBuild } from '#tests/helpers/build-content.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { addPseudoLanguage } from '#tests/helpers/pseudo-language/add-language.ts';
import { stretch } from '#tests/helpers/pseudo-language/stretch.ts';
import { withPseudoTexts } from '#tests/helpers/pseudo-language/translate-content.ts';
import { TEXAS_TEAM } from '#tests/helpers/texas-program.ts';
import { type BuiltSite, findFile, readBuiltSite } from './built-pages.ts';
import { findEnglish } from './catalog.ts';
import { textsOfPage } from './texts-of-page.ts';

/* A third language, made up: every English text with accents and 40 % longer. Adding it is a folder and three lines. */

const SITE = 'http://third-language.test';
const THIRD = 'eo';
test.describe.configure({ mode: 'serial' });
let build: ContentBuild;
let site: BuiltSite;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  build = await buildContent(allDocuments.map(inThreeLanguages), SITE, TEXAS_TEAM, (directory) =>
    addPseudoLanguage(directory, THIRD),
  );
  site = readBuiltSite(build.directory);
});
test.afterAll(() => build?.remove());

function inThreeLanguages(original: SeedDocument): SeedDocument {
  const document = original._id === 'aboutPage' ? withLink(original) : original;
  const translated = withPseudoTexts(document, THIRD);
  if (document._id === 'siteSettings') return { ...translated, languages: ['en', 'es', THIRD] };
  // Two texts are not translated yet.
  if (document._id === 'contactPage') return { ...translated, intro_eo: undefined };
  return document._id === 'scholarshipsPage' ? withNewProgram(translated) : translated;
}

function withNewProgram(scholarships: SeedDocument): SeedDocument {
  const [first, ...others] = scholarships.programs as object[];
  const programs = [{ ...first, name: 'Goal Grant', name_eo: undefined }, ...others];
  return { ...scholarships, programs, minimumGpa: 2.75 };
}

/** The founders' biography ends with a link to a page of the site. */
function withLink(about: SeedDocument): SeedDocument {
  const { body, ...rest } = about.biography as { body: object[] };
  const paragraph = {
    _key: 'linked',
    _type: 'block',
    style: 'normal',
    children: [{ _key: 's1', _type: 'span', text: 'Ask them anything.', marks: ['l1'] }],
    markDefs: [{ _key: 'l1', _type: 'link', href: '/contact?inquiry=other' }],
  };
  return { ...about, biography: { ...rest, body: [...body, paragraph] } };
}

const pagesIn = (language: string) =>
  site.pages.filter(({ path }) => new RegExp(`^/${language}(/|$)`).test(path));

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

test('each page is there, and leads to the other two languages', () => {
  expect(pagesIn(THIRD).length).toBeGreaterThan(30);
  expect(pagesIn(THIRD).map(({ path }) => path.slice(3))).toEqual(
    pagesIn('es').map(({ path }) => path.slice(3)),
  );
  for (const { path, html } of pagesIn(THIRD)) {
    expect(html, path).toContain(`<html lang="${THIRD}-US"`);
    for (const other of ['en', 'es']) {
      expect(html, path).toContain(`lang="${other}-US" data-language="${other}"`);
    }
  }
});

test('no page has a sentence in English', () => {
  // It would find some.
  const home = site.pages.find(({ path }) => path === '/')?.html ?? '';
  expect(findEnglish(textsOfPage(home, 'en'), 'es').length).toBeGreaterThan(5);
  const found = pagesIn(THIRD).flatMap(({ path, html }) =>
    findEnglish(textsOfPage(html, THIRD), 'es').map((sentence) => `${path}: ${sentence}`),
  );
  expect(found).toEqual([]);
});

test('a link within a text leads to the page in its own language', () => {
  for (const [folder, words] of [
    ['', 'Ask them anything.'],
    [`/${THIRD}`, stretch('Ask them anything.')],
  ]) {
    const about = site.pages.find(({ path }) => path === `${folder}/about`)?.html;
    expect(about).toContain(`<a href="${folder}/contact?inquiry=other">${words}</a>`);
  }
});

test('a text without translation is said to be English', async ({ page }) => {
  await open(page, `/${THIRD}/contact`);
  const intro = page.getByText('A question about registration, a bill, a ride to practice?');
  await expect(intro).toHaveAttribute('lang', 'en');
  await expect(intro).toContainText(`(${stretch('in English')})`);
  // Neither as a sign, nor in an address.
  for (const { path, html } of site.pages) {
    expect(html, path).not.toMatch(/[\uE000\uE001]|%EE%80%8[01]/i);
  }
  await open(page, `/${THIRD}/scholarships`);
  const apply = page.getByRole('listitem').filter({ hasText: 'Goal Grant' }).getByRole('link');
  await expect(apply).toHaveAttribute('href', /^\/eo\/contact\?.*Goal\+Grant$/);
});

test('the smallest grade is said as it is', () => {
  const html = site.pages.find(({ path }) => path === '/scholarships')?.html;
  expect(html).toContain('>2.75+</strong>');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test('no page is wider than the screen, and no button’s text is cut', async ({ page }) => {
    const broken: string[] = [];
    for (const { path } of pagesIn(THIRD)) {
      await open(page, path);
      broken.push(...(await page.evaluate(findBrokenLayout)).map((one) => `${path}: ${one}`));
    }
    expect(broken).toEqual([]);
  });
});

/** Runs in the page: what is wider than it, and what is cut off within its own box. */
function findBrokenLayout(): string[] {
  const wide = document.documentElement.scrollWidth;
  const name = (part: Element) => `${part.tagName} “${part.textContent?.trim().slice(0, 60)}”`;
  // What only screen readers read, or the keyboard brings up, is clipped away until then.
  const isClipped = (part: Element | null): boolean =>
    part !== null && (getComputedStyle(part).clipPath !== 'none' || isClipped(part.parentElement));
  const cut = [...document.querySelectorAll('a, button, label, legend, summary, h1, h2, h3, th')]
    .filter((part) => !isClipped(part) && part.clientWidth > 1)
    .filter((part) => part.scrollWidth > part.clientWidth + 1)
    .map((part) => `${name(part)} is cut: ${part.scrollWidth} of ${part.clientWidth}`);
  if (wide <= window.innerWidth) return cut;
  const outside = [...document.querySelectorAll('body *')].filter(
    (part) => part.getBoundingClientRect().right > window.innerWidth + 1,
  );
  return [...cut, `the page is ${wide} wide: ${outside.slice(0, 3).map(name).join(', ')}`];
}
