import { expect, test } from 'vitest';
import { adminHref, isSamePlace, parseLocation } from './admin-location.ts';

test.each([
  ['', 'overview', {}],
  ['?tab=players&role=parent&page=2', 'players', { role: 'parent', page: '2' }],
  ['?tab=nothing', 'overview', {}],
  ['?tab=__proto__', 'overview', {}],
])('%j is %s', (search, tab, params) => {
  expect(parseLocation(search)).toEqual({ tab, params });
});

test('an address leads back to where it was made, without what is empty', () => {
  const href = adminHref({ tab: 'players', params: { search: 'a&b=c', role: '' } });
  expect(href).toBe('/admin?tab=players&search=a%26b%3Dc');
  expect(parseLocation(new URL(href, 'https://x').search)).toEqual({
    tab: 'players',
    params: { search: 'a&b=c' },
  });
  expect(adminHref({ tab: 'overview', params: {} })).toBe('/admin');
});

test.each([
  ['?tab=players', '?tab=players', true],
  ['?tab=players&role=parent', '?tab=players', false],
  ['', '?tab=overview', true],
  // The emergency sheet of the program’s own team.
  ['?tab=players&sheet=', '?tab=players', false],
])('%j and %j are one place: %s', (one, other, isSame) => {
  expect(isSamePlace(one, other)).toBe(isSame);
});
