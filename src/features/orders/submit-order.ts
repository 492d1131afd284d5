import { callApi } from '#browser/api.ts';
import { type SentKeys, sendForPayment } from '#browser/forms/send-for-payment.ts';
import {
  type CreateOrderPaymentResponse,
  createOrderPaymentEndpoint,
} from '#contracts/orders/public.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { quantitiesOf } from '#domain/cart/cart-changes.ts';
import { type CheckoutForm, CheckoutFormSchema } from '#domain/orders/checkout-form.ts';
import { FORM } from './form-name.ts';
import type { OrderRecord } from './order-records.ts';

export interface Submission {
  cart: Cart;
  customer: CheckoutForm;
  createAccount: boolean;
  /** The honeypot as it was left; people leave it empty. */
  website: string;
}

/* All of this comes with the first touch of the form. */

/** What an order is held to. */
export const schema = CheckoutFormSchema;

/**
 * Sends the order and says what to do next. To be called in the submit event itself.
 * @param opening what the payment tab says until Stripe's page is there
 */
export function submitOrder(submission: Submission, opening: string) {
  const { cart, customer } = submission;
  return sendForPayment({
    form: FORM,
    content: [linesOf(cart), customer],
    method: customer.paymentMethod,
    opening,
    send: (keys) => sendOrder(keys, submission),
  });
}

function sendOrder(keys: SentKeys, { cart, customer, createAccount, website }: Submission) {
  return callApi(createOrderPaymentEndpoint, {
    ...keys,
    lines: linesOf(cart),
    customer,
    createAccount,
    ...(website && { website }),
  });
}

/** What this browser remembers of an order it has placed. */
export function recordOf(
  { cart, customer }: Submission,
  { orderNumber, totalCents, checkout }: CreateOrderPaymentResponse,
): OrderRecord {
  return {
    orderNumber,
    totalCents,
    paymentMethod: customer.paymentMethod,
    sessionId: checkout?.sessionId ?? null,
    quantities: quantitiesOf(cart),
    placedAt: new Date().toISOString(),
    state: 'open',
  };
}

function linesOf(cart: Cart) {
  return cart.map(({ productId, size, color, quantity }) => ({ productId, size, color, quantity }));
}

/**
 * The server's messages by field of the form, and those of lines by cart line id
 * ('customer.email' → email, 'lines.0.size' → the first line).
 */
export function sortFieldErrors(
  fields: Record<string, string>,
  cart: Cart,
): { form: Record<string, string>; lines: Record<string, string> } {
  const form: Record<string, string> = {};
  const lines: Record<string, string> = {};
  for (const [path, message] of Object.entries(fields)) {
    const line = cart[Number(/^lines\.(\d+)\./.exec(path)?.[1] ?? Number.NaN)];
    if (line) lines[line.id] ??= message;
    else if (path.startsWith('customer.')) form[path.slice('customer.'.length)] = message;
  }
  return { form, lines };
}
