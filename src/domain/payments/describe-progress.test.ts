import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { listCharges } from './charge-day.ts';
import { countPayments } from './count-payments.ts';
import { describeProgress } from './describe-progress.ts';
import { planPayment } from './plan-payment.ts';

const COUNTS = { monthlyInstallments: 12, quarterlyInstallments: 4 };
/** The sponsor of $1,000.10 by the month. */
const plan = planPayment(100_010, 'monthly', COUNTS, '2026-11-22');
const record = { status: 'active', totalCents: 100_010, paidCents: 8_336, plan } as const;

test('the first of twelve: what was paid now, what comes when, and the total as such', () => {
  expect(plan?.firstCents).toBe(8_336);
  expect(describeProgress(record)).toEqual([
    ['Paid now', '$83.36, payment 1 of 12'],
    ['Next payment', '$83.34 on December 22, 2026'],
    ['Last payment', 'October 22, 2027'],
    ['Total', '$1,000.10'],
  ]);
});

test('opened again later: what has come so far', () => {
  const rows = describeProgress({ ...record, paidCents: 8_336 + 2 * 8_334 });
  expect(rows.slice(0, 2)).toEqual([
    ['Paid so far', '$250.04, 3 of 12 payments'],
    ['Next payment', '$83.34 on February 22, 2027'],
  ]);
});

test('nothing is announced once it is over', () => {
  for (const status of ['paid', 'ended', 'refunded', 'cancelled'] as const) {
    const names = describeProgress({ ...record, status }).map(([name]) => name);
    expect(names).toEqual(['Paid now', 'Total']);
  }
});

test('by the year without an end; at once', () => {
  const yearly = planPayment(50_000, 'annual', COUNTS, '2026-11-22');
  expect(
    describeProgress({ status: 'active', totalCents: 50_000, paidCents: 50_000, plan: yearly }),
  ).toEqual([
    ['Paid now', '$500.00'],
    ['Next payment', '$500.00 on November 22, 2027'],
  ]);
  expect(
    describeProgress({ status: 'paid', totalCents: 50_000, paidCents: 50_000, plan: null }),
  ).toEqual([['Total', '$500.00']]);
});

test.prop([fc.integer({ min: 1200, max: 99_999_999 }), fc.constantFrom('monthly', 'quarterly')])(
  'after each charge that many are counted',
  (total, frequency) => {
    const some = planPayment(total, frequency, COUNTS, '2026-11-22');
    if (!some) throw new Error('no plan');
    let paid = 0;
    for (const [index, { cents }] of listCharges(some).entries()) {
      expect(countPayments(some, paid)).toBe(index);
      paid += cents;
    }
    expect(countPayments(some, paid)).toBe(some.count);
  },
);
