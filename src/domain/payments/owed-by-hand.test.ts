import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { owedByHand } from './owed-by-hand.ts';
import { newPayment } from './payment.ts';
import { planPayment } from './plan-payment.ts';

const once = newPayment(30_000, null, 'token');
const gift = newPayment(
  2500,
  {
    frequency: 'monthly',
    count: null,
    firstCents: 2500,
    eachCents: 2500,
    firstOn: '2026-12-01',
    lastOn: null,
  },
  'token',
);
const counts = { monthlyInstallments: 12, quarterlyInstallments: 4 };
const checks = newPayment(15_000, planPayment(15_000, 'monthly', counts, '2026-11-21'), 'token');
const today = '2026-11-21';

test('what has not come, here or on its bills, and never less than nothing', () => {
  expect(owedByHand(once, today).owedCents).toBe(30_000);
  expect(owedByHand({ ...once, paidCents: 10_000 }, today, 15_000).owedCents).toBe(5000);
  const paid = { ...once, status: 'paid', paidCents: 30_000 } as const;
  expect(owedByHand(paid, today, 15_000).owedCents).toBe(0);
});

test('nothing while Stripe collects it', () => {
  expect(owedByHand({ ...once, status: 'processing' }, today).owedCents).toBe(0);
  const running = { ...once, status: 'past_due', stripeSubscriptionId: 'sub_1' } as const;
  expect(owedByHand(running, today).owedCents).toBe(0);
  const ended = { ...running, status: 'ended', paidCents: 10_000 } as const;
  expect(owedByHand(ended, today).owedCents).toBe(20_000);
});

test('twelve checks: one is due on its day, the next is offered before it is due', () => {
  expect(owedByHand(checks, today)).toEqual({
    owedCents: 15_000,
    dueCents: 1250,
    nextCents: 1250,
  });
  const one = { ...checks, status: 'active', paidCents: 1250 } as const;
  expect(owedByHand(one, today)).toEqual({ owedCents: 13_750, dueCents: 0, nextCents: 1250 });
  expect(owedByHand(one, '2027-01-20').dueCents).toBe(1250);
  expect(owedByHand(one, '2027-01-21').dueCents).toBe(2500);
  expect(owedByHand({ ...one, paidCents: 1000 }, today).nextCents).toBe(250);
});

test('a gift without an end is owed anew, until it is stopped', () => {
  const two = { ...gift, status: 'active', paidCents: 5000 } as const;
  expect(owedByHand(two, '2027-01-01')).toEqual({ owedCents: 2500, dueCents: 0, nextCents: 2500 });
  expect(owedByHand(two, '2027-03-01')).toEqual({
    owedCents: 5000,
    dueCents: 5000,
    nextCents: 5000,
  });
  expect(owedByHand({ ...two, paidCents: 6000 }, '2027-01-01').owedCents).toBe(1500);
  expect(owedByHand({ ...two, status: 'ended' }, '2027-03-01').owedCents).toBe(0);
});

test('of what goes on and was refunded in full nothing is asked for, and a payment that comes may be noted', () => {
  const payment = {
    ...newPayment(2500, planPayment(2500, 'annual', counts, '2026-11-01'), 'token'),
    status: 'refunded' as const,
    paidCents: 2500,
    refundedCents: 2500,
  };
  const next = { owedCents: 2500, dueCents: 0, nextCents: 2500 };
  expect(owedByHand(payment, '2027-03-01')).toEqual(next);
  const atStripe = { ...payment, stripeSubscriptionId: 'sub_1' };
  expect(owedByHand(atStripe, '2027-03-01').owedCents).toBe(0);
});

test('of what goes on by the year one year is asked for, and all that was missed may be noted', () => {
  const yearly = planPayment(100_000, 'annual', counts, '2024-11-01');
  const sponsor = {
    ...newPayment(100_000, yearly, 't'),
    status: 'active',
    paidCents: 100_000,
  } as const;
  expect(owedByHand(sponsor, today)).toEqual({
    owedCents: 200_000,
    dueCents: 100_000,
    nextCents: 100_000,
  });
  const part = { ...sponsor, paidCents: 140_000 };
  expect(owedByHand(part, today)).toMatchObject({ owedCents: 160_000, dueCents: 60_000 });
});

test('the rest of installments that have stopped is due at once', () => {
  const stopped = { ...checks, status: 'ended', paidCents: 1250 } as const;
  expect(owedByHand(stopped, today)).toEqual({
    owedCents: 13_750,
    dueCents: 13_750,
    nextCents: 13_750,
  });
});

property.prop([
  fc.integer({ min: 100, max: 1_000_000 }),
  fc.constantFrom('one-time', 'monthly', 'quarterly', 'annual' as const),
  fc.nat({ max: 2_000_000 }),
  fc.nat({ max: 1200 }),
])(
  'what is offered can be noted, and paying it again and again ends',
  (total, frequency, paid, days) => {
    const plan = planPayment(total, frequency, counts, '2026-11-21');
    const day = new Date(Date.UTC(2026, 10, 1 + days)).toISOString().slice(0, 10);
    const owed = owedByHand({ ...newPayment(total, plan, 't'), paidCents: paid }, day);
    expect(owed.dueCents).toBeLessThanOrEqual(owed.owedCents);
    expect(owed.nextCents).toBeLessThanOrEqual(owed.owedCents);
    expect(owed.nextCents > 0).toBe(owed.owedCents > 0);
    if (plan?.count !== null) expect(owed.owedCents).toBe(Math.max(0, total - paid));
  },
);
