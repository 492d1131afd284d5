import * as z from 'zod/mini';
import { BILL_STATUSES } from '#domain/billing/player-bill.ts';
import { SponsorBillSchema } from '#domain/billing/sponsor-bill.ts';
import { SponsorBillFormSchema } from '#domain/billing/sponsor-bill-form.ts';
import { IdempotencyKeySchema } from '#domain/forms/fields.ts';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { PAYMENT_FREQUENCIES } from '#domain/payments/choices.ts';
import { SponsorAnswersSchema } from '#domain/sponsorship/sponsorship.ts';
import { adminGet, adminPost } from '../endpoint.ts';
import { AdminPaymentSchema, OwedSchema, ROW_MONEY } from '../payments/dashboard.ts';
import { DoneSchema, RecordIdSchema, SeenRecordSchema } from '../records/change.ts';
import { tableEndpoint } from '../records/table.ts';

const SponsorRowSchema = z.extend(SponsorBillSchema, {
  ...ROW_MONEY,
  answers: z.nullable(SponsorAnswersSchema),
  /** As the form says, unless the address has asked for no more news since; null where the office has added the sponsor. */
  wantsNews: z.nullable(z.boolean()),
});
export type SponsorRow = z.infer<typeof SponsorRowSchema>;

export const listSponsorsEndpoint = tableEndpoint('/api/admin/sponsors', SponsorRowSchema, {
  filters: { paymentStatus: BILL_STATUSES, paymentFrequency: PAYMENT_FREQUENCIES },
  sorts: ['createdAt', 'amountCents', 'sponsor', 'contact', 'level', 'status', 'frequency'],
  direction: 'desc',
});

/** The figures of the stat cards: collected is what the ledger has, pending what is still to come on open bills. */
export const readSponsorTotalsEndpoint = adminGet({
  path: '/api/admin/sponsors/totals',
  stepUp: false,
  request: z.object({}),
  response: z.object({
    /** Bills that are paid. */
    activeSponsors: z.int(),
    totalCents: z.int(),
    collectedCents: z.int(),
    pendingCents: z.int(),
    /** Records that cannot be read, so that the sums may be wrong by what is in them. */
    unreadable: z.int(),
  }),
});
export type SponsorTotals = z.infer<typeof readSponsorTotalsEndpoint.response>;

/** A sponsor's bill with its sponsorship's payment. */
export const getSponsorEndpoint = adminGet({
  path: '/api/admin/sponsors/detail',
  stepUp: false,
  request: z.object({ id: RecordIdSchema }),
  response: z.object({
    bill: SponsorBillSchema,
    payment: z.nullable(AdminPaymentSchema),
    /** Null where the office has added the sponsor. */
    answers: z.nullable(SponsorAnswersSchema),
    owed: OwedSchema,
    /** What a payment page takes now; 0 where nothing can be paid online. */
    payCents: CentsSchema,
    /** What an invoice says besides: who asks for it, and where a check is mailed to. */
    invoice: z.object({
      programName: z.string(),
      legalName: z.string(),
      ein: z.string(),
      /** Of the office, as pages show them. */
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      /** The lines below the name on an envelope. */
      address: z.array(z.string()),
      /** What is written on the memo line of a check. */
      memo: z.string(),
      /** What is still to come. */
      leftCents: CentsSchema,
    }),
    /** Whether it can be ended: a part of it came, or some of its years, and Stripe does not charge it. */
    mayEnd: z.boolean(),
  }),
});
export type SponsorDetail = z.infer<typeof getSponsorEndpoint.response>;

/** What the form asks of the content: the names of the tiers as published, and Custom; in how many payments a total is split. */
export const readSponsorTermsEndpoint = adminGet({
  path: '/api/admin/sponsors/terms',
  stepUp: false,
  request: z.object({}),
  response: z.object({
    levels: z.array(z.string()),
    monthlyInstallments: z.int(),
    quarterlyInstallments: z.int(),
  }),
});

export const createSponsorEndpoint = adminPost({
  path: '/api/admin/sponsors/create',
  stepUp: false,
  request: z.object({ idempotencyKey: IdempotencyKeySchema, bill: SponsorBillFormSchema }),
  response: z.object({ bill: SponsorBillSchema }),
});

/**
 * Changes a sponsor. The address is one of the fields, and another account sees the plan then: it needs the
 * second factor.
 */
export const updateSponsorEndpoint = adminPost({
  path: '/api/admin/payments/update-sponsor',
  stepUp: true,
  request: z.extend(SeenRecordSchema, { bill: SponsorBillFormSchema }),
  response: z.object({ bill: SponsorBillSchema }),
});

/** Ends a sponsorship of which a part or some years came, and emails the sponsor. */
export const endSponsorshipEndpoint = adminPost({
  path: '/api/admin/payments/end-sponsorship',
  stepUp: false,
  request: SeenRecordSchema,
  response: DoneSchema,
});

export const deleteSponsorEndpoint = adminPost({
  path: '/api/admin/payments/delete-sponsor',
  stepUp: false,
  request: SeenRecordSchema,
  response: DoneSchema,
});
