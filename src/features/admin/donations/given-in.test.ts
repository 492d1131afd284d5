import { expect, test } from 'vitest';
import { givenIn } from './given-in.ts';

const NOTHING = { order: 0, registration: 0, sponsorship: 0, donation: 0, bill: 0 };
const MONTHS = [
  { month: '2025-12', byKind: { ...NOTHING, donation: 900 } },
  { month: '2026-01', byKind: { ...NOTHING, donation: 5_000, order: 70 } },
  { month: '2026-02', byKind: { ...NOTHING, order: 70 } },
  { month: '2026-11', byKind: { ...NOTHING, donation: 250 } },
];

test.each([
  ['2026', 5_250],
  ['2026-11', 250],
  ['2026-02', 0],
  ['2025', 900],
])('gifts of %s', (period, cents) => {
  expect(givenIn(MONTHS, period)).toBe(cents);
});
