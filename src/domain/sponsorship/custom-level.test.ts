import { afterEach, expect, test } from 'vitest';
import { readLanguageFrom } from '#words/current-language.ts';
import { tellLevel } from './custom-level.ts';
import { CUSTOM_LEVEL } from './level-name.ts';

afterEach(() => readLanguageFrom(() => 'en'));

test('an amount of one’s own is told in the reader’s language, a tier by its name', () => {
  expect([CUSTOM_LEVEL, 'Supporting Friend'].map(tellLevel)).toEqual([
    'Custom',
    'Supporting Friend',
  ]);
  readLanguageFrom(() => 'es');
  expect([CUSTOM_LEVEL, 'Supporting Friend', ''].map(tellLevel)).toEqual([
    'Otra cantidad',
    'Supporting Friend',
    '',
  ]);
});
