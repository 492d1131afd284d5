import { describe, expect, test } from 'vitest';
import { currentLanguage } from '#words/current-language.ts';
import { askedLanguage, inLanguageOf } from './language.ts';

describe('askedLanguage', () => {
  const ask = (header?: string) =>
    askedLanguage(
      new Request('https://hoops.example/', {
        headers: header === undefined ? {} : { 'accept-language': header },
      }),
    );

  test.each([
    ['es', 'es'],
    ['ES', 'es'],
    ['es-MX', 'es'],
    ['es-US,es;q=0.9,en;q=0.8', 'es'],
    ['es;q=0.5', 'es'],
    ['en', 'en'],
    ['en-US,es;q=0.9', 'en'],
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['fr,es', 'en'],
    ['español', 'en'],
    ['__proto__', 'en'],
    ['es\tx', 'en'],
    [`${'es'.repeat(5000)}`, 'en'],
  ])('%j is answered in %s', (header, language) => {
    // A header holds no letter beyond Latin-1.
    expect(ask(header)).toBe(language);
  });
});

test('what waits goes on in its own language, whoever else is answered meanwhile', async () => {
  const seen: string[] = [];
  const answer = async (language: 'en' | 'es') =>
    inLanguageOf(language, async () => {
      for (let turn = 0; turn < 3; turn += 1) {
        await Promise.resolve();
        seen.push(`${language}:${currentLanguage()}`);
      }
    });
  await Promise.all([answer('es'), answer('en'), answer('es')]);
  expect(new Set(seen)).toEqual(new Set(['es:es', 'en:en']));
  expect(currentLanguage()).toBe('en');
  expect(inLanguageOf('es', () => inLanguageOf('en', () => currentLanguage()))).toBe('en');
});
