import { expect, test } from 'vitest';
import { foldConstants } from './fold-constants.ts';

const fold = (css: string, ...kept: string[]) => foldConstants(css, new Set(kept));

test('what is set once for the whole page stands where it is read', () => {
  expect(
    fold('@layer theme{:root, :host{--a:var(--b);--b:Arial, sans-serif}}html{font:var(--a, (x))}'),
  ).toBe('@layer theme{}html{font:Arial, sans-serif}');
});

test('what is long and often read stays, without what else would hold', () => {
  const long = '--a:clamp(1rem, 4vw, 2rem)';
  const read = 'p{color:var(--a, red)}b{color:var(--a)}i{color:var(--a)}';
  expect(fold(`:root{${long}}${read}`)).toBe(`:root{${long}}${read.replace(', red', '')}`);
});

test('what differs from place to place, is registered, or is named by a script stays', () => {
  for (const css of [
    ':root{--a:red}.dark{--a:blue}p{color:var(--a, gray)}',
    '@media print{:root{--a:red}}p{color:var(--a, gray)}',
    ':root{--a:red}@media print{:root{--a:blue}}p{color:var(--a)}',
    '@property --a{syntax:"*";inherits:false}:root{--a:red}p{color:var(--a, gray)}',
  ]) {
    expect(fold(css)).toBe(css);
  }
  expect(fold(':root{--a:red}p{color:var(--a)}', '--a')).toBe(':root{--a:red}p{color:var(--a)}');
});
