import { type ApiError, callApi } from '#browser/api.ts';
import { forgetAttempt, prepareAttempt } from '#browser/forms/attempt.ts';
import { createOrderPayment } from '#contracts/orders.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { quantitiesOf } from '#domain/cart/cart-changes.ts';
import type { CheckoutForm } from '#domain/orders/checkout-form.ts';
import type { OrderRecord } from './order-records.ts';

/** Names the form's draft and attempt in the browser's storage. */
export const FORM = 'checkout';

export interface Submission {
  cart: Cart;
  customer: CheckoutForm;
  /** The honeypot as it was left; people leave it empty. */
  website: string;
}

export type SubmissionOutcome =
  | { kind: 'pay'; record: OrderRecord; checkoutUrl: string }
  | { kind: 'pledged'; record: OrderRecord }
  /** Sent before, and its payment page is closed: what became of it must be asked. */
  | { kind: 'settled'; orderNumber: string }
  | { kind: 'refused'; error: ApiError };

/** Chooses and remembers the key for this content: before a payment tab opens, so that the tab's copy has it. */
export function prepareSubmission({ cart, customer }: Submission): string {
  return prepareAttempt(FORM, [linesOf(cart), customer]);
}

/** Sends the order and says what to do next. */
export async function submitOrder(
  submission: Submission,
  idempotencyKey: string,
): Promise<SubmissionOutcome> {
  const { cart, customer, website } = submission;
  const result = await callApi(createOrderPayment, {
    idempotencyKey,
    lines: linesOf(cart),
    customer,
    ...(website && { website }),
  });
  if (!result.ok) {
    if (result.error.code === 'idempotency_key_reused') forgetAttempt(FORM);
    return { kind: 'refused', error: result.error };
  }
  const { orderNumber, totalCents, status, checkout } = result.data;
  const record: OrderRecord = {
    orderNumber,
    totalCents,
    paymentMethod: customer.paymentMethod,
    sessionId: checkout?.sessionId ?? null,
    quantities: quantitiesOf(cart),
    placedAt: new Date().toISOString(),
    state: 'open',
  };
  if (checkout) return { kind: 'pay', record, checkoutUrl: checkout.url };
  // From here on the key is spent: the next submit is a new order.
  if (customer.paymentMethod !== 'credit-card') {
    forgetAttempt(FORM);
    return { kind: 'pledged', record };
  }
  if (status === 'payment_failed') {
    forgetAttempt(FORM);
    return submitOrder(submission, prepareSubmission(submission));
  }
  return { kind: 'settled', orderNumber };
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
