import { TZDate } from '@date-fns/tz';
import { fc, test as property } from '@fast-check/vitest';
import { addMonths } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { dayOf } from '#domain/calendar/day.ts';
import { chargeDay, listCharges, planFrom } from './charge-day.ts';
import { MONTHS_BETWEEN } from './choices.ts';
import type { Plan } from './plan.ts';
import { planPayment } from './plan-payment.ts';

const counts = { monthlyInstallments: 12, quarterlyInstallments: 4 };
function begun(iso: string, timeZone: string, frequency: 'monthly' | 'quarterly' | 'annual'): Plan {
  const plan = planPayment(15_000, frequency, counts, '2026-08-01');
  if (!plan) throw new Error('no plan');
  return planFrom(plan, { at: Date.parse(iso) / 1000, timeZone });
}
const ZONES = ['America/New_York', 'America/Los_Angeles', 'America/Phoenix', 'Pacific/Honolulu'];

describe('a plan that Stripe charges', () => {
  test.each([
    [
      'at noon',
      '2026-08-31T16:00Z',
      'America/New_York',
      ['2026-08-31', '2026-09-30', '2026-10-31'],
    ],
    [
      'on August 30 at 6 PM',
      '2026-08-31T01:00Z',
      'America/Los_Angeles',
      ['2026-08-30', '2026-09-29', '2026-10-30'],
    ],
    [
      'on September 30 at 9 PM',
      '2026-10-01T01:00Z',
      'America/New_York',
      ['2026-09-30', '2026-10-31', '2026-11-30'],
    ],
    [
      'on February 28 at 8 PM',
      '2027-03-01T01:00Z',
      'America/New_York',
      ['2027-02-28', '2027-03-31', '2027-04-30'],
    ],
    [
      'an hour before midnight in winter',
      '2027-01-16T04:30Z',
      'America/New_York',
      ['2027-01-15', '2027-02-15', '2027-03-16'],
    ],
  ] as const)('that begins %s', (_, at, timeZone, days) => {
    const plan = begun(at, timeZone, 'monthly');
    expect([0, 1, 2].map((n) => chargeDay(plan, n))).toEqual(days);
    expect(plan.firstOn).toBe(days[0]);
    expect(listCharges(plan).at(-1)?.on).toBe(plan.lastOn);
  });

  property.prop([
    fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }),
    fc.constantFrom(...ZONES),
    fc.constantFrom('monthly', 'quarterly', 'annual'),
    fc.nat({ max: 11 }),
  ])('is told for the local day of each of its charges', (date, timeZone, frequency, n) => {
    const start = new Date(Math.floor(date.getTime() / 1000) * 1000);
    const plan = begun(start.toISOString(), timeZone, frequency);
    const charged = addMonths(new TZDate(start, 'UTC'), n * MONTHS_BETWEEN[frequency]);
    expect(chargeDay(plan, n)).toBe(dayOf(charged, timeZone));
  });
});

test.each(['monthly', 'quarterly', 'annual'] as const)(
  'a %s plan of before, or by hand, counts from its first day',
  (frequency) => {
    const plan = planPayment(15_000, frequency, counts, '2026-08-31');
    expect(plan && chargeDay(plan, 0)).toBe('2026-08-31');
    expect(plan && chargeDay(plan, 12)).toBe(
      { monthly: '2027-08-31', quarterly: '2029-08-31', annual: '2038-08-31' }[frequency],
    );
  },
);
