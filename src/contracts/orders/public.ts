import * as z from 'zod/mini';
import { MAX_CHOICE_LENGTH, MAX_LINES, MAX_QUANTITY } from '#domain/cart/cart.ts';
import { IdempotencyKeySchema } from '#domain/forms/fields.ts';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { CheckoutFormSchema } from '#domain/orders/checkout-form.ts';
import { PAYMENT_STATUSES } from '#domain/payments/choices.ts';
import { RecordIdSchema } from '#domain/records/record-id.ts';
import { messages } from '#words/rules/orders.ts';
import { publicPost } from '../endpoint.ts';
import { CheckoutSchema, ReplacesSchema } from '../payments/public.ts';

const RequestedLineSchema = z.object({
  productId: RecordIdSchema,
  size: z.string().check(z.minLength(1), z.maxLength(MAX_CHOICE_LENGTH)),
  color: z.string().check(z.minLength(1), z.maxLength(MAX_CHOICE_LENGTH)),
  quantity: z
    .int({ error: () => messages.wholeQuantity })
    .check(
      z.minimum(1, { error: () => messages.leastQuantity }),
      z.maximum(MAX_QUANTITY, { error: () => messages.mostQuantity(MAX_QUANTITY) }),
    ),
});

/** Places an order. By card the answer carries Stripe's payment page while it can be paid, otherwise null. */
export const createOrderPaymentEndpoint = publicPost({
  path: '/.netlify/functions/create-order-payment',
  provesWork: true,
  request: z.object({
    idempotencyKey: IdempotencyKeySchema,
    replaces: ReplacesSchema,
    lines: z
      .array(RequestedLineSchema)
      .check(
        z.minLength(1, { error: () => messages.emptyCart }),
        z.maxLength(MAX_LINES, { error: () => messages.mostLines(MAX_LINES) }),
      ),
    customer: CheckoutFormSchema,
    /** With the box checked, an account is made, and the link to set a password emailed. */
    createAccount: z.optional(z.boolean()),
    /** Honeypot: people never see it, so only a program fills it in. */
    website: z.optional(z.string().check(z.maxLength(500))),
  }),
  response: z.object({
    number: z.string(),
    status: z.enum(PAYMENT_STATUSES),
    totalCents: CentsSchema,
    checkout: CheckoutSchema,
  }),
});
export type CreateOrderPaymentRequest = z.infer<typeof createOrderPaymentEndpoint.request>;
export type CreateOrderPaymentResponse = z.infer<typeof createOrderPaymentEndpoint.response>;
