import { expect, test } from 'vitest';
import { countGifts } from './count-payments.ts';

const monthly = {
  frequency: 'monthly',
  count: null,
  firstCents: 2500,
  eachCents: 2500,
  firstOn: '2026-01-15',
  lastOn: null,
} as const;

test('gifts of one amount are counted, and those of more than one are not guessed', () => {
  expect(countGifts(monthly, 7500)).toBe(3);
  // Twelve of $25 and one of $50 would be “7 gifts”.
  expect(countGifts({ ...monthly, eachCents: 5000 }, 35_000)).toBeNull();
});
