import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkLink, findLinkWarning } from './link.ts';

it.each([
  'https://example.org/a?b#c',
  'mailto:hello@example.org',
  'tel:+1-239-555-0100',
  '/',
  '/contact',
  '/sponsors/become/?level=gold#form',
])('%s may be linked to', (href) => {
  expect(checkLink(href)).toBe(true);
});

const SITE_PAGES = path.resolve(import.meta.dirname, '../../../src/pages');
/** Pages of one address that search engines may know. */
const publicPages = readdirSync(SITE_PAGES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.astro') && !file.includes('['))
  .filter((file) => !/noindex/.test(readFileSync(path.join(SITE_PAGES, file), 'utf8')))
  .map((file) => `/${file.replace(/\.astro$/, '').replace(/(^|\/)index$/, '')}`);

it('every page of the website may be linked to', () => {
  expect(publicPages.length).toBeGreaterThan(15);
  expect(publicPages.filter((page) => checkLink(page) !== true)).toEqual([]);
});

it.each([
  '/donations/one-time',
  '/donations/monthly',
  '/about/mission',
  '/scholarships',
  '/merchandise',
  '/gallery/videos/game-highlights',
  '/gallery/photos',
])('%s may be linked to, too', (page) => {
  expect(checkLink(page)).toBe(true);
});

it.each([
  ['', 'Write where the link leads.'],
  ['javascript:alert(1)', 'Only addresses that begin with https:// are safe to link to.'],
  ['http://example.org', 'Only addresses that begin with https:// are safe to link to.'],
  ['https://example', 'This is not a full address. Enter one such as https://example.org.'],
  ['example.org', 'Begin with https://, mailto: or tel:, or with / for a page of this website.'],
  ['//example.org', 'This website has no page at //example.org.'],
  ['/abuot', 'This website has no page at /abuot.'],
  ['mailto:hello', 'Write mailto:name@example.org.'],
  ['tel:call us', 'Write tel:202-555-0123.'],
  ['https://example.org ', 'Take out the spaces, also at the end: no address has any.'],
  ['https://example.org/our team', 'Take out the spaces, also at the end: no address has any.'],
  ['/contact?subject=Summer camp', 'Take out the spaces, also at the end: no address has any.'],
  ['https:example.org', 'Only addresses that begin with https:// are safe to link to.'],
  ['https:\\\\example.org', 'Only addresses that begin with https:// are safe to link to.'],
])('%s may not', (href, answer) => {
  expect(checkLink(href)).toBe(answer);
});

it('warns of a link to the scholarships where there are none, and so no page', () => {
  for (const href of ['/scholarships', '/scholarships/', '/scholarships#programs']) {
    expect(findLinkWarning(href, 0)).toContain('no page at /scholarships');
    expect(findLinkWarning(href, null)).toContain('no page at /scholarships');
    expect(findLinkWarning(href, 3)).toBeUndefined();
  }
  expect(findLinkWarning('/contact', 0)).toBeUndefined();
  expect(findLinkWarning(undefined, 0)).toBeUndefined();
});
