import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Order } from './order.ts';
import { type PaymentFacts, settleOrder } from './settlement.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-22T12:00:00Z');

const order: Order = {
  id: '3f0c1c54-0000-4000-8000-000000000000',
  number: '7W61-RN00',
  requestHash: 'x',
  status: 'pending',
  lines: [],
  subtotalCents: 4999,
  shippingCents: 599,
  totalCents: 5598,
  customer: {
    firstName: 'Ana',
    lastName: 'Diaz',
    email: 'ana@example.com',
    phone: '239-555-0101',
    address: '1 Court St',
    city: 'Fort Myers',
    state: 'FL',
    zipCode: '33901',
  },
  paymentMethod: 'credit-card',
  stripeCheckoutSessionId: 'cs_test_1',
  stripePaymentIntentId: null,
  refundedCents: 0,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
  paidAt: null,
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

describe('settleOrder', () => {
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
    expect(settleOrder(order, facts, now).status).toBe(status);
  });

  test('returns the very order when nothing changed, so that nothing is written or mailed', () => {
    const settled = settleOrder(order, paid, now);
    expect(settleOrder(settled, paid, later)).toBe(settled);
    expect(settleOrder(order, open, later)).toBe(order);
  });

  test('remembers when it was first paid', () => {
    const settled = settleOrder(order, paid, now);
    expect(settled.paidAt).toBe(now.toISOString());
    expect(settleOrder(settled, { ...paid, refundedCents: 1 }, later).paidAt).toBe(
      now.toISOString(),
    );
  });

  test('refuses to settle another amount than the order has', () => {
    expect(() => settleOrder(order, { ...paid, amountCents: 5597 }, now)).toThrow('5598 cents');
  });

  test('a page of an earlier attempt that ran out does not expire the present one', () => {
    const stale = { ...open, checkoutSessionId: 'cs_test_0', sessionStatus: 'expired' } as const;
    expect(settleOrder(order, stale, now)).toBe(order);
  });

  property.prop([
    fc.array(fc.constantFrom<PaymentFacts>(open, paid, { ...paid, refundedCents: 599 }), {
      maxLength: 6,
    }),
    fc.constantFrom<PaymentFacts>(open, paid, { ...paid, disputed: true }),
  ])('ends where the last facts say, whatever came before', (before, last) => {
    const walked = before.reduce((current, facts) => settleOrder(current, facts, now), order);
    expect(settleOrder(walked, last, later).status).toBe(settleOrder(order, last, later).status);
  });
});
