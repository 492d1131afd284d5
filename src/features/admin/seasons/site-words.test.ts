import { expect, test } from 'vitest';
import { siteWords } from './site-words.ts';

const [OLD, NEW] = ['2026-27 Season', '2027-28 Season'];

test.each([
  ['before anything is published', OLD, OLD, false, 'still shows the 2026-27 Season'],
  ['published, and not built yet', OLD, NEW, true, 'still shows the 2026-27 Season'],
  ['built', NEW, NEW, true, 'shows the new season'],
  ['not known yet', undefined, NEW, true, '…'],
  ['not to be read', null, NEW, true, 'could not be read'],
] as const)('what the website shows: %s', (_, built, published, isNew, words) => {
  expect(siteWords(built, published, isNew)).toBe(words);
});
