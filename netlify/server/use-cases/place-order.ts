import { createHash } from 'node:crypto';
import type { CreateOrderPaymentRequest, CreateOrderPaymentResponse } from '#contracts/orders.ts';
import type { Order } from '#domain/orders/order.ts';
import { orderNumberOf } from '#domain/orders/order-number.ts';
import { priceOrder } from '#domain/orders/price-order.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { env } from '../env.ts';
import { readCatalog } from '../gateways/content.ts';
import { firestore, isAlreadyExists } from '../gateways/firestore.ts';
import { orders, outbox } from '../gateways/records.ts';
import { type CheckoutPage, createCheckoutPage, findCheckoutPage } from '../gateways/stripe.ts';
import { AppError } from '../http/app-error.ts';
import { composeMail } from '../mails/compose.ts';
import { orderForOffice, orderInstructions } from '../mails/order-mails.ts';

/**
 * Places an order: prices it from content, stores it, and opens Stripe's payment page (card) or
 * mails instructions (ACH, check). The record comes first, so whatever fails after it can be taken
 * up again with the same idempotency key, which is also the order's id.
 *
 * @throws AppError invalid_input (not for sale as asked), idempotency_key_reused,
 *   payment_unavailable, service_unavailable
 */
export async function placeOrder(
  request: CreateOrderPaymentRequest,
  now: Date,
): Promise<CreateOrderPaymentResponse> {
  if (request.website) {
    throw new AppError('invalid_input', 'This order could not be sent.', {
      fields: { website: 'Leave this field empty.' },
    });
  }
  const order = await findOrCreateOrder(request, now);
  const summary = { orderNumber: order.number, totalCents: order.totalCents };
  const awaitsCard = order.status === 'pending' || order.status === 'expired';
  if (order.paymentMethod !== 'credit-card' || !awaitsCard) {
    return { ...summary, status: order.status, checkout: null };
  }
  return { ...summary, status: 'pending', checkout: await openCheckout(order, now) };
}

async function findOrCreateOrder(request: CreateOrderPaymentRequest, now: Date): Promise<Order> {
  const id = request.idempotencyKey.toLowerCase();
  const requestHash = hashOf(request);
  const existing = (await orders().doc(id).get()).data();
  if (existing) return sameRequest(existing, requestHash);
  const { settings, products } = await readCatalog(request.lines.map((line) => line.productId));
  const priced = priceOrder(request.lines, products, settings.shippingCents);
  if (!priced.ok) {
    throw new AppError('invalid_input', 'Something in your cart is not for sale as chosen.', {
      fields: priced.fields,
    });
  }
  const { paymentMethod, ...customer } = request.customer;
  const order: Order = {
    id,
    number: orderNumberOf(id),
    requestHash,
    status: 'pending',
    ...priced.order,
    customer,
    paymentMethod,
    stripeCheckoutSessionId: null,
    stripePaymentIntentId: null,
    refundedCents: 0,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    paidAt: null,
  };
  return storeOnce(order, settings, now);
}

/** Creates the order and its first mails together; of requests that race with one key, one creates. */
async function storeOnce(order: Order, settings: Settings, now: Date): Promise<Order> {
  const batch = firestore().batch();
  batch.create(orders().doc(order.id), order);
  if (order.paymentMethod !== 'credit-card') {
    const context = { order, settings, officeEmail: env().OFFICE_EMAIL };
    const awaits = order.paymentMethod === 'check' ? 'a check' : 'an ACH transfer';
    for (const draft of [
      orderInstructions(context),
      orderForOffice(context, 'placed', `new, waiting for ${awaits}`),
    ]) {
      batch.create(outbox().doc(draft.id), await composeMail(draft, now));
    }
  }
  try {
    await batch.commit();
    return order;
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
    const winner = (await orders().doc(order.id).get()).data();
    if (!winner) throw error;
    return sameRequest(winner, order.requestHash);
  }
}

function sameRequest(order: Order, requestHash: string): Order {
  if (order.requestHash === requestHash) return order;
  throw new AppError(
    'idempotency_key_reused',
    'This form has already sent another order. Reload the page to order again.',
  );
}

/** The payment page of a pending order: the open one, or a new one when there is none or it has run out. */
async function openCheckout(order: Order, now: Date): Promise<CheckoutPage | null> {
  if (order.stripeCheckoutSessionId) {
    const { page, expired } = await findCheckoutPage(order.stripeCheckoutSessionId);
    if (!expired) return page;
  }
  const page = await createCheckoutPage(order);
  await noteCheckout(order, page.sessionId, now);
  return page;
}

/** Notes the page, unless the order has moved on since: a request that was slow must not undo a payment. */
async function noteCheckout(order: Order, sessionId: string, now: Date): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const doc = orders().doc(order.id);
    const current = (await transaction.get(doc)).data();
    if (current?.updatedAt !== order.updatedAt) return;
    transaction.update(doc, {
      status: 'pending',
      stripeCheckoutSessionId: sessionId,
      updatedAt: now.toISOString(),
    });
  });
}

/** What the person asked for, without the key itself. */
function hashOf({ lines, customer }: CreateOrderPaymentRequest): string {
  return createHash('sha256').update(JSON.stringify({ lines, customer })).digest('hex');
}
