import { expect, test } from 'vitest';
import { isBlank } from './is-blank.ts';

const picture = { _type: 'image', alt: 'A gym' };

test.each([
  [undefined],
  [null],
  [' '],
  [[]],
  [{}],
  [{ _key: 'a', heading: null, body: [] }],
  [{ heading_es: 'Hola', image: picture }],
  [{ image: { ...picture, asset: null } }],
])('%j is blank', (content) => {
  expect(isBlank(content)).toBe(true);
});

test.each([
  [0],
  [false],
  ['a'],
  [[{}]],
  [{ heading: 'Hi' }],
  [{ image: { ...picture, asset: { _ref: 'image-1' } } }],
])('%j is not', (content) => {
  expect(isBlank(content)).toBe(false);
});
