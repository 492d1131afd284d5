import { expect, test } from 'vitest';
import { copyrightYear } from './copyright-year.ts';

test('the year of © is the one of the settings, or that of the build where the program is', () => {
  const timeZone = 'America/New_York';
  const newYear = new Date('2028-01-01T02:00:00Z');
  expect(copyrightYear({ copyrightYear: 2025, timeZone }, newYear)).toBe('2025');
  expect(copyrightYear({ timeZone }, newYear)).toBe('2027');
});
