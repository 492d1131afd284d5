import { expect, test } from 'vitest';
import { newPayment } from '#domain/payments/payment.ts';
import { planPayment } from '#domain/payments/plan-payment.ts';
import { endOfGift } from './end-of-gift.ts';

const counts = { monthlyInstallments: 12, quarterlyInstallments: 4 };
const once = newPayment(5000, null, 'token');
const monthly = newPayment(2500, planPayment(2500, 'annual', counts, '2026-11-01'), 'token');
const byHand = { isByHand: true };

test('what has not come is canceled', () => {
  for (const status of ['pending', 'expired', 'payment_failed'] as const) {
    expect(endOfGift({ ...once, status }, byHand)).toBe('cancelled');
    expect(endOfGift({ ...monthly, status }, byHand)).toBe('cancelled');
  }
});

test('a monthly gift by hand ends', () => {
  expect(endOfGift({ ...monthly, status: 'active', paidCents: 2500 }, byHand)).toBe('ended');
});

test('what is paid, on its way, at Stripe, or over stays as it is', () => {
  expect(endOfGift({ ...once, status: 'paid', paidCents: 5000 }, byHand)).toBeNull();
  expect(endOfGift({ ...once, status: 'processing' }, byHand)).toBeNull();
  expect(endOfGift({ ...once, status: 'cancelled' }, byHand)).toBeNull();
  expect(endOfGift({ ...monthly, status: 'ended', paidCents: 2500 }, byHand)).toBeNull();
  const active = { ...monthly, status: 'active', paidCents: 2500 } as const;
  expect(endOfGift(active, { isByHand: false })).toBeNull();
  expect(endOfGift({ ...monthly, status: 'pending' }, { isByHand: false })).toBeNull();
});
