import { expect, test } from 'vitest';
import { drawableText } from './drawable-text.ts';

const LATIN = new Set(
  Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZëé .', (c) => c.charCodeAt(0)),
);

test.each([
  ['Zoë', 'Zoë', false],
  ['Zoe\u0308', 'Zoë', false],
  ['Ștefan', 'Stefan', true],
  ['ﬁn', 'fin', true],
  ['🏀', '[U+1F3C0]', true],
  ['مح', '[U+0645][U+062D]', true],
  ['a\tb', 'a b', true],
])('%s is drawn as %s', (typed, text, isChanged) => {
  expect(drawableText(typed, LATIN)).toEqual({ text, isChanged });
});
