import { expect, test } from 'vitest';
import { goneRules, notFoundRules } from './place-translated.ts';

test('links that were emailed in a language that is off lead to the English page', () => {
  expect(goneRules(['en'])).toEqual([{ from: '/es/*', to: '/:splat', status: 302 }]);
  expect(notFoundRules(['en'])).toEqual([]);
});

test('a language that is on has its own pages, and its own page of what is not there', () => {
  expect(goneRules(['en', 'es'])).toEqual([]);
  expect(notFoundRules(['en', 'es'])).toEqual([{ from: '/es/*', to: '/es/404.html', status: 404 }]);
});
