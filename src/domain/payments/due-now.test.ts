import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { listCharges } from './charge-day.ts';
import {
  chargesCents,
  chargesDueBy,
  dueByPlanCents,
  nextChargeCents,
  nextChargeOn,
} from './due-now.ts';
import type { Plan } from './plan.ts';
import { planPayment } from './plan-payment.ts';

const counts = { monthlyInstallments: 12, quarterlyInstallments: 4 };
function plan(totalCents: number, frequency: 'monthly' | 'quarterly' | 'annual'): Plan {
  const made = planPayment(totalCents, frequency, counts, '2026-01-31');
  if (!made) throw new Error('no plan');
  return made;
}
const monthly = plan(10_000, 'monthly');

test('a charge is due from its day on', () => {
  expect(chargesDueBy(monthly, '2026-01-30')).toBe(0);
  expect(chargesDueBy(monthly, '2026-01-31')).toBe(1);
  expect(chargesDueBy(monthly, '2026-02-27')).toBe(1);
  expect(chargesDueBy(monthly, '2026-02-28')).toBe(2);
  expect(chargesDueBy(monthly, '2036-01-01')).toBe(12);
  expect(chargesDueBy(plan(10_000, 'annual'), '2036-01-31')).toBe(11);
});

property.prop([fc.integer({ min: 12, max: 100_000 }), fc.nat(12)])(
  'the first charges come to what the plan lists',
  (totalCents, charges) => {
    const made = plan(totalCents, 'monthly');
    const listed = listCharges(made).slice(0, charges);
    const sum = listed.reduce((total, { cents }) => total + cents, 0);
    expect(chargesCents(made, charges)).toBe(sum);
    expect(dueByPlanCents(made, listed.at(-1)?.on ?? '2026-01-01')).toBe(sum);
  },
);

// 12 charges of 10000: 837 first, 833 each after it.
test.each([
  [0, 837, '2026-01-31'],
  [836, 1, '2026-01-31'],
  [837, 833, '2026-02-28'],
  [838, 832, '2026-02-28'],
  [837 + 833, 833, '2026-03-31'],
  [10_000 - 1, 1, '2026-12-31'],
  [10_000, 0, '2026-12-31'],
  [10_833, 0, '2026-12-31'],
])('with %i paid, the next is %i on %s', (paidCents, cents, on) => {
  expect(nextChargeCents(monthly, paidCents)).toBe(cents);
  expect(nextChargeOn(monthly, paidCents)).toBe(on);
});

test('a plan without an end always has a next charge', () => {
  const yearly = plan(10_000, 'annual');
  expect(nextChargeCents(yearly, 30_000)).toBe(10_000);
  expect(nextChargeOn(yearly, 30_000)).toBe('2029-01-31');
});

test('of a plan whose later charges come to nothing, the first pays all', () => {
  expect(nextChargeOn({ ...monthly, firstCents: 5, eachCents: 0 }, 5)).toBe('2026-01-31');
});
