import * as z from 'zod/mini';
import { CentsSchema } from '#domain/money/money.ts';
import { PAYABLE_KINDS } from './payment.ts';

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

/**
 * One movement of money (collection `payments`): a card charge, an installment, a check. Its id is
 * Stripe's own (payment intent or invoice), so that hearing of it twice writes one entry. The books
 * behind receipts, the year's statement and the charts; kept 7 years.
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
  status: z.enum(['processing', 'paid', 'failed', 'partially_refunded', 'refunded', 'disputed']),
  amountCents: CentsSchema,
  refundedCents: CentsSchema,
  method: z.enum(LEDGER_METHODS),
  /** Check number or the like, where a person noted it. */
  reference: z.nullable(z.string()),
  stripePaymentIntentId: z.nullable(z.string()),
  stripeInvoiceId: z.nullable(z.string()),
  /** When the money arrived; null while it has not. */
  paidAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type LedgerEntry = z.infer<typeof LedgerEntrySchema>;
