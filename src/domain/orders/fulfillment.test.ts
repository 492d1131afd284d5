import { expect, test } from 'vitest';
import { newPayment } from '#domain/payments/payment.ts';
import { fulfillmentAfter, nextFulfillments } from './fulfillment.ts';
import type { Order } from './order.ts';

test('what is paid goes forward, and one step back', () => {
  const next = (fulfilment: 'open' | 'packed' | 'shipped' | 'handed_over') =>
    nextFulfillments({ fulfilment, payment: { status: 'paid' } });
  expect(next('open')).toEqual(['packed']);
  expect(next('packed')).toEqual(['shipped', 'handed_over', 'open']);
  expect(next('shipped')).toEqual(['packed']);
  expect(next('handed_over')).toEqual(['packed']);
});

test('an order that is not paid, or was refunded, can only go back a step', () => {
  for (const status of ['pending', 'processing', 'refunded', 'disputed'] as const) {
    expect(nextFulfillments({ fulfilment: 'open', payment: { status } })).toEqual([]);
    expect(nextFulfillments({ fulfilment: 'packed', payment: { status } })).toEqual(['open']);
  }
  const part = { fulfilment: 'open', payment: { status: 'partially_refunded' } } as const;
  expect(nextFulfillments(part)).toEqual(['packed', 'nothing_to_send']);
});

test('of what was paid or kept in part, nothing may be left to send', () => {
  const closed = { status: 'paid', endedByOffice: true } as const;
  const next = (fulfilment: 'open' | 'packed' | 'nothing_to_send') =>
    nextFulfillments({ fulfilment, payment: closed });
  expect(next('open')).toEqual(['packed', 'nothing_to_send']);
  expect(next('packed')).toEqual(['shipped', 'handed_over', 'open']);
  expect(next('nothing_to_send')).toEqual(['open']);
});

test('a refund that comes back opens what had nothing to send', () => {
  const payment = { ...newPayment(5000, null, 'token'), paidCents: 5000, refundedCents: 4000 };
  const back = { ...payment, refundedCents: 0 };
  const after = (fulfilment: Order['fulfilment'], now = back) =>
    fulfillmentAfter({ fulfilment, payment }, now);
  expect(after('nothing_to_send')).toBe('open');
  expect(after('nothing_to_send', { ...payment, refundedCents: 5000 })).toBe('nothing_to_send');
  expect(after('shipped')).toBe('shipped');
});
