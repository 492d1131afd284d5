import * as z from 'zod/mini';
import { IdempotencyKeySchema } from '#domain/forms/fields.ts';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { publicGet, publicPost } from '../endpoint.ts';
import { CheckoutSchema } from '../payments/public.ts';
import { SealedCodeSchema } from '../sealed-code.ts';

/** The page that emails link to: `?link=` names what is to be paid. */
export const PAY_PAGE = '/pay';

/** All of it, what is left, the installments that are due, or the next one where none is. */
export const PayPartSchema = z.enum(['whole', 'rest', 'installments', 'next']);

/** What a payment link is for, and what can be paid now. Of a child no more than the first name. */
export const PaymentLinkSchema = z.object({
  /** 'Bill K7QF-2M9X' */
  title: z.string(),
  /** What it is for, each with a player's first name where it is for one. */
  items: z.array(z.object({ description: z.string(), firstName: z.nullable(z.string()) })),
  /** YYYY-MM-DD, or null. Of installments, the day of the first that has not come. */
  dueDate: z.nullable(z.iso.date()),
  /** 'pay' where a page can be opened, else why not. */
  what: z.enum(['pay', 'paid', 'cancelled', 'processing', 'plan', 'office']),
  /** What the page takes now; 0 where none opens. */
  cents: CentsSchema,
  part: z.nullable(PayPartSchema),
  /** All that is asked for there, and what has come of it. */
  totalCents: CentsSchema,
  paidCents: CentsSchema,
  /** Of a plan at Stripe: the next charge, which does not come unless it is active, and where to change the card. */
  plan: z.nullable(
    z.object({
      /** 'held' where it is paused, and whoever pays it cannot resume it. */
      state: z.enum(['active', 'past_due', 'paused', 'held']),
      cents: CentsSchema,
      on: z.iso.date(),
      manageUrl: z.url(),
    }),
  ),
});
export type PaymentLink = z.infer<typeof PaymentLinkSchema>;

/** What a link from an email is for. A link that is unknown or expired is `not_found`, in words that say so. */
export const readPaymentLinkEndpoint = publicGet({
  path: '/api/payments/link',
  request: z.object({ link: SealedCodeSchema }),
  response: PaymentLinkSchema,
});

/** Opens the payment page for what is due now; again, the same page. */
export const openPaymentLinkEndpoint = publicPost({
  path: '/api/payments/link/open',
  provesWork: true,
  request: z.object({ idempotencyKey: IdempotencyKeySchema, link: SealedCodeSchema }),
  response: z.object({
    number: z.string(),
    /** What the page takes. */
    cents: CentsSchema,
    checkout: CheckoutSchema,
  }),
});
