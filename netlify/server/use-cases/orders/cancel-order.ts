import type { SeenRecord } from '#contracts/records/change.ts';
import { mayCancelOrder } from '#domain/orders/cancellation.ts';
import type { Order } from '#domain/orders/order.ts';
import { messages } from '#words/office/refusals/payments.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { orders } from '../../gateways/records.ts';
import { orderEnded } from '../../mails/order-ended-mail.ts';
import { giveUp } from '../payments/give-up.ts';

/**
 * Cancels an order that nothing was paid for: closes its payment page first, and emails the buyer.
 * @throws AppError not_found, conflict (changed since it was seen; paid, or a payment is on its way;
 *   canceled already), payment_unavailable
 */
export async function cancelOrder(seen: SeenRecord, actor: Account, now: Date): Promise<Order> {
  const collection = orders();
  const order = { kind: 'order', collection, action: 'order.cancelled' } as const;
  const givenUp = (before: Order) => cancelled(before, now);
  return giveUp({ ...order, givenUp, mail: orderEnded }, seen, actor, now);
}

function cancelled(order: Order, now: Date): Order {
  if (order.payment.status === 'cancelled') {
    throw new AppError('conflict', messages.orderCancelled);
  }
  if (!mayCancelOrder(order)) {
    throw new AppError('conflict', messages.orderPaid);
  }
  const payment = { ...order.payment, status: 'cancelled' } as const;
  return { ...order, payment, cancelledAt: now.toISOString() };
}
