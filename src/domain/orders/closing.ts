import { OPEN_ORDER_STATUSES } from '#domain/families/order-debt.ts';
import type { Cents } from '#domain/money/money.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { keptCents } from '#domain/payments/surplus.ts';
import type { Order } from './order.ts';

/**
 * Whether the office can close an order at what has come of it: a part came and is not all gone again, and the
 * rest is owed.
 */
export function mayCloseOrder({
  payment,
}: {
  payment: Pick<Payment, 'status' | 'paidCents' | 'refundedCents'>;
}): boolean {
  return OPEN_ORDER_STATUSES.some((open) => open === payment.status) && keptCents(payment) > 0;
}

/** What all that was ordered comes to, also where the order was closed at less. */
export function orderedCents(order: Pick<Order, 'subtotalCents' | 'shippingCents'>): Cents {
  return order.subtotalCents + order.shippingCents;
}

/** The payment of an order that is closed: what came is all that is owed. */
export function closedOrder(payment: Payment): Payment {
  const status = payment.refundedCents > 0 ? 'partially_refunded' : 'paid';
  return { ...payment, totalCents: payment.paidCents, status, endedByOffice: true };
}
