import * as z from 'zod/mini';
import { IdempotencyKeySchema } from '#domain/forms/fields.ts';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { PAYABLE_KINDS, PAYMENT_STATUSES } from '#domain/payments/choices.ts';
import { PlanSchema } from '#domain/payments/plan.ts';
import { publicGet } from '../endpoint.ts';

/** Stripe's name of a payment page, as it stands in the address a person returns to. */
export const CheckoutSessionIdSchema = z.string().check(z.regex(/^cs_[A-Za-z0-9_]{8,200}$/));

/** Stripe's payment page, while there is something to pay by card. */
export const CheckoutSchema = z.nullable(
  z.object({ sessionId: CheckoutSessionIdSchema, url: z.url() }),
);
export type Checkout = NonNullable<z.infer<typeof CheckoutSchema>>;

/**
 * The keys of what a form has sent before with other content: while unpaid, its payment pages are closed
 * and the new record takes its place. Was one paid, the answer is `already_paid` and nothing is made.
 */
export const ReplacesSchema = z.optional(z.array(IdempotencyKeySchema).check(z.maxLength(10)));

/** What a payer is told of a payment: nothing personal, so a page's address gives nothing away. */
export const PaymentSummarySchema = z.object({
  kind: z.enum(PAYABLE_KINDS),
  /** The record's number, such as K7QF-2M9X. */
  number: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  /** All that is owed; of a plan without an end, one charge. */
  totalCents: CentsSchema,
  /** What has arrived so far, before refunds. */
  paidCents: CentsSchema,
  /** Null where everything is paid at once. */
  plan: z.nullable(PlanSchema),
});
export type PaymentSummary = z.infer<typeof PaymentSummarySchema>;

/** Where a payment of any kind stands, by its Stripe Checkout Session, for the page a payer returns to. */
export const getPaymentStatusEndpoint = publicGet({
  path: '/api/payments/status',
  request: z.object({ session_id: CheckoutSessionIdSchema }),
  response: PaymentSummarySchema,
});
