import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LEGAL_DOCUMENTS } from '../desk/singletons.ts';
import { pagesOf } from './page-of.ts';

const STUDIO = path.resolve(import.meta.dirname, '..');
const PAGES = path.resolve(STUDIO, '../src/pages');
const schema: { name: string; type: string }[] = JSON.parse(
  readFileSync(path.join(STUDIO, 'schema.json'), 'utf8'),
);
const types = schema
  .filter(({ type, name }) => type === 'document' && !name.startsWith('sanity.'))
  .map(({ name }) => name);

/** Whether the website has this page, written out or from a list. */
function exists(address: string): boolean {
  const places = [`${address}.astro`, `${address}/index.astro`, '/index.astro'];
  const lists = [
    `${address}/[...page].astro`,
    `${address}/[...view].astro`,
    address.replace(/[^/]+$/, '[type].astro'),
  ];
  const found = address === '/' ? places.slice(2) : [...places.slice(0, 2), ...lists];
  return found.some((file) => existsSync(path.join(PAGES, file)));
}

test('every type of document has a page that exists', () => {
  expect(types.length).toBeGreaterThan(15);
  for (const _type of types.filter((type) => type !== 'legalDocument')) {
    const pages = pagesOf({ _id: 'some', _type });
    expect(pages, _type).not.toEqual([]);
    expect(
      pages.filter((page) => !exists(page)),
      _type,
    ).toEqual([]);
  }
});

test('each legal text and each kind of story has its own', () => {
  const pages = LEGAL_DOCUMENTS.flatMap(({ id }) =>
    pagesOf({ _id: `drafts.${id}`, _type: 'legalDocument' }),
  );
  expect(pages).toEqual(['/privacy', '/terms', '/liability-waiver']);
  expect(pages.filter((page) => !exists(page))).toEqual([]);
  const story = { _id: 'a', _type: 'story' };
  expect(pagesOf({ ...story, kind: 'volunteer' })).toEqual(['/sponsors/volunteer']);
  expect(pagesOf({ ...story, kind: 'family' })).toEqual(['/sponsors/donate']);
  expect(pagesOf({ _id: 'a', _type: 'publishRequest' })).toEqual([]);
});

test('what is shown on a page of its own leads there, too', () => {
  expect(pagesOf({ _id: 'sponsorsPage', _type: 'sponsorsPage' })).toContain('/sponsors/become');
  expect(pagesOf({ _id: 'galleryPage', _type: 'galleryPage' })).toContain('/gallery/submit');
  expect(pagesOf({ _id: 'siteSettings', _type: 'siteSettings' })).toContain('/register');
});
