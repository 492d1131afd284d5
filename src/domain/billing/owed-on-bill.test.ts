import { describe, expect, test } from 'vitest';
import { newPayment } from '#domain/payments/payment.ts';
import { owedOnBill } from './owed-on-bill.ts';

const bill = { amountCents: 20_000, paymentStatus: 'pending', payment: null } as const;
const payment = newPayment(15_000, null, 'token');
const plan = { ...payment, status: 'active', stripeSubscriptionId: 'sub_1' } as const;

describe('owedOnBill', () => {
  test.each([
    ['nobody opened its page', bill, undefined, 20_000],
    ['overdue', { ...bill, paymentStatus: 'overdue' }, undefined, 20_000],
    ['its amount was changed after its page was opened', { ...bill, payment }, undefined, 20_000],
    ['a part has come', { ...bill, payment: { ...payment, paidCents: 5000 } }, undefined, 10_000],
    [
      'its bank is at work',
      { ...bill, payment: { ...payment, status: 'processing' } },
      undefined,
      0,
    ],
    ['paid', { ...bill, paymentStatus: 'paid' }, undefined, 0],
    ['cancelled', { ...bill, paymentStatus: 'cancelled' }, undefined, 0],
    ['the plan of its registration runs', bill, plan, 0],
    [
      'it has a part of what came',
      { ...bill, receivedCents: 625 },
      { ...payment, paidCents: 1250 },
      0,
    ],
    ['all that came is for other bills', bill, { ...payment, paidCents: 1250 }, 20_000],
    ['its registration waits for a check', bill, payment, 20_000],
  ] as const)('%s', (_, given, registration, expected) => {
    expect(owedOnBill(given, registration, '2026-11-21').owedCents).toBe(expected);
  });
});
