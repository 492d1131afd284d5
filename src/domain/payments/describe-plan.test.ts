import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { formatCents } from '#domain/money/money.ts';
import { describePlan } from './describe-plan.ts';
import { planPayment } from './plan-payment.ts';

const COUNTS = { monthlyInstallments: 12, quarterlyInstallments: 4 };
const describePayment = (
  cents: number,
  frequency: 'one-time' | 'monthly' | 'quarterly' | 'annual',
) => Object.fromEntries(describePlan(cents, planPayment(cents, frequency, COUNTS, '2026-11-21')));

test('tells each amount, the number, the last date and the sum', () => {
  expect(describePayment(250_000, 'monthly')).toEqual({
    'First payment': '$208.37 on November 21, 2026',
    Then: '11 × $208.33, every month',
    'Number of payments': '12',
    'Last payment': 'October 21, 2027',
    Total: '$2,500.00',
  });
  expect(describePayment(75_000, 'quarterly')).toMatchObject({
    'First payment': '$187.50 on November 21, 2026',
    Then: '3 × $187.50, every three months',
    'Last payment': 'August 21, 2027',
  });
});

test('of what has no end there is no sum', () => {
  expect(describePayment(250_000, 'annual')).toEqual({
    'First payment': '$2,500.00 on November 21, 2026',
    Then: '$2,500.00 every year, until you cancel',
  });
  expect(describePayment(250_000, 'one-time')).toEqual({ Total: '$2,500.00' });
});

test.prop([fc.integer({ min: 1200, max: 99_999_999 }), fc.constantFrom('monthly', 'quarterly')])(
  'the sum shown is the sum owed',
  (cents, frequency) => {
    expect(describePayment(cents, frequency).Total).toBe(formatCents(cents));
  },
);
