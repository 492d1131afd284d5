import * as z from 'zod/mini';
import { dayField } from '#domain/calendar/day-field.ts';
import { IdempotencyKeySchema, requiredText } from '#domain/forms/fields.ts';
import { emptyAsNull } from '#domain/forms/long-text.ts';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { MAX_CHARGE_CENTS } from '#domain/payments/charge-limits.ts';
import { PAYABLE_KINDS } from '#domain/payments/choices.ts';
import { LEDGER_METHODS, LedgerEntrySchema } from '#domain/payments/ledger-entry.ts';
import { PaymentSchema } from '#domain/payments/payment.ts';
import { messages as officeFields } from '#words/office/fields.ts';
import { messages } from '#words/office/refusals/payments.ts';
import { adminGet, adminPost } from '../endpoint.ts';
import { DoneSchema, RecordIdSchema } from '../records/change.ts';

/** The payment of a record as the office sees it; the payer's secret link and Stripe's ids stay behind. */
export const AdminPaymentSchema = z.omit(PaymentSchema, {
  manageToken: true,
  stripeCheckoutSessionId: true,
  stripePaymentIntentId: true,
  stripeCustomerId: true,
  stripeSubscriptionId: true,
});

/** What is owed by hand on a record. */
export const OwedSchema = z.object({
  /** The most that may be noted as paid by hand; 0 while Stripe collects it. */
  owedCents: CentsSchema,
  /** What has fallen due and has not come. */
  dueCents: CentsSchema,
  /** What is most likely to have come: what is due, else the next charge. */
  nextCents: CentsSchema,
  /** Of what the office has ended: what was taken back, and may be noted if it comes after all. */
  comeAgainCents: z.optional(CentsSchema),
  /** What has come: sent back when money is noted, so that two do not note the same check. */
  paidCents: z.optional(CentsSchema),
});
export type Owed = z.infer<typeof OwedSchema>;

/** What of the books stands in a row of bills. */
export const ROW_MONEY = {
  /** What came and did not go back. */
  paidCents: CentsSchema,
  /** What is still to come, also by a plan at Stripe. */
  leftCents: CentsSchema,
  /** Check numbers and the like of the money that came by hand. */
  references: z.array(z.string()),
};

/** What the ledger says of a row of orders, registrations or gifts. */
export const RowBooksSchema = z.object({
  /** When the money came that has stayed, oldest first. */
  paidAt: z.array(z.iso.datetime()),
  /** What came, less what was taken back by reversals, before refunds. */
  cameCents: z.int(),
  refundedCents: CentsSchema,
  /** What is still to come. */
  owedCents: CentsSchema,
  /** How it came. */
  methods: z.array(z.enum(LEDGER_METHODS)),
  /** Check numbers and the like. */
  references: z.array(z.string()),
});
export type RowBooks = z.infer<typeof RowBooksSchema>;

/** What may be paid again and again until it is stopped. */
const ENDLESS_KINDS = ['donation', 'sponsorship'] as const;
export type EndlessKind = (typeof ENDLESS_KINDS)[number];

/** A movement of money as the office sees it. */
export const AdminLedgerEntrySchema = z.extend(
  z.omit(LedgerEntrySchema, {
    stripePaymentIntentId: true,
    stripeInvoiceId: true,
    stripeCheckoutSessionId: true,
  }),
  {
    /** What can still be refunded through Stripe; 0 for money by hand. */
    refundableCents: CentsSchema,
    /** Whose plan it was a charge of, where Stripe charges that again until it is stopped: a refund may stop it. */
    chargedAgain: z.nullable(z.enum(ENDLESS_KINDS)),
    /** Of an installment: the next one that Stripe charges. A refund does not stop it. */
    nextCharge: z.optional(z.object({ cents: CentsSchema, on: z.iso.date() })),
    /** Of a disputed one that waits for our answer: its page at Stripe. */
    answerAt: z.optional(z.url()),
    /** Noted by hand and not taken back yet: it can be. */
    isReversible: z.boolean(),
    /** Taken back by a later entry. */
    isReversed: z.boolean(),
  },
);
export type AdminLedgerEntry = z.infer<typeof AdminLedgerEntrySchema>;

/** Every movement of money of one record, oldest first. */
export const listPaymentsEndpoint = adminGet({
  path: '/api/admin/payments',
  stepUp: false,
  request: z.object({ recordId: RecordIdSchema }),
  response: z.object({ entries: z.array(AdminLedgerEntrySchema) }),
});

/** How money comes that Stripe knows nothing of. */
export const HAND_METHODS = [
  'check',
  'ach',
  'cash',
  'bank_transfer',
  'venmo',
  'zelle',
  'other',
] as const;
export type HandMethod = (typeof HAND_METHODS)[number];

/** An amount that came by hand. */
export const MoneyAmountSchema = z
  .int(messages.enterAmount)
  .check(z.minimum(1, messages.enterAmount), z.maximum(MAX_CHARGE_CENTS, messages.smallerAmount));

/** What the dialog asks when money came by hand. */
export const HandPaymentFormSchema = z.object({
  method: z.enum(HAND_METHODS, messages.method),
  date: dayField(),
  /** Check number or the like. */
  reference: emptyAsNull(requiredText(() => officeFields.reference, 100)),
  /** Left out for what is due by the day, or for the next charge where nothing is. */
  amountCents: z.optional(MoneyAmountSchema),
});

/** Notes money that came by hand: what is owed, or a part of it. The same key twice is one payment. */
export const markPaidEndpoint = adminPost({
  path: '/api/admin/payments/mark-paid',
  stepUp: false,
  request: z.object({
    kind: z.enum(PAYABLE_KINDS),
    recordId: RecordIdSchema,
    idempotencyKey: IdempotencyKeySchema,
    /** What had come when the admin looked: money on top of money that was not seen is refused. */
    seenPaidCents: z.optional(CentsSchema),
    payment: HandPaymentFormSchema,
  }),
  response: z.object({ entry: AdminLedgerEntrySchema }),
});

/** Takes back money that was noted by hand: a wrong entry, or a check that bounced. */
export const reversePaymentEndpoint = adminPost({
  path: '/api/admin/payments/reverse',
  stepUp: true,
  request: z.object({
    entryId: RecordIdSchema,
    /** The payer will see this. */
    reason: requiredText(() => officeFields.reason, 300),
    /** When the money was gone again, local to the program. */
    date: dayField(),
  }),
  response: z.object({ entry: AdminLedgerEntrySchema }),
});

/** Gives money back through Stripe. @see refundPayment of the server */
export const refundEndpoint = adminPost({
  path: '/api/admin/payments/refund',
  stepUp: true,
  request: z.object({
    entryId: RecordIdSchema,
    /** What had been refunded when the admin looked: a refund on top of another one is refused. */
    seenRefundedCents: CentsSchema,
    amountCents: z.int(messages.enterAmount).check(z.minimum(1, messages.enterAmount)),
    /** Whether the plan that it was a charge of ends at Stripe, too. */
    stopsPlan: z._default(z.boolean(), false),
  }),
  response: z.object({ refundedCents: CentsSchema }),
});

/** Emails whoever pays a bill, or a sponsor, a link to pay what is due now. */
export const sendPaymentLinkEndpoint = adminPost({
  path: '/api/admin/payments/send-link',
  stepUp: false,
  request: z.object({
    kind: z._default(z.enum(['bill', 'registration', 'sponsorship']), 'bill'),
    billId: RecordIdSchema,
  }),
  response: DoneSchema,
});
