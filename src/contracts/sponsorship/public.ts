import * as z from 'zod/mini';
import { IdempotencyKeySchema } from '#domain/forms/fields.ts';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { PAYMENT_STATUSES } from '#domain/payments/choices.ts';
import { PlanSchema } from '#domain/payments/plan.ts';
import { SponsorshipFormSchema } from '#domain/sponsorship/sponsorship-form.ts';
import { publicPost } from '../endpoint.ts';
import { CheckoutSchema, ReplacesSchema } from '../payments/public.ts';

/**
 * Records a sponsorship application with its bill. By card the answer carries Stripe's payment page
 * while it can be paid, otherwise null. Level and amount are held against the tiers as published now.
 */
export const createSponsorshipPaymentEndpoint = publicPost({
  path: '/.netlify/functions/create-sponsorship-payment',
  provesWork: true,
  request: z.extend(SponsorshipFormSchema, {
    idempotencyKey: IdempotencyKeySchema,
    replaces: ReplacesSchema,
    /** Honeypot: people never see it, so only a program fills it in. */
    website: z.optional(z.string().check(z.maxLength(500))),
  }),
  response: z.object({
    number: z.string(),
    status: z.enum(PAYMENT_STATUSES),
    totalCents: CentsSchema,
    /** Null where everything is paid at once. */
    plan: z.nullable(PlanSchema),
    checkout: CheckoutSchema,
  }),
});
export type CreateSponsorshipPaymentRequest = z.infer<
  typeof createSponsorshipPaymentEndpoint.request
>;
export type CreateSponsorshipPaymentResponse = z.infer<
  typeof createSponsorshipPaymentEndpoint.response
>;
