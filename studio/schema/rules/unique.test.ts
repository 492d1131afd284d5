import { expect, it } from 'vitest';
import { noRepeats } from './unique.ts';

const check = noRepeats<string>((item) => item);

it('finds what is in a list twice, whatever its case', () => {
  expect(check(['S', 'M', 'L'])).toBe(true);
  expect(check(undefined)).toBe(true);
  expect(check(['Navy', 'White', 'navy '])).toBe('“navy ” is in the list twice.');
});
