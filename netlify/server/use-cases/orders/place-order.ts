import type {
  CreateOrderPaymentRequest,
  CreateOrderPaymentResponse,
} from '#contracts/orders/public.ts';
import type { Order } from '#domain/orders/order.ts';
import { priceOrder } from '#domain/orders/price-order.ts';
import { newPayment } from '#domain/payments/payment.ts';
import { bookLabel } from '#domain/payments/record-label.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import { currentLanguage } from '#words/current-language.ts';
import { messages as page } from '#words/labels/payment-page.ts';
import { messages } from '#words/office/emails/orders.ts';
import { messages as refusals } from '#words/refusals/orders.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import { refuseHoneypot } from '../../core/honeypot.ts';
import { readCatalog } from '../../gateways/content.ts';
import { orders, outbox } from '../../gateways/records.ts';
import { composeMail, forOffice, writtenIn } from '../../mails/compose.ts';
import { orderForOffice, orderInstructions } from '../../mails/order-mails.ts';
import { addInvitation } from '../accounts/add-invitation.ts';
import { newManageToken } from '../payments/manage-token.ts';
import { openCheckout } from '../payments/open-checkout.ts';
import { replaceEarlier } from '../payments/pages/replace-earlier.ts';
import { createOnce, findRepeat, hashRequest } from '../records/create-once.ts';
import { takeRepeat } from './take-repeat.ts';

/**
 * Places an order: prices it from content, stores it, and opens Stripe's payment page (card) or
 * emails instructions (ACH, check). The record comes first, so whatever fails after it can be taken
 * up again with the same idempotency key, which is also the order's id.
 * Of one that is taken up after its page is over, see {@link takeRepeat}.
 *
 * @throws AppError invalid_input (not for sale as asked), idempotency_key_reused,
 *   payment_unavailable, service_unavailable
 */
export async function placeOrder(
  request: CreateOrderPaymentRequest,
  now: Date,
): Promise<CreateOrderPaymentResponse> {
  refuseHoneypot(request);
  const order = await findOrCreateOrder(request, now);
  const checkout = await openCheckout(orders(), order, checkoutPageOf(order), now);
  const { status, totalCents } = order.payment;
  return {
    number: order.number,
    totalCents,
    // A page that had expired has been replaced by one that can be paid.
    status: checkout ? 'pending' : status,
    checkout,
  };
}

async function findOrCreateOrder(request: CreateOrderPaymentRequest, now: Date): Promise<Order> {
  const id = request.idempotencyKey.toLowerCase();
  const requestHash = hashRequest({ lines: request.lines, customer: request.customer });
  const existing = await findRepeat(orders(), id, requestHash);
  if (existing) return takeRepeat(existing, now);
  const { settings, products } = await readCatalog(request.lines.map((line) => line.productId));
  const priced = priceOrder(request.lines, products, settings.shippingCents);
  if (!priced.ok) {
    throw new AppError('invalid_input', refusals.notForSale, {
      fields: priced.fields,
    });
  }
  await replaceEarlier('order', request.replaces, id, now);
  const { totalCents, ...rest } = priced.order;
  const { paymentMethod, ...customer } = request.customer;
  const { firstName, lastName, email } = customer;
  const order: Order = {
    id,
    number: recordNumberOf(id),
    requestHash,
    ...rest,
    customer,
    payer: { firstName, lastName, email, language: currentLanguage() },
    paymentMethod,
    payment: newPayment(totalCents, null, newManageToken()),
    fulfilment: 'open',
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
  return createOnce(orders(), order, async (batch) => {
    if (request.createAccount) await addInvitation(batch, customer, now);
    if (paymentMethod === 'credit-card') return;
    const context = { order, settings, officeEmail: env().OFFICE_EMAIL };
    const { awaitsCheck, awaitsTransfer } = messages.headlines;
    const headline = paymentMethod === 'check' ? awaitsCheck : awaitsTransfer;
    for (const draft of [
      writtenIn(currentLanguage(), () => orderInstructions(context)),
      forOffice(() => orderForOffice(context, 'placed', headline)),
    ]) {
      batch.create(outbox().doc(draft.id), await composeMail(draft, now));
    }
  });
}

function checkoutPageOf(order: Order) {
  return {
    kind: 'order',
    title: bookLabel('order', order.number),
    lines: [
      ...order.lines.map(({ name, size, color, quantity, unitPriceCents }) => ({
        name: `${name} (${size}, ${color})`,
        quantity,
        unitCents: unitPriceCents,
      })),
      { name: page.lines.shipping, quantity: 1, unitCents: order.shippingCents },
    ],
    successPath: '/checkout/success',
    cancelPath: '/checkout?cancelled=1',
  } as const;
}
