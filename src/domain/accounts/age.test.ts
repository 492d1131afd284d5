import { expect, test } from 'vitest';
import { isOldEnough, latestBirthday } from './age.ts';

test.each([
  ['2008-11-21', '2026-11-21', true],
  ['2008-11-22', '2026-11-21', false],
  // Born on a leap day: 18 on March 1 where the year has no February 29.
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
  ['1930-01-01', '2026-11-21', true],
  ['2027-01-01', '2026-11-21', false],
])('born on %s, on %s: %s', (born, today, expected) => {
  expect(isOldEnough(born, today)).toBe(expected);
});

test('on February 29 the year before had 28 days', () => {
  expect(latestBirthday('2028-02-29')).toBe('2010-02-28');
});
