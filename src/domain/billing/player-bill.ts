import * as z from 'zod/mini';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { PayerSchema, PaymentSchema } from '#domain/payments/payment.ts';
import { textOrNull } from '#domain/records/stored.ts';
import { AdjustmentSchema } from './adjustment.ts';

/** The admin's words for how a bill was or will be paid (specification §3, player billing record). */
export const BILL_PAYMENT_METHODS = [
  'cash',
  'check',
  'credit_card',
  'bank_transfer',
  'venmo',
  'zelle',
] as const;
export const BILL_STATUSES = ['pending', 'paid', 'overdue', 'cancelled'] as const;
export type BillStatus = (typeof BILL_STATUSES)[number];

/** Whether a bill asks for money. */
export function isOpenBill({ paymentStatus }: { paymentStatus: BillStatus }): boolean {
  return paymentStatus === 'pending' || paymentStatus === 'overdue';
}

/** Whether a bill in the one state asks for the same money as in the other: a late one asks as before. */
export function asksTheSame(one: BillStatus, other: BillStatus): boolean {
  const areOpen = isOpenBill({ paymentStatus: one }) && isOpenBill({ paymentStatus: other });
  return one === other || areOpen;
}

const text = z.nullable(z.string());

/** What a player owes (collection `playerBills`). Dates are YYYY-MM-DD, local to the program. */
export const PlayerBillSchema = z.object({
  id: z.string(),
  number: z.string(),
  /** A profile of role member. */
  playerId: z.string(),
  /** A profile of role parent, or null where the guardian has no account. */
  parentId: text,
  /** The guardian, whose account finds the bill by the email; null where the admin named none. */
  payer: z.nullable(PayerSchema),
  /** What is owed in all, after the adjustments. */
  amountCents: CentsSchema,
  /** Why it is less than the full price; not there where it never was. */
  adjustments: z.optional(z.array(AdjustmentSchema)),
  description: z.string(),
  paymentMethod: z.enum(BILL_PAYMENT_METHODS),
  paymentStatus: z.enum(BILL_STATUSES),
  /** Since when it is canceled; not there where it is not, and of bills of before: `cancelled-at.ts` says it. */
  cancelledAt: z.optional(z.iso.datetime()),
  /** What has come towards it while it is open, at most what it asks for; not there where nothing ever has. */
  receivedCents: z.optional(CentsSchema),
  dueDate: z.nullable(z.iso.date()),
  paidDate: z.nullable(z.iso.date()),
  invoiceNumber: textOrNull(),
  notes: textOrNull(),
  /** The registration whose payment settles this bill, or null. */
  registrationId: text,
  /** The registration whose bill this was split off from; not there where it was not. */
  partOf: z.optional(z.string()),
  /** Of this bill alone, when it is paid online from the account page; null until then. */
  payment: z.nullable(PaymentSchema),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type PlayerBill = z.infer<typeof PlayerBillSchema>;
