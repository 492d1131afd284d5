import { expect, test } from 'vitest';
import { nextFulfillments } from './fulfillment.ts';

test('what is paid goes forward, and one step back', () => {
  const next = (fulfilment: 'open' | 'packed' | 'shipped' | 'handed_over') =>
    nextFulfillments({ fulfilment, payment: { status: 'paid' } });
  expect(next('open')).toEqual(['packed']);
  expect(next('packed')).toEqual(['shipped', 'handed_over', 'open']);
  expect(next('shipped')).toEqual(['packed']);
  expect(next('handed_over')).toEqual(['packed']);
});

test('what is not paid, or was given back, only goes back', () => {
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
