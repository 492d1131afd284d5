import type { SeenRecord } from '#contracts/records/change.ts';
import { closedOrder, mayCloseOrder } from '#domain/orders/closing.ts';
import type { Order } from '#domain/orders/order.ts';
import { messages } from '#words/office/refusals/payments.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { orders } from '../../gateways/records.ts';
import { orderEnded } from '../../mails/order-ended-mail.ts';
import { giveUp } from '../payments/give-up.ts';

/**
 * Closes an order at the part that came: the rest is owed no more, and the order can be packed. Closes its
 * payment page first, and emails the buyer.
 * @throws AppError not_found, conflict (changed since it was seen; nothing came, all did, or more is on its way),
 *   payment_unavailable
 */
export async function closeOrder(seen: SeenRecord, actor: Account, now: Date): Promise<Order> {
  const collection = orders();
  const order = { kind: 'order', collection, action: 'order.closed' } as const;
  return giveUp({ ...order, givenUp: closed, mail: orderEnded }, seen, actor, now);
}

function closed(order: Order): Order {
  if (!mayCloseOrder(order)) throw new AppError('conflict', messages.orderNotClosed);
  return { ...order, payment: closedOrder(order.payment) };
}
