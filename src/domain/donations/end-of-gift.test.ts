import { expect, test } from 'vitest';
import { newPayment } from '#domain/payments/payment.ts';
import { planPayment } from '#domain/payments/plan-payment.ts';
import { endedGift, endOfGift } from './end-of-gift.ts';

const counts = { monthlyInstallments: 12, quarterlyInstallments: 4 };
const once = newPayment(5000, null, 'token');
const monthly = newPayment(2500, planPayment(2500, 'annual', counts, '2026-11-01'), 'token');

test('what has not come is canceled', () => {
  for (const status of ['pending', 'expired', 'payment_failed'] as const) {
    expect(endOfGift({ ...once, status })).toBe('cancelled');
    expect(endOfGift({ ...monthly, status })).toBe('cancelled');
  }
});

test('a monthly gift by hand ends', () => {
  expect(endOfGift({ ...monthly, status: 'active', paidCents: 2500 })).toBe('ended');
});

test('a promised one of which a part came is closed at that part', () => {
  const part = { ...once, paidCents: 2000 };
  expect(endOfGift(part)).toBe('closed');
  expect(endedGift(part)).toMatchObject({ status: 'paid', totalCents: 2000, endedByOffice: true });
  const less = { ...part, status: 'partially_refunded', refundedCents: 500 } as const;
  expect(endedGift(less)).toMatchObject({ status: 'partially_refunded', totalCents: 2000 });
  // All of what came was sent back.
  expect(endOfGift({ ...part, status: 'refunded', refundedCents: 2000 })).toBeNull();
  // A bank works on the rest.
  expect(endOfGift({ ...part, status: 'processing' })).toBeNull();
  expect(endOfGift({ ...once, status: 'partially_refunded', paidCents: 5000 })).toBeNull();
});

test('what is paid, on its way, at Stripe, or over stays as it is', () => {
  expect(endOfGift({ ...once, status: 'paid', paidCents: 5000 })).toBeNull();
  expect(endOfGift({ ...once, status: 'processing' })).toBeNull();
  expect(endOfGift({ ...once, status: 'cancelled' })).toBeNull();
  expect(endOfGift({ ...monthly, status: 'ended', paidCents: 2500 })).toBeNull();
  const active = { ...monthly, status: 'active', paidCents: 2500 } as const;
  for (const status of ['pending', 'active', 'payment_failed'] as const) {
    const atStripe = { ...active, status, stripeSubscriptionId: 'sub_1' };
    expect(endOfGift(atStripe)).toBeNull();
    expect(endOfGift({ ...atStripe, paidCents: 0 })).toBeNull();
  }
});
