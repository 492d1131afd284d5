import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { safeReturnPath, signInAddress } from './return-path.ts';

test.each([
  ['/upload', '/upload'],
  ['/admin?tab=games&page=2#row-7', '/admin?tab=games&page=2#row-7'],
  ['/a/../upload', '/upload'],
  [null, '/'],
  ['', '/'],
  ['upload', '/'],
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
  ['///evil.example', '/'],
  ['/\\evil.example', '/'],
  ['\\\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/\n/evil.example', '/'],
  ['/..//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/auth', '/'],
  ['/auth?return=/auth', '/'],
])('%j leads to %s', (wanted, expected) => {
  expect(safeReturnPath(wanted)).toBe(expected);
});

property.prop([
  fc.oneof(
    fc.string(),
    fc.string().map((text) => `/${text}`),
    fc.webUrl(),
  ),
])('whatever is asked for, the browser stays on the site', (wanted) => {
  const site = 'https://hoops.example';
  expect(new URL(safeReturnPath(wanted), site).origin).toBe(site);
});

test('the page is remembered whole', () => {
  const address = signInAddress('/admin?tab=games&page=2');
  const wanted = new URL(address, 'https://hoops.example').searchParams.get('return');
  expect(safeReturnPath(wanted)).toBe('/admin?tab=games&page=2');
  expect(signInAddress('/')).toBe('/auth');
});

test('a link to sign in leads nowhere else from the page to sign in', () => {
  for (const path of ['/auth', '/auth?return=%2Fupload', '/es/auth?return=%2Fes%2Fupload'])
    expect(signInAddress(path)).toBe(path);
  // What an email leads to is a page like others.
  expect(signInAddress('/auth/action?mode=reset')).toBe(
    '/auth?return=%2Fauth%2Faction%3Fmode%3Dreset',
  );
});
