import * as z from 'zod/mini';
import { dayField } from '#domain/calendar/day-field.ts';
import { requiredText } from '#domain/forms/fields.ts';
import { emptyAsNull } from '#domain/forms/long-text.ts';
import { ALL_TIME, isPeriod } from '#domain/payments/period.ts';
import { BANK_STATES, PAYOUT_STATUSES, PayoutSchema } from '#domain/payouts/payout.ts';
import { LINE_FITS, PayoutLineSchema } from '#domain/payouts/payout-line.ts';
import { messages as officeFields } from '#words/office/fields.ts';
import { messages } from '#words/office/refusals/records.ts';
import { adminGet, adminPost } from '../endpoint.ts';
import { DoneSchema, SeenRecordSchema } from '../records/change.ts';
import { detailEndpoint } from '../records/office.ts';
import { ANY_TEXT, tableEndpoint } from '../records/table.ts';

export type { Payout } from '#domain/payouts/payout.ts';

const PATH = '/api/admin/payments/payouts';

/** What Stripe sent to the bank. */
export const listPayoutsEndpoint = tableEndpoint(PATH, PayoutSchema, {
  filters: { status: PAYOUT_STATUSES, bank: BANK_STATES },
  sorts: ['createdAt', 'amount', 'status'],
  direction: 'desc',
});

/** A line of Stripe's balance with the payer of its entry. */
export const AdminPayoutLineSchema = z.extend(z.omit(PayoutLineSchema, { paymentIntentId: true }), {
  /** The payer's; empty where it fits no entry. */
  name: z.string(),
});
export type AdminPayoutLine = z.infer<typeof AdminPayoutLineSchema>;

/** What a payout is made of (`payout`: its id), or what waits for one (`payout`: 'waiting'). */
export const listPayoutLinesEndpoint = tableEndpoint(`${PATH}/lines`, AdminPayoutLineSchema, {
  filters: { payout: ANY_TEXT, fit: LINE_FITS },
  sorts: ['at', 'amount'],
  direction: 'desc',
});

/** What the dialog asks. */
export const KnownLineFormSchema = z.object({ note: requiredText(() => officeFields.note, 300) });

/** Notes what a line is that fits no payment, so that nobody needs to look it up again. */
export const knowLineEndpoint = adminPost({
  path: `${PATH}/lines/know`,
  stepUp: false,
  request: z.extend(SeenRecordSchema, KnownLineFormSchema.shape),
  response: DoneSchema,
});

/** Takes that back. */
export const unknowLineEndpoint = adminPost({
  path: `${PATH}/lines/unknow`,
  stepUp: false,
  request: SeenRecordSchema,
  response: DoneSchema,
});

export const readPayoutEndpoint = detailEndpoint(
  `${PATH}/detail`,
  z.object({ payout: PayoutSchema }),
);

/** What the dialog asks. */
export const BankMatchFormSchema = z.object({
  day: dayField(),
  note: emptyAsNull(requiredText(() => officeFields.note, 300)),
});

/** Notes that a payout is on the bank's statement. */
export const matchPayoutEndpoint = adminPost({
  path: `${PATH}/match`,
  stepUp: false,
  request: z.extend(SeenRecordSchema, BankMatchFormSchema.shape),
  response: z.object({ payout: PayoutSchema }),
});

/** Takes that back. */
export const unmatchPayoutEndpoint = adminPost({
  path: `${PATH}/unmatch`,
  stepUp: false,
  request: SeenRecordSchema,
  response: z.object({ payout: PayoutSchema }),
});

/** Asks Stripe for payouts and lines that we have not heard of. */
export const lookAtStripeEndpoint = adminPost({
  path: `${PATH}/look`,
  stepUp: false,
  /** After which line of Stripe's balance it goes on, where an earlier look had no more time. */
  request: z.object({ after: z.optional(z.string().check(z.regex(/^txn_\w{1,100}$/))) }),
  /** How many were new or had changed; whether there was no time for all, and after which line to go on. */
  response: z.object({ done: z.int(), more: z.boolean(), after: z.nullable(z.string()) }),
});

/** The numbers of the equation, in cents. @see EquationParts of src/domain/payouts/equation.ts */
const EquationSchema = z.object({
  beforeCents: z.int(),
  ledgerCents: z.int(),
  feeCents: z.int(),
  heldCents: z.int(),
  paidOutCents: z.int(),
  afterCents: z.int(),
  differenceCents: z.int(),
  /** How much of the difference is of lines that the office knows. */
  explainedCents: z.int(),
});
export type Equation = z.infer<typeof EquationSchema>;

/** Whether the ledger equals what Stripe paid out, kept and still has: of a period, or of all time. */
export const readEquationEndpoint = adminGet({
  path: `${PATH}/equation`,
  stepUp: false,
  request: z.object({
    /** A month '2026-11', a year '2026', or 'all'. */
    period: z._default(z.string().check(z.refine(isPeriod, messages.periodShort)), ALL_TIME),
  }),
  response: z.object({
    equation: EquationSchema,
    /** Lines that fit no entry of the ledger. */
    unmatched: z.int(),
    /** Lines that fit none either, and that the office knows. */
    known: z.int(),
    /** Payouts that nobody has found on the bank's statement yet. */
    toMatch: z.int(),
    /** Records of these sums that cannot be read. */
    unreadable: z.int(),
  }),
});
