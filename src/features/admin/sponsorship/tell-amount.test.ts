import { expect, test } from 'vitest';
import { tellAmount } from './tell-amount.ts';

const COUNTS = { monthlyInstallments: 12, quarterlyInstallments: 4 };

test.each([
  ['one-time', 10_000, undefined],
  ['annual', 10_000, '$100.00 each year, until you end the sponsorship.'],
  ['annual', null, 'The amount is for each year, until you end the sponsorship.'],
  ['monthly', null, 'The amount is the total. It is split into 12 payments.'],
  [
    'monthly',
    10_000,
    '$100.00 total, in 12 payments: $8.37, then $8.33 each. For $100.00 each time, enter $1,200.00.',
  ],
  [
    'quarterly',
    10_000,
    '$100.00 total, in 4 payments of $25.00. For $100.00 each time, enter $400.00.',
  ],
  ['monthly', 1_200_000, '$12,000.00 total, in 12 payments of $1,000.00.'],
  ['monthly', 11, undefined],
] as const)('%s, %s cents', (frequency, cents, told) => {
  expect(tellAmount(cents, frequency, COUNTS)).toBe(told);
});

test('says nothing of installments before it is known how many there are', () => {
  expect(tellAmount(10_000, 'monthly', undefined)).toBeUndefined();
});
