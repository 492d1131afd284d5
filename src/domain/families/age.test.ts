import { expect, test } from 'vitest';
import { ageOf, sumByAge } from './age.ts';

const TODAY = '2026-11-22';

test.each([
  ['2026-11-23', 'not-due'],
  ['2026-11-22', '0-30'],
  ['2026-10-23', '0-30'],
  ['2026-10-22', '31-60'],
  ['2026-09-23', '31-60'],
  ['2026-09-22', '61-90'],
  ['2026-08-24', '61-90'],
  ['2026-08-23', 'over-90'],
] as const)('what was due on %s has been so for %s days', (day, age) => {
  expect(ageOf(day, TODAY)).toBe(age);
});

test('the ages come to all that is owed', () => {
  const parts = [
    { on: '2026-12-01', cents: 1 },
    { on: '2026-11-01', cents: 20 },
    { on: '2026-11-02', cents: 20 },
    { on: '2026-10-01', cents: 300 },
    { on: '2026-09-01', cents: 4000 },
    { on: '2026-01-01', cents: 50_000 },
  ];
  expect(sumByAge(parts, TODAY)).toEqual({
    'not-due': 1,
    '0-30': 40,
    '31-60': 300,
    '61-90': 4000,
    'over-90': 50_000,
  });
});
