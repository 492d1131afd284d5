import * as z from 'zod/mini';
import { monthlyGiftSchema, oneTimeGiftSchema } from '#domain/donations/donation-form.ts';
import { IdempotencyKeySchema } from '#domain/forms/fields.ts';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { PAYMENT_STATUSES } from '#domain/payments/choices.ts';
import { publicPost } from '../endpoint.ts';
import { CheckoutSchema, ReplacesSchema } from '../payments/public.ts';

/** What comes along with every form. */
const SENT = {
  idempotencyKey: IdempotencyKeySchema,
  replaces: ReplacesSchema,
  /** Honeypot: people never see it, so only a program fills it in. */
  website: z.optional(z.string().check(z.maxLength(500))),
};

/**
 * Records a gift. By card the answer carries Stripe's payment page while it can be paid, otherwise
 * null. What content and the clock decide (minimums, start date) is checked after the shape.
 */
export const createDonationPaymentEndpoint = publicPost({
  path: '/.netlify/functions/create-donation-payment',
  provesWork: true,
  request: z.discriminatedUnion('type', [
    z.extend(oneTimeGiftSchema(), SENT),
    z.extend(monthlyGiftSchema(), SENT),
  ]),
  response: z.object({
    number: z.string(),
    status: z.enum(PAYMENT_STATUSES),
    /** The gift; of a monthly one, that of one month. */
    totalCents: CentsSchema,
    /** Of a monthly gift, YYYY-MM-DD; null otherwise. */
    firstChargeOn: z.nullable(z.iso.date()),
    checkout: CheckoutSchema,
  }),
});
export type CreateDonationPaymentRequest = z.infer<typeof createDonationPaymentEndpoint.request>;
export type CreateDonationPaymentResponse = z.infer<typeof createDonationPaymentEndpoint.response>;
