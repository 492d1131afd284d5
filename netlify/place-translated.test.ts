import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { goneRules, notFoundRules, pageRules } from './place-translated.ts';

const SITE = 'https://club.test';

test('links that were emailed in a language that is off lead to the English page', () => {
  const [rule, ...more] = goneRules(['en'], SITE);
  expect(rule).toEqual({ from: '/es/*', to: 'https://club.test/:splat', status: 302 });
  expect(more).toEqual([]);
  for (const splat of [
    '/other.example',
    '\\other.example',
    '@other.example',
    ':80@other.example',
  ]) {
    const target = new URL(rule?.to.replace(':splat', splat) ?? '', SITE);
    expect(target.origin, splat).toBe(SITE);
  }
  expect(notFoundRules(['en'])).toEqual([]);
  expect(pageRules(['en'])).toEqual([]);
});

test('a language that is on has its own pages, and its own page of what is not there', () => {
  expect(goneRules(['en', 'es'], SITE)).toEqual([]);
  expect(notFoundRules(['en', 'es'])).toEqual([{ from: '/es/*', to: '/es/404.html', status: 404 }]);
});

test('an address below a page that shows the page in English shows it in each language', async () => {
  const netlify = await readFile(new URL('../netlify.toml', import.meta.url), 'utf8');
  const english = [...netlify.matchAll(/from = "(.+)"\s+to = "(.+)"\s+status = 200/g)];
  expect(english).not.toEqual([]);
  expect(pageRules(['en', 'es'])).toEqual(
    english.map(([, from, to]) => ({ from: `/es${from}`, to: `/es${to}`, status: 200 })),
  );
});
