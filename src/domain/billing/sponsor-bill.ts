import * as z from 'zod/mini';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { PAYMENT_FREQUENCIES } from '#domain/payments/choices.ts';
import { textOrNull } from '#domain/records/stored.ts';
import { BILL_STATUSES } from './player-bill.ts';

export const SPONSOR_PAYMENT_METHODS = [
  'check',
  'credit_card',
  'bank_transfer',
  'stripe',
  'cash',
] as const;

const text = z.nullable(z.string());

/** What a sponsor has promised (collection `sponsorBills`). Dates are YYYY-MM-DD, local to the program. */
export const SponsorBillSchema = z.object({
  id: z.string(),
  sponsorName: z.string(),
  /** Lower case. */
  sponsorEmail: z.string(),
  contactPerson: textOrNull(),
  amountCents: CentsSchema,
  /** A tier's name, or 'Custom'. */
  sponsorshipLevel: textOrNull(),
  paymentMethod: z.enum(SPONSOR_PAYMENT_METHODS),
  paymentStatus: z.enum(BILL_STATUSES),
  /** What has come towards it while it is open, at most what it asks for; not there where nothing ever has. */
  receivedCents: z.optional(CentsSchema),
  paymentFrequency: z.enum(PAYMENT_FREQUENCIES),
  dueDate: z.nullable(z.iso.date()),
  paidDate: z.nullable(z.iso.date()),
  invoiceNumber: textOrNull(),
  stripePaymentId: text,
  /** The day on which the office has last emailed a link to pay it; not there where it never has. */
  linkSentOn: z.optional(z.iso.date()),
  notes: textOrNull(),
  /** The application whose payment settles this bill, or null. */
  sponsorshipId: text,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type SponsorBill = z.infer<typeof SponsorBillSchema>;
