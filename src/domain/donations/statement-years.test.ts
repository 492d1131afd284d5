import { expect, test } from 'vitest';
import { statementYears } from './statement-years.ts';

test.each([
  ['2026-12-31', [2026, 2025]],
  ['2027-01-01', [2027, 2026]],
])('on %s it is %j', (today, years) => {
  expect(statementYears(today)).toEqual(years);
});
