import { expect, test } from 'vitest';
import { keepNeededFaces } from './needed-faces.ts';

const face = (name: string, ranges: string) =>
  `@font-face{font-family:${name};src:url("/a.woff2");unicode-range:${ranges};}`;

test('a face stays for a page that has one of its letters', () => {
  const plain = face('Plain', 'U+0020-007E,U+2019');
  const accents = face('Accents', 'U+00A1-00A8, U+00AA-00FF, U+0131');
  const whole = '@font-face{font-family:Whole;src:local(Arial)}';
  const css = plain + accents + whole;
  expect(keepNeededFaces(css, 'A game · 7 pm')).toBe(plain + whole);
  expect(keepNeededFaces(css, 'año')).toBe(css);
  expect(keepNeededFaces(css, '\u0131')).toBe(accents + whole);
});

test('a font of which no face is left is not asked for', () => {
  const faces = face('Accents-1', 'U+00AA-00FF') + face('Accents-1', 'U+0100-0130');
  const uses = ':root{--a:Accents-1, Plain,sans-serif}b{font-family:"Accents-1",Plain}';
  const without = ':root{--a:Plain,sans-serif}b{font-family:Plain}';
  expect(keepNeededFaces(faces + uses, 'A game')).toBe(without);
  const oneLeft = face('Accents-1', 'U+0100-0130') + uses;
  expect(keepNeededFaces(faces + uses, 'Ā')).toBe(oneLeft);
});
