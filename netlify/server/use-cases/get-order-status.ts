import type { OrderSummary } from '#contracts/orders.ts';
import { orders } from '../gateways/records.ts';
import { AppError } from '../http/app-error.ts';

/**
 * The state of the order that a Checkout Session pays for. The session's id is as hard to guess as
 * a password, and the answer holds nothing personal.
 * @throws AppError not_found
 */
export async function getOrderStatus(sessionId: string): Promise<OrderSummary> {
  const found = await orders()
    .where('payment.stripeCheckoutSessionId', '==', sessionId)
    .limit(1)
    .get();
  const order = found.docs[0]?.data();
  if (!order) throw new AppError('not_found', 'We do not know this order.');
  const { status, totalCents } = order.payment;
  return { orderNumber: order.number, status, totalCents };
}
