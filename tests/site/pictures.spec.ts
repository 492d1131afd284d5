import { expect, test } from '@playwright/test';
import { pictureRules, pictureSource } from '#domain/pictures/picture-address.ts';
import { readServices } from '#tests/helpers/e2e-services.ts';
import { BUDGETS } from './budgets.ts';
import { DIST, readBuiltSite } from './built-pages.ts';
import { listPictures, phoneChoice } from './built-pictures.ts';

/* The pictures of the built site: from our own address, with their space, and no heavier than a phone can bear. */

const PREFIXES = pictureRules(pictureSource({})).map(({ from }) => from.slice(0, -1));
const pages = () =>
  readBuiltSite(DIST).pages.map((page) => ({ page, pictures: listPictures(page) }));

test('every picture is from our own address, in a width that is offered and that it has', () => {
  const wrong: string[] = [];
  let count = 0;
  for (const { page, pictures } of pages()) {
    for (const { candidates, avif, attributes } of pictures) {
      for (const { address, width } of [...candidates, ...avif]) {
        count += 1;
        const isOurs = PREFIXES.some((prefix) => address.startsWith(prefix));
        const isWider = !address.endsWith('.svg') && width > Number(attributes.width);
        if (!isOurs || isWider) wrong.push(`${page.path}: ${address} ${width}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(100);
});

test('the host of the content is in no page but as that of a video', () => {
  const host = new URL(readServices().content).host;
  for (const { page } of pages()) {
    const rest = page.html
      .replace(/media-src [^;"]*/, '')
      .replace(/<a href="[^"]*\/files\/[^"]*"/g, '');
    expect(rest.includes(host), page.path).toBe(false);
    expect(page.html, page.path).toMatch(/img-src 'self' data:;/);
  }
});

test('every picture has its space and its words, and at most one a page comes first', () => {
  for (const { page, pictures } of pages()) {
    const said = (name: string, value: string) =>
      pictures.filter(({ attributes }) => attributes[name] === value);
    for (const { attributes, candidates, avif } of pictures) {
      const { src, alt, width, height, sizes, loading } = attributes;
      const where = `${page.path}: ${src}`;
      expect(alt, where).toBeDefined();
      expect(Number(width) > 0 && Number(height) > 0, where).toBe(true);
      if (candidates.length > 1 || avif.length > 0) expect(sizes, where).toMatch(/\S/);
      expect(['lazy', 'eager'], where).toContain(loading);
    }
    const first = said('fetchpriority', 'high');
    expect(first.length, page.path).toBeLessThanOrEqual(1);
    for (const { attributes } of first) expect(attributes.loading).toBe('eager');
    if (said('loading', 'eager').length > 0) expect(first.length, page.path).toBe(1);
  }
});

test('no picture is heavier on a phone than its budget', async () => {
  test.slow();
  const { site } = readServices();
  const headers = { accept: 'image/avif,image/webp,*/*' };
  const over: string[] = [];
  const weights = new Map<string, number>();
  for (const { page, pictures } of pages()) {
    for (const picture of pictures) {
      const address = phoneChoice(picture);
      const response = weights.has(address)
        ? null
        : await fetch(new URL(address, site), { headers });
      if (response) {
        expect(response.status, `${page.path}: ${address}`).toBe(200);
        expect(response.headers.get('content-type')).toMatch(/^image\/(avif|webp)$/);
        weights.set(address, (await response.arrayBuffer()).byteLength);
      }
      const isFirst = picture.attributes.fetchpriority === 'high';
      const budget = isFirst ? BUDGETS.firstPicture : BUDGETS.picture;
      const weight = weights.get(address) ?? 0;
      if (weight > budget) over.push(`${page.path}: ${address} has ${weight} bytes`);
    }
  }
  expect(over).toEqual([]);
  expect(weights.size).toBeGreaterThan(20);
});
