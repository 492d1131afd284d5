import { expect, test } from 'vitest';
import { dayField } from './day-field.ts';

const refusal = (value: unknown, field = dayField()) =>
  field.safeParse(value).error?.issues[0]?.message;
const YEAR = 'Check the year of this date: it should be between 2000 and 2099.';
const NO_SUCH_DAY = 'This date does not exist. Check the day and the month.';

test.each([
  ['2026-11-22', undefined],
  ['2028-02-29', undefined],
  ['', 'Enter a date.'],
  [null, 'Enter a date.'],
  [20_261_122, 'Enter a date.'],
  ['tomorrow', 'Enter a date.'],
  ['11/22/2026', 'Enter a date.'],
  ['2026-02-30', NO_SUCH_DAY],
  ['2026-13-01', NO_SUCH_DAY],
  ['2027-02-29', NO_SUCH_DAY],
  ['1999-12-31', YEAR],
  ['2100-01-01', YEAR],
  // As while the year is being typed, and with a digit too many.
  ['0202-11-22', YEAR],
  ['20266-11-22', YEAR],
])('%j: %s', (typed, message) => {
  expect(refusal(typed)).toBe(message);
});

test('a birthday may be of any year that someone alive was born in', () => {
  const field = dayField(() => 'Enter a date of birth.', [1900, 2099]);
  expect(refusal('1955-05-05', field)).toBeUndefined();
  expect(refusal('1899-05-05', field)).toContain('between 1900 and 2099');
  expect(refusal('', field)).toBe('Enter a date of birth.');
});
