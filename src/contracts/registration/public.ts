import * as z from 'zod/mini';
import { IdempotencyKeySchema } from '#domain/forms/fields.ts';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { PAYMENT_STATUSES } from '#domain/payments/choices.ts';
import { PlanSchema } from '#domain/payments/plan.ts';
import { TextIdentitySchema } from '#domain/registration/legal-text.ts';
import { RegistrationFormSchema } from '#domain/registration/registration-form.ts';
import { publicPost } from '../endpoint.ts';
import { CheckoutSchema } from '../payments/public.ts';
import { RecordIdSchema } from '../records/change.ts';
import { InvitationCodeSchema } from '../seasons/public.ts';

export const MAX_EARLIER = 20;

/** Characters: what is asked of the children of twenty registrations. */
const MAX_QUESTION = 30_000;

/**
 * Registers players: stores everything and opens Stripe's page (card) or emails how to pay (ACH, check).
 * The fee is the one of content; what a browser says of it is not even read.
 */
export const createRegistrationPaymentEndpoint = publicPost({
  path: '/.netlify/functions/create-registration-payment',
  provesWork: true,
  /** Ten players' texts in letters of three bytes each. */
  maxBodyBytes: 128 * 1024,
  request: z.object({
    idempotencyKey: IdempotencyKeySchema,
    registration: RegistrationFormSchema,
    /**
     * The discounts that the page counted with, in any order: others are refused. Left out by a page
     * that could not learn of them.
     */
    discounts: z.optional(
      z.array(z.object({ id: RecordIdSchema, updatedAt: z.iso.datetime() })).check(z.maxLength(50)),
    ),
    /** The texts that the page showed: a signature under any other is refused. */
    documents: z.object({ 'liability-waiver': TextIdentitySchema, terms: TextIdentitySchema }),
    /** The form's own earlier attempts: while unpaid, this registration takes their place. */
    replaces: z.optional(z.array(IdempotencyKeySchema).check(z.maxLength(10))),
    /**
     * Other registrations that this browser or account has made. Whoever holds a key made the
     * registration, so it may be replaced, and its guardian be told that a player is in it.
     */
    earlier: z.optional(z.array(IdempotencyKeySchema).check(z.maxLength(MAX_EARLIER))),
    /** The question that the guardian said yes to (`confirm_replacement`), word for word: another is asked. */
    confirmed: z.optional(z.string().check(z.maxLength(MAX_QUESTION))),
    /** Of the link that the family was emailed: its players keep what is known of them. */
    invitation: z.optional(InvitationCodeSchema),
    /** Honeypot: people never see it, so only a program fills it in. */
    website: z.optional(z.string().check(z.maxLength(500))),
  }),
  response: z.object({
    number: z.string(),
    status: z.enum(PAYMENT_STATUSES),
    totalCents: CentsSchema,
    plan: z.nullable(PlanSchema),
    /** Stripe's payment page while there is something to pay by card, otherwise null. */
    checkout: CheckoutSchema,
  }),
});
export type CreateRegistrationRequest = z.infer<typeof createRegistrationPaymentEndpoint.request>;
export type CreateRegistrationResponse = z.infer<typeof createRegistrationPaymentEndpoint.response>;
