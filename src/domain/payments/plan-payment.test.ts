import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { listCharges } from './charge-day.ts';
import { planPayment } from './plan-payment.ts';

const counts = { monthlyInstallments: 12, quarterlyInstallments: 4 };
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2036-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('planPayment', () => {
  test('one-time has no plan, annual no end', () => {
    expect(planPayment(15_000, 'one-time', counts, '2026-11-21')).toBeNull();
    expect(planPayment(15_000, 'annual', counts, '2026-11-21')).toMatchObject({
      count: null,
      firstCents: 15_000,
      eachCents: 15_000,
      lastOn: null,
    });
  });

  test.each([1, 2, 3, 4, 5])('the fee of %i players divides into what is shown', (players) => {
    const total = players * 15_000;
    for (const frequency of ['monthly', 'quarterly'] as const) {
      const plan = planPayment(total, frequency, counts, '2026-11-21');
      if (!plan) throw new Error('no plan');
      const charges = listCharges(plan);
      expect(charges.reduce((sum, { cents }) => sum + cents, 0)).toBe(total);
      expect(charges.at(-1)?.on).toBe(plan.lastOn);
    }
  });

  property.prop(
    [
      fc.integer({ min: 100, max: 99_999_999 }),
      fc.constantFrom('monthly', 'quarterly'),
      fc.record({
        monthlyInstallments: fc.integer({ min: 1, max: 24 }),
        quarterlyInstallments: fc.integer({ min: 1, max: 8 }),
      }),
      day,
    ],
    { numRuns: 1000 },
  )(
    'the charges of a random amount sum up to it, the first carrying the rest',
    (total, frequency, given, firstOn) => {
      const plan = planPayment(total, frequency, given, firstOn);
      if (!plan) throw new Error('no plan');
      const charges = listCharges(plan);
      const count =
        frequency === 'monthly' ? given.monthlyInstallments : given.quarterlyInstallments;
      expect(charges).toHaveLength(count);
      expect(charges.reduce((sum, { cents }) => sum + cents, 0)).toBe(total);
      expect(plan.firstCents - plan.eachCents).toBeGreaterThanOrEqual(0);
      expect(plan.firstCents - plan.eachCents).toBeLessThan(count);
      expect(charges[0]).toEqual({ on: firstOn, cents: plan.firstCents });
      expect(charges.at(-1)?.on).toBe(plan.lastOn);
      expect(charges.map(({ on }) => on)).toEqual([...charges.map(({ on }) => on)].sort());
    },
  );
});
