import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { matchesSearch, searchTokens, searchWords } from './search-tokens.ts';

test('beginnings of every word, without case and accents', () => {
  expect(searchTokens(['Zoë', null, 'A.B@c.org'])).toEqual([
    'z',
    'zo',
    'zoe',
    'a',
    'b',
    'c',
    'o',
    'or',
    'org',
  ]);
});

test.each([
  ['jo be', true],
  ['BELL jordan', true],
  ['jordan@', true],
  ['', true],
  ['jordana', false],
  ['ordan', false],
])('%j finds Jordan Bell: %s', (search, found) => {
  expect(matchesSearch(searchTokens(['Jordan Bell', 'jordan@example.com']), search)).toBe(found);
});

test.prop([fc.string({ minLength: 1 }), fc.nat(20)])(
  'what begins a word finds it',
  (text, length) => {
    const tokens = searchTokens([text]);
    for (const word of searchWords(text)) {
      expect(matchesSearch(tokens, [...word].slice(0, length).join(''))).toBe(true);
    }
  },
);

test('a text of any length gives a bounded number', () => {
  const long = Array.from({ length: 5000 }, (_, n) => `word${n}`).join(' ');
  expect(searchTokens([long]).length).toBeLessThanOrEqual(400);
});
