import { expect, test } from 'vitest';
import { newPayment } from '#domain/payments/payment.ts';
import { closedOrder, mayCloseOrder } from './closing.ts';

const part = { ...newPayment(5598, null, 'token'), paidCents: 3099 };
const may = (change: Partial<typeof part>) => mayCloseOrder({ payment: { ...part, ...change } });

test('an order is closed where a part came and stayed', () => {
  expect(may({})).toBe(true);
  // The rest came by card, and the payer's bank took it back.
  expect(may({ status: 'payment_failed' })).toBe(true);
  expect(may({ paidCents: 0 })).toBe(false);
  expect(may({ refundedCents: 3099 })).toBe(false);
  for (const status of ['paid', 'partially_refunded', 'processing', 'disputed'] as const) {
    expect(may({ status })).toBe(false);
  }
});

test('what came of a closed order is all that is owed', () => {
  const paid = { status: 'paid', totalCents: 3099, paidCents: 3099, endedByOffice: true };
  expect(closedOrder(part)).toMatchObject(paid);
  const less = closedOrder({ ...part, refundedCents: 500 });
  expect(less).toMatchObject({ status: 'partially_refunded', totalCents: 3099 });
});
