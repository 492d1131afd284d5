import { expect, test } from 'vitest';
import { goneRules, notFoundRules } from './place-translated.ts';

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
});

test('a language that is on has its own pages, and its own page of what is not there', () => {
  expect(goneRules(['en', 'es'], SITE)).toEqual([]);
  expect(notFoundRules(['en', 'es'])).toEqual([{ from: '/es/*', to: '/es/404.html', status: 404 }]);
});
