import * as z from 'zod/mini';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { textOrNull } from '#domain/records/stored.ts';
import { PAYABLE_KINDS } from './choices.ts';

/** How money moved: Stripe's ways and those an admin notes by hand. */
export const LEDGER_METHODS = [
  'card',
  'us_bank_account',
  'check',
  'ach',
  'cash',
  'bank_transfer',
  'venmo',
  'zelle',
  'other',
] as const;

/** Money that went back by the way it came, on the day it left. */
const RefundSchema = z.object({
  /** Stripe's. */
  id: z.string(),
  cents: CentsSchema,
  /** UTC ISO instant. */
  at: z.iso.datetime(),
});
export type Refund = z.infer<typeof RefundSchema>;

/**
 * One payment (collection `payments`): a card charge, an installment, a check. The id of
 * Stripe's money is Stripe's own (payment intent or invoice), that of money by hand follows from the
 * key of its request, so that hearing of it twice writes one entry. The books behind receipts, the
 * year's statement and the charts; kept 7 years.
 *
 * Money by hand that was noted wrongly, or a check that bounced, is taken back by an entry of its own
 * (a reversal); the entry it takes back is never changed. What a payer's bank takes back by a dispute
 * is a reversal, too. So every sum of the books is
 * `amountCents - refundedCents` over the entries that have a `paidAt`.
 */
export const LedgerEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(PAYABLE_KINDS),
  recordId: z.string(),
  /** What it was for, as on the receipt: 'Order K7QF-2M9X'. */
  label: z.string(),
  name: z.string(),
  /** Lower case. */
  email: z.string(),
  status: z.enum([
    'processing',
    'paid',
    'failed',
    'partially_refunded',
    'refunded',
    'disputed',
    /** The payer's bank took the money back; a reversal of its own says how much and when. */
    'dispute_lost',
    'reversal',
  ]),
  /**
   * Of a disputed one, also where it was refunded in full: until when Stripe takes the office's answer; not there once
   * it was sent.
   */
  answerBy: z.optional(z.iso.datetime()),
  /**
   * Where a dispute stands of what was refunded in full, as its status does not say so: the bank only asks, it has
   * taken the money a second time, or it keeps that. Not there where it gave it back.
   */
  dispute: z.optional(z.enum(['asked', 'taken', 'lost'])),
  /** Never more than zero for a reversal, never less for anything else. */
  amountCents: z.int(),
  /** All that was refunded. */
  refundedCents: CentsSchema,
  /**
   * Of which these, oldest first. An entry of before they were noted has none: `movements.ts` says on
   * which day that money counts as refunded.
   */
  refunds: z.optional(z.array(RefundSchema)),
  /**
   * What Stripe keeps of it, in cents: of a charge also of its disputes, unless they were lost: that fee
   * stands on the reversal. Null while Stripe does not say; not there for what did not come by Stripe.
   */
  feeCents: z.optional(z.nullable(CentsSchema)),
  /** Stripe's payout that brought it to the bank (collection `payouts`), once that is known. */
  payoutId: z.optional(z.string()),
  method: z.enum(LEDGER_METHODS),
  /** Check number or the like, where a person noted it. */
  reference: textOrNull(),
  stripePaymentIntentId: z.nullable(z.string()),
  stripeInvoiceId: z.nullable(z.string()),
  /** The payment page it was paid on, where that is known. */
  stripeCheckoutSessionId: z.optional(z.nullable(z.string())),
  /** Of a reversal: the id of the entry it takes back. */
  reverses: z.optional(z.string()),
  /** Of a lost dispute of what was refunded in full: what the bank took a second time; no sum counts it. */
  takenCents: z.optional(CentsSchema),
  /** Of a reversal: why, in the office's words. */
  reason: z.optional(z.string()),
  /** Of a reversal: that money did not go, the entry was wrong, and the right one stands beside it or elsewhere. */
  corrects: z.optional(z.literal(true)),
  /** Of an entry that is right: the id of the wrong one that it takes the place of, here or on another record. */
  replaces: z.optional(z.string()),
  /** When the money arrived, or left again; null while it has not. */
  paidAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type LedgerEntry = z.infer<typeof LedgerEntrySchema>;
