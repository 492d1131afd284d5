import * as z from 'zod/mini';
import { callApi } from '#browser/api.ts';
import { readBySchema } from '#browser/forms/read-by-schema.ts';
import type { SentKeys } from '#browser/forms/send-for-payment.ts';
import {
  type CreateOrderPaymentResponse,
  createOrderPaymentEndpoint,
} from '#contracts/orders/public.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { quantitiesOf } from '#domain/cart/cart-changes.ts';
import type { Cents } from '#domain/money/money.ts';
import { CheckoutFormSchema } from '#domain/orders/checkout-form.ts';
import { findSession, recordOrder } from './order-records.ts';

/* All of this comes with the first touch of the form. */

/** What an order is held to: what the buyer typed, and what the page showed them. */
export const schema = z.extend(CheckoutFormSchema, {
  createAccount: z.boolean(),
  cart: z.custom<Cart>((value) => Array.isArray(value) && value.length > 0),
  /** The grand total on the button. */
  shownCents: z.number(),
});
export type Submission = z.output<typeof schema>;

/** The form with what stands beside it; what the page does not know yet is refused. */
export function readOrder(
  form: HTMLFormElement,
  cart: Cart | undefined,
  shownCents: Cents | undefined,
): z.input<typeof schema> {
  const typed = readBySchema(schema, new FormData(form));
  return { ...typed, cart: cart ?? [], shownCents: shownCents ?? Number.NaN };
}

/** Sent again with the same of these, it is the same order. */
export function comparableOrder({ cart, createAccount, shownCents, ...customer }: Submission) {
  return [linesOf(cart), customer];
}

export function sendOrder(
  { cart, createAccount, shownCents, ...customer }: Submission,
  sent: SentKeys & { website?: string },
) {
  const lines = linesOf(cart);
  return callApi(createOrderPaymentEndpoint, { ...sent, lines, customer, createAccount });
}

/** The orders that this browser has placed. */
export const records = {
  find: findSession,
  remember: (answer: CreateOrderPaymentResponse, { paymentMethod, cart }: Submission) =>
    recordOrder({
      orderNumber: answer.number,
      totalCents: answer.totalCents,
      paymentMethod,
      sessionId: answer.checkout?.sessionId ?? null,
      quantities: quantitiesOf(cart),
      placedAt: new Date().toISOString(),
      state: 'open',
    }),
};

function linesOf(cart: Cart) {
  return cart.map(({ productId, size, color, quantity }) => ({ productId, size, color, quantity }));
}

/** The server's messages about lines, by cart line id: 'lines.0.size' is of the first line. */
export function lineErrors(
  fields: Record<string, string>,
  cart: Cart | undefined,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [path, message] of Object.entries(fields)) {
    const line = cart?.[Number(/^lines\.(\d+)\./.exec(path)?.[1] ?? Number.NaN)];
    if (line) found[line.id] ??= message;
  }
  return found;
}
