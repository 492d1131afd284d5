import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { billingDate } from './charge-day.ts';
import { planEnd } from './plan-end.ts';

const at = (iso: string) => Date.parse(iso) / 1000;

describe('planEnd', () => {
  test('is the billing date after the last charge', () => {
    const anchor = at('2026-11-21T15:00:00Z');
    const next = at('2026-12-21T15:00:00Z');
    expect(planEnd(anchor, 'monthly', next, 11)).toBe(at('2027-11-21T15:00:00Z'));
    expect(planEnd(anchor, 'monthly', next, 0)).toBe(next);
  });

  test('a plan of the 31st returns to the 31st after February', () => {
    const anchor = at('2027-01-31T15:00:00Z');
    expect(planEnd(anchor, 'monthly', at('2027-02-28T15:00:00Z'), 1)).toBe(
      at('2027-03-31T15:00:00Z'),
    );
  });

  test('counts from the next billing date when staff moved it in Stripe', () => {
    const anchor = at('2026-11-21T15:00:00Z');
    expect(planEnd(anchor, 'quarterly', at('2027-01-05T09:00:00Z'), 2)).toBe(
      at('2027-07-05T09:00:00Z'),
    );
  });

  property.prop([
    fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }),
    fc.constantFrom('monthly', 'quarterly'),
    fc.integer({ min: 1, max: 24 }),
    fc.nat({ max: 23 }),
  ])('is the same however many charges have been made', (start, frequency, count, made) => {
    const billed = Math.min(made + 1, count);
    const anchor = Math.floor(start.getTime() / 1000);
    const next = billingDate(anchor, frequency, billed);
    expect(planEnd(anchor, frequency, next, count - billed)).toBe(
      billingDate(anchor, frequency, count),
    );
  });
});
