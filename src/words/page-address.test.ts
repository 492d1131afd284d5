import { afterEach, expect, test } from 'vitest';
import { readLanguageFrom } from './current-language.ts';
import { DEFAULT_LANGUAGE, type Language } from './language.ts';
import { pageAddress } from './page-address.ts';

let language: Language = DEFAULT_LANGUAGE;
readLanguageFrom(() => language);
afterEach(() => {
  language = DEFAULT_LANGUAGE;
});

test.each([
  ['/', '/es'],
  ['/?a=1', '/es?a=1'],
  ['/#top', '/es#top'],
  ['/account', '/es/account'],
  ['/pay?link=1', '/es/pay?link=1'],
  ['/admin', '/admin'],
  ['/admin?tab=players', '/admin?tab=players'],
  ['/administrators', '/es/administrators'],
])('%s is %s on a page in Spanish, and itself in English', (path, spanish) => {
  expect(pageAddress(path)).toBe(path);
  expect(pageAddress(path, 'es')).toBe(spanish);
  language = 'es';
  expect(pageAddress(path)).toBe(spanish);
  expect(pageAddress(path, 'en')).toBe(path);
});
