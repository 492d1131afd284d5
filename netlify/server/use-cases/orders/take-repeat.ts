import { isDeepStrictEqual } from 'node:util';
import type { Order } from '#domain/orders/order.ts';
import { priceOrder } from '#domain/orders/price-order.ts';
import { readCatalog } from '../../gateways/content.ts';
import { orders } from '../../gateways/records.ts';
import { findCheckoutPage } from '../../gateways/stripe-checkout.ts';
import { cancelUnpaid } from '../payments/pages/replace-earlier.ts';

/**
 * The order that a form was sent as before. Where it needs a new payment page, what it asks for is held to
 * the shop of now: an order for what costs something else, or is not for sale any more, is canceled. The
 * form is then sent as a new order, which is priced anew or refused.
 * @throws AppError payment_unavailable, service_unavailable, already_paid (a moment ago)
 */
export async function takeRepeat(order: Order, now: Date): Promise<Order> {
  if (!(await needsPage(order)) || (await isAsInShop(order))) return order;
  await cancelUnpaid('order', order.id, now);
  const canceled = (await orders().doc(order.id).get()).data();
  return canceled ?? order;
}

/** Whether nothing has come for it, and its own page has expired or was never opened. */
async function needsPage({ paymentMethod, payment }: Order): Promise<boolean> {
  const { status, paidCents, asksCents, stripeCheckoutSessionId: page } = payment;
  // Of a page that asks for what is owed, the form decides nothing.
  if (paymentMethod !== 'credit-card' || paidCents > 0 || asksCents !== undefined) return false;
  if (status === 'expired') return true;
  if (status !== 'pending') return false;
  return page === null || (await findCheckoutPage(page)).expired;
}

async function isAsInShop({ lines, subtotalCents, shippingCents }: Order): Promise<boolean> {
  const { settings, products } = await readCatalog(lines.map((line) => line.productId));
  const priced = priceOrder(lines, products, settings.shippingCents);
  if (!priced.ok) return false;
  const { totalCents: _, ...asked } = priced.order;
  return isDeepStrictEqual(asked, { lines, subtotalCents, shippingCents });
}
