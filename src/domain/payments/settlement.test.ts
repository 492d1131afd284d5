import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { newPayment, type Payment } from './payment.ts';
import { type PaymentFacts, settlePayment } from './settlement.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-22T12:00:00Z');

const payment: Payment = {
  ...newPayment(5598, null, 'token'),
  stripeCheckoutSessionId: 'cs_test_1',
};

const open: PaymentFacts = {
  checkoutSessionId: 'cs_test_1',
  sessionStatus: 'open',
  paymentStatus: 'unpaid',
  failed: false,
  paymentIntentId: null,
  amountCents: 5598,
  refundedCents: 0,
  disputed: false,
};
const paid: PaymentFacts = {
  ...open,
  sessionStatus: 'complete',
  paymentStatus: 'paid',
  paymentIntentId: 'pi_1',
};

describe('settlePayment', () => {
  test.each([
    ['a page not yet paid', open, 'pending'],
    ['a paid page', paid, 'paid'],
    ['a bank payment on its way', { ...paid, paymentStatus: 'unpaid' }, 'processing'],
    [
      'a bank payment refused',
      { ...paid, paymentStatus: 'unpaid', failed: true },
      'payment_failed',
    ],
    ['a page that ran out', { ...open, sessionStatus: 'expired' }, 'expired'],
    ['a part refunded', { ...paid, refundedCents: 599 }, 'partially_refunded'],
    ['all refunded', { ...paid, refundedCents: 5598 }, 'refunded'],
    ['a dispute', { ...paid, disputed: true }, 'disputed'],
  ] as const)('%s', (_, facts, status) => {
    expect(settlePayment(payment, facts, now).status).toBe(status);
  });

  test('returns the very payment when nothing changed, so that nothing is written or mailed', () => {
    const settled = settlePayment(payment, paid, now);
    expect(settlePayment(settled, paid, later)).toBe(settled);
    expect(settlePayment(payment, open, later)).toBe(payment);
  });

  test('remembers when it was first paid', () => {
    const settled = settlePayment(payment, paid, now);
    expect(settled.paidAt).toBe(now.toISOString());
    expect(settlePayment(settled, { ...paid, refundedCents: 1 }, later).paidAt).toBe(
      now.toISOString(),
    );
  });

  test('refuses to settle another amount than the order has', () => {
    expect(() => settlePayment(payment, { ...paid, amountCents: 5597 }, now)).toThrow('5598 cents');
  });

  test('a page of an earlier attempt that ran out does not expire the present one', () => {
    const stale = { ...open, checkoutSessionId: 'cs_test_0', sessionStatus: 'expired' } as const;
    expect(settlePayment(payment, stale, now)).toBe(payment);
  });

  property.prop([
    fc.array(fc.constantFrom<PaymentFacts>(open, paid, { ...paid, refundedCents: 599 }), {
      maxLength: 6,
    }),
    fc.constantFrom<PaymentFacts>(open, paid, { ...paid, disputed: true }),
  ])('ends where the last facts say, whatever came before', (before, last) => {
    const walked = before.reduce((current, facts) => settlePayment(current, facts, now), payment);
    expect(settlePayment(walked, last, later).status).toBe(
      settlePayment(payment, last, later).status,
    );
  });
});
