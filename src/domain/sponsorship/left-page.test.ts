import { expect, test } from 'vitest';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import { hasLeftPage } from './left-page.ts';

const plan = {
  frequency: 'annual',
  count: null,
  firstCents: 75_000,
  eachCents: 75_000,
  firstOn: '2026-11-20',
  lastOn: null,
} as const;

function left(
  change: Partial<Payment> = {},
  bill: Partial<Parameters<typeof hasLeftPage>[0]> = {},
  paymentMethod: 'check' | 'credit-card' = 'credit-card',
) {
  const payment = { ...newPayment(75_000, null, 'token'), ...change };
  const asked = { paymentMethod: 'stripe', paymentStatus: 'pending', ...bill } as const;
  return hasLeftPage(asked, { paymentMethod, payment });
}

test('a card whose page is open, or has expired, promises nothing', () => {
  expect(left()).toBe(true);
  expect(left({ status: 'expired' })).toBe(true);
  expect(left({ status: 'expired', plan })).toBe(true);
});

test.each([
  ['installments', left({ plan: { ...plan, frequency: 'quarterly', count: 4 } })],
  ['a check', left({}, {}, 'check')],
  ['a check that was promised since', left({}, { paymentMethod: 'check' })],
  ['what the office has sent a link for', left({}, { linkSentOn: '2026-11-20' })],
  ['whose link was opened', left({ asksCents: 75_000 })],
  ['what a bank refused or took back', left({ status: 'payment_failed' })],
  ['what Stripe charges', left({ stripeSubscriptionId: 'sub_1', plan })],
  ['what came in part', left({ paidCents: 100 })],
  ['what the office has called overdue', left({}, { paymentStatus: 'overdue' })],
  [
    'who was added by the office',
    hasLeftPage({ paymentMethod: 'stripe', paymentStatus: 'pending' }, undefined),
  ],
])('%s is asked for', (_, isLeft) => {
  expect(isLeft).toBe(false);
});
