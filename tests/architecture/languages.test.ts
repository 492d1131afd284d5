import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#words/language.ts';

/** Netlify reads the addresses of a function from its text, so they cannot be made of the list. */
const API = path.resolve(import.meta.dirname, '../../netlify/functions/api.ts');

/** Languages whose home page nobody fills with its games. */
function withoutGames(languages: readonly string[], source: string): string[] {
  return languages.filter((one) => one !== DEFAULT_LANGUAGE && !source.includes(`'/${one}',`));
}

test('the home page of each language is one that the function fills with its games', () => {
  const source = readFileSync(API, 'utf8');
  expect(withoutGames(LANGUAGES, source)).toEqual([]);
  expect(withoutGames([...LANGUAGES, 'ht'], source)).toEqual(['ht']);
});
