import { expect, test } from 'vitest';
import { owedByHandCents } from './owed-by-hand.ts';
import { newPayment } from './payment.ts';

const once = newPayment(30_000, null, 'token');
const plan = {
  frequency: 'monthly',
  count: null,
  firstCents: 2500,
  eachCents: 2500,
  firstOn: '2026-12-01',
  lastOn: null,
} as const;
const gift = newPayment(2500, plan, 'token');

test('what has not come, here or on its bills, and never less than nothing', () => {
  expect(owedByHandCents(once)).toBe(30_000);
  expect(owedByHandCents({ ...once, paidCents: 10_000 }, 15_000)).toBe(5000);
  expect(owedByHandCents({ ...once, status: 'paid', paidCents: 30_000 }, 15_000)).toBe(0);
});

test('nothing while Stripe collects it', () => {
  expect(owedByHandCents({ ...once, status: 'processing' })).toBe(0);
  const running = { ...once, status: 'past_due', stripeSubscriptionId: 'sub_1' } as const;
  expect(owedByHandCents(running)).toBe(0);
  expect(owedByHandCents({ ...running, status: 'ended', paidCents: 10_000 })).toBe(20_000);
});

test('a gift without an end is owed anew, until it is stopped', () => {
  expect(owedByHandCents({ ...gift, status: 'active', paidCents: 5000 })).toBe(2500);
  expect(owedByHandCents({ ...gift, status: 'ended', paidCents: 5000 })).toBe(0);
});
