import * as z from 'zod/mini';
import { MAX_QUANTITY } from '#domain/cart/cart.ts';
import { CentsSchema } from '#domain/money/money.ts';
import { CheckoutFormSchema, PAYMENT_METHODS } from './checkout-form.ts';

export const ORDER_STATUSES = [
  /** Recorded, not paid: a card payment not finished, or an ACH transfer or check on its way. */
  'pending',
  /** A card or bank payment that Stripe still works on. */
  'processing',
  'paid',
  'payment_failed',
  /** The payment page was left and has run out. */
  'expired',
  'partially_refunded',
  'refunded',
  'disputed',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** A line of an order, with the price that content had when it was placed. */
export const OrderLineSchema = z.object({
  productId: z.string(),
  name: z.string(),
  size: z.string(),
  color: z.string(),
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)),
  unitPriceCents: CentsSchema,
});
export type OrderLine = z.infer<typeof OrderLineSchema>;

/** An order as Firestore stores it (collection `orders`). Instants are UTC ISO strings. */
export const OrderSchema = z.object({
  id: z.string(),
  /** Short and speakable; on mails and at the counter. */
  number: z.string(),
  /** SHA-256 of the request, so that a reused key with other content is told apart from a repeat. */
  requestHash: z.string(),
  status: z.enum(ORDER_STATUSES),
  lines: z.array(OrderLineSchema),
  subtotalCents: CentsSchema,
  shippingCents: CentsSchema,
  totalCents: CentsSchema,
  customer: z.omit(CheckoutFormSchema, { paymentMethod: true }),
  paymentMethod: z.enum(PAYMENT_METHODS),
  stripeCheckoutSessionId: z.nullable(z.string()),
  stripePaymentIntentId: z.nullable(z.string()),
  refundedCents: CentsSchema,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  paidAt: z.nullable(z.iso.datetime()),
});
export type Order = z.infer<typeof OrderSchema>;
