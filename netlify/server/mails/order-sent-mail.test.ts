import { expect, test } from 'vitest';
import { OrderSchema } from '#domain/orders/order.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { officeEmail, program, read } from '#tests/helpers/emails/specimen.ts';
import { orderSent } from './order-sent-mail.ts';

const [order] = read('orders', OrderSchema);

/** What the email of an order of $55.98 says. */
function told(money: Pick<Payment, 'paidCents' | 'refundedCents'>) {
  if (!order) throw new Error('The corpus has no order.');
  const payment = { ...order.payment, totalCents: 5598, ...money };
  return JSON.stringify(
    orderSent({ ...order, fulfilment: 'shipped', payment }, program, officeEmail),
  );
}

test.each([
  ['a refund of some items', { paidCents: 5598, refundedCents: 1000 }, '$10.00'],
  [
    'paid twice, with some items refunded, too',
    { paidCents: 11_196, refundedCents: 6598 },
    '$10.00',
  ],
  ['a part that was paid, and refunded again', { paidCents: 2000, refundedCents: 500 }, '$5.00'],
])('after %s the email says what is not in the box', (_, money, amount) => {
  expect(told(money)).toContain(`We refunded ${amount} of your order`);
});

test.each([
  ['paid once', { paidCents: 5598, refundedCents: 0 }],
  ['paid twice, and refunded what was too much', { paidCents: 11_196, refundedCents: 5598 }],
  ['not paid yet', { paidCents: 0, refundedCents: 0 }],
])('of an order that was %s all is in the box', (_, money) => {
  expect(told(money)).not.toContain('We refunded');
});
