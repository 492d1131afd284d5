import * as z from 'zod/mini';
import { MAX_LINES, MAX_QUANTITY } from '#domain/cart/cart.ts';
import { IdempotencyKeySchema } from '#domain/forms/fields.ts';
import { CentsSchema } from '#domain/money/money.ts';
import { CheckoutFormSchema } from '#domain/orders/checkout-form.ts';
import { PAYMENT_STATUSES } from '#domain/payments/payment.ts';
import { endpoint } from './endpoint.ts';

const RequestedLineSchema = z.object({
  productId: z.string().check(z.minLength(1), z.maxLength(200)),
  size: z.string().check(z.minLength(1), z.maxLength(60)),
  color: z.string().check(z.minLength(1), z.maxLength(60)),
  quantity: z
    .int('Quantity must be a whole number.')
    .check(
      z.minimum(1, 'Quantity must be at least 1.'),
      z.maximum(MAX_QUANTITY, `Quantity can be at most ${MAX_QUANTITY}.`),
    ),
});

/** What the buyer is told of an order: nothing personal, so an order's link gives nothing away. */
export const OrderSummarySchema = z.object({
  orderNumber: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  totalCents: CentsSchema,
});
export type OrderSummary = z.infer<typeof OrderSummarySchema>;

/** Stripe's name of a payment page, as it stands in the address a person returns to. */
export const CheckoutSessionIdSchema = z.string().check(z.regex(/^cs_[A-Za-z0-9_]{8,200}$/));

/** Stripe's payment page, while there is something to pay by card. */
export const CheckoutSchema = z.nullable(
  z.object({ sessionId: CheckoutSessionIdSchema, url: z.url() }),
);

/** Places an order. By card the answer carries Stripe's payment page while it can be paid, otherwise null. */
export const createOrderPayment = endpoint({
  method: 'POST',
  path: '/.netlify/functions/create-order-payment',
  access: 'public',
  request: z.object({
    idempotencyKey: IdempotencyKeySchema,
    lines: z
      .array(RequestedLineSchema)
      .check(
        z.minLength(1, 'Your cart is empty'),
        z.maxLength(MAX_LINES, `A cart holds at most ${MAX_LINES} lines.`),
      ),
    customer: CheckoutFormSchema,
    /** Honeypot: people never see it, so only a program fills it in. */
    website: z.optional(z.string().check(z.maxLength(500))),
  }),
  response: z.object({
    ...OrderSummarySchema.shape,
    checkout: CheckoutSchema,
  }),
});
export type CreateOrderPaymentRequest = z.infer<typeof createOrderPayment.request>;
export type CreateOrderPaymentResponse = z.infer<typeof createOrderPayment.response>;

/** The state of an order by its Stripe Checkout Session, for the page a buyer returns to. */
export const getOrderStatus = endpoint({
  method: 'GET',
  path: '/api/orders/status',
  access: 'public',
  request: z.object({ session_id: CheckoutSessionIdSchema }),
  response: OrderSummarySchema,
});
