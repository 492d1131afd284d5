import { describe, expect, test } from 'vitest';
import { handEntry } from '#tests/helpers/ledger-entry.ts';
import { atTotal, isFree } from './at-total.ts';
import { chargeToRemind } from './charge-to-remind.ts';
import { newPayment } from './payment.ts';
import { placeInPlan } from './place-in-plan.ts';
import { planPayment } from './plan-payment.ts';
import { noteSurplus, withSurplus } from './surplus.ts';

const counts = { monthlyInstallments: 3, quarterlyInstallments: 2 };
const plan = planPayment(10_000, 'monthly', counts, '2026-09-15');
const yearly = planPayment(10_000, 'annual', counts, '2026-09-15');

test('a payment has its place by the day it was sent, whichever was heard of first', () => {
  const sent = (id: string, paidAt: string | null, change: object = {}) =>
    handEntry({ id, paidAt, amountCents: 1000, ...change });
  const first = sent('b', '2026-09-15T12:00:00Z');
  const second = sent('a', '2026-10-15T12:00:00Z', { amountCents: 500 });
  const bounced = sent('c', '2026-09-16T12:00:00Z');
  const back = sent('d', '2026-09-20T12:00:00Z', { amountCents: -1000, reverses: 'c' });
  const open = sent('e', null);
  for (const entries of [
    [first, second, bounced, back, open],
    [open, back, bounced, second, first],
  ]) {
    expect(placeInPlan(entries, first)).toEqual({ number: 1, paidCents: 1000, isLatest: false });
    expect(placeInPlan(entries, second)).toEqual({ number: 2, paidCents: 1500, isLatest: true });
  }
});

test('the installment to ask for is the latest that is due and not paid in full', () => {
  const remind = (paidCents: number, day: string) =>
    chargeToRemind({ ...newPayment(10_000, plan, 't'), paidCents }, day);
  expect(remind(0, '2026-09-14')).toBeNull();
  expect(remind(0, '2026-09-15')).toBe('2026-09-15');
  expect(remind(3334, '2026-09-15')).toBeNull();
  expect(remind(3333, '2026-10-15')).toBe('2026-10-15');
  expect(remind(0, '2027-10-15')).toBe('2026-11-15');
  expect(chargeToRemind(newPayment(10_000, null, 't'), '2026-10-15')).toBeNull();
});

test('of a gift without an end one charge is asked for, and after two in a row none', () => {
  const monthly = {
    frequency: 'monthly',
    count: null,
    firstCents: 2500,
    eachCents: 2500,
    firstOn: '2026-09-15',
    lastOn: null,
  } as const;
  const remind = (paidCents: number, day: string) =>
    chargeToRemind({ ...newPayment(2500, monthly, 't'), paidCents }, day);
  expect(remind(0, '2026-09-15')).toBe('2026-09-15');
  expect(remind(0, '2026-10-15')).toBeNull();
  expect(remind(2500, '2026-10-15')).toBe('2026-10-15');
  expect(remind(2500, '2026-11-15')).toBeNull();
  expect(remind(2499, '2026-10-15')).toBeNull();
  expect(remind(7500, '2026-11-15')).toBeNull();
});

describe('at another total', () => {
  test('the charges of a plan are split anew; of one without an end they stay', () => {
    expect(atTotal(newPayment(10_000, plan, 't'), 5000)).toMatchObject({
      totalCents: 5000,
      plan: { firstCents: 1668, eachCents: 1666 },
    });
    expect(atTotal(newPayment(10_000, yearly, 't'), 5000).plan).toEqual(yearly);
    const same = newPayment(10_000, plan, 't');
    expect(atTotal(same, 10_000)).toBe(same);
  });

  test('what cost nothing is owed, unless it is canceled', () => {
    const free = { ...newPayment(0, null, 't'), status: 'paid' as const };
    expect(isFree(free)).toBe(true);
    expect(isFree({ ...free, paidCents: 1 })).toBe(false);
    expect(isFree({ ...free, totalCents: 1 })).toBe(false);
    expect(atTotal(free, 5000).status).toBe('pending');
    expect(atTotal({ ...free, status: 'cancelled' }, 5000).status).toBe('cancelled');
    const paid = { ...newPayment(4000, null, 't'), status: 'paid' as const, paidCents: 4000 };
    expect(atTotal(paid, 5000).status).toBe('paid');
  });
});

test('too much is what stays beyond what is owed; a yearly gift has no such thing until it ends', () => {
  const surplusOf = (change: object, owedCents?: number) =>
    withSurplus({ ...newPayment(5000, null, 't'), ...change }, owedCents).surplusCents;
  expect(surplusOf({ paidCents: 6000 })).toBe(1000);
  expect(surplusOf({ paidCents: 6000, refundedCents: 400 })).toBe(600);
  expect(surplusOf({ paidCents: 5000 })).toBeUndefined();
  expect(surplusOf({ paidCents: 5000 }, 0)).toBe(5000);
  expect(surplusOf({ paidCents: 6000, plan: yearly })).toBeUndefined();
  expect(surplusOf({ paidCents: 6000, plan: yearly }, 0)).toBe(6000);
  const noted = { ...newPayment(5000, null, 't'), surplusCents: 100 };
  expect(noteSurplus(noted, 0).surplusCents).toBe(0);
});
