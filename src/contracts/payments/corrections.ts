import * as z from 'zod/mini';
import { IdempotencyKeySchema, requiredText } from '#domain/forms/fields.ts';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { PAYABLE_KINDS } from '#domain/payments/choices.ts';
import { messages as officeFields } from '#words/office/fields.ts';
import { adminGet, adminPost } from '../endpoint.ts';
import { RecordIdSchema } from '../records/change.ts';
import { AdminLedgerEntrySchema, HandPaymentFormSchema, MoneyAmountSchema } from './dashboard.ts';

/** What the dialog asks that corrects money by hand: the money as it is right, and why. */
export const CorrectionFormSchema = z.extend(HandPaymentFormSchema, {
  amountCents: MoneyAmountSchema,
  /** The payer will see this. */
  reason: requiredText(() => officeFields.reason, 300),
});

/**
 * Corrects money that was noted by hand: takes the wrong entry back and notes the right one, on the same
 * record or on another, as one change. The same key twice is one correction.
 */
export const correctPaymentEndpoint = adminPost({
  path: '/api/admin/payments/correct',
  stepUp: true,
  request: z.object({
    entryId: RecordIdSchema,
    idempotencyKey: IdempotencyKeySchema,
    /** Where it belongs; left out where it was noted on the right record. */
    to: z.optional(z.object({ kind: z.enum(PAYABLE_KINDS), recordId: RecordIdSchema })),
    payment: CorrectionFormSchema,
  }),
  response: z.object({ entry: AdminLedgerEntrySchema }),
});

/** A record on which money by hand can be noted. */
const OpenRecordSchema = z.object({
  kind: z.enum(PAYABLE_KINDS),
  recordId: z.string(),
  /** 'Bill K7QF-2M9X' */
  label: z.string(),
  /** Of a bill: what it is for. */
  description: z.nullable(z.string()),
  /** Of the payer; empty where nobody is known. */
  name: z.string(),
  email: z.string(),
  owedCents: CentsSchema,
});
export type OpenRecord = z.infer<typeof OpenRecordSchema>;

/**
 * Where the money of an entry could be moved to: records on which something is owed by hand, of the same
 * family, or those that a search finds.
 */
export const findOpenRecordsEndpoint = adminGet({
  path: '/api/admin/payments/open-records',
  stepUp: false,
  request: z.object({
    entryId: RecordIdSchema,
    search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  }),
  response: z.object({ records: z.array(OpenRecordSchema) }),
});
