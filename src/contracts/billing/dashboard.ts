import * as z from 'zod/mini';
import { ROLES } from '#domain/accounts/roles.ts';
import { ADJUSTMENT_KINDS } from '#domain/billing/adjustment.ts';
import { BILL_STATUSES, PlayerBillSchema } from '#domain/billing/player-bill.ts';
import { MAX_BILL_CENTS, PlayerBillFormSchema } from '#domain/billing/player-bill-form.ts';
import { emailAddress, IdempotencyKeySchema, requiredText } from '#domain/forms/fields.ts';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { messages as officeFields } from '#words/office/fields.ts';
import { messages } from '#words/office/refusals/bills.ts';
import { adminGet, adminPost } from '../endpoint.ts';
import { AdminPaymentSchema, OwedSchema, ROW_MONEY } from '../payments/dashboard.ts';
import { DoneSchema, RecordIdSchema, SeenRecordSchema } from '../records/change.ts';
import { ANY_TEXT, tableEndpoint } from '../records/table.ts';

/** What a player owes, as the dashboard shows it. */
export const AdminBillSchema = z.extend(z.omit(PlayerBillSchema, { payment: true }), {
  payment: z.nullable(AdminPaymentSchema),
  /** 'Unknown Player' once the profile is gone. */
  playerName: z.string(),
});
export type AdminBill = z.infer<typeof AdminBillSchema>;

const BillRowSchema = z.extend(AdminBillSchema, ROW_MONEY);
export type BillRow = z.infer<typeof BillRowSchema>;

export const listBillsEndpoint = tableEndpoint('/api/admin/billing', BillRowSchema, {
  filters: { paymentStatus: BILL_STATUSES, team: ANY_TEXT },
  sorts: ['createdAt', 'player', 'dueDate', 'amountCents', 'description', 'status', 'method'],
  direction: 'desc',
});

/**
 * The sums of the stat cards: paid is what the ledger has for registrations and bills, pending and
 * overdue what is still to come on open bills. What was canceled is owed by nobody and in neither.
 */
export const readBillTotalsEndpoint = adminGet({
  path: '/api/admin/billing/totals',
  stepUp: false,
  request: z.object({}),
  response: z.object({
    totalCents: z.int(),
    paidCents: z.int(),
    pendingCents: z.int(),
    overdueCents: z.int(),
    /** Records that cannot be read, so that the sums may be wrong by what is in them. */
    unreadable: z.int(),
  }),
});
export type BillTotals = z.infer<typeof readBillTotalsEndpoint.response>;

export const getBillEndpoint = adminGet({
  path: '/api/admin/billing/detail',
  stepUp: false,
  request: z.object({ id: RecordIdSchema }),
  response: z.object({
    bill: AdminBillSchema,
    owed: OwedSchema,
    /** What came on it and did not go back: its own, and its share of what came for its registration. */
    paidCents: CentsSchema,
    /** What is still to come. */
    leftCents: CentsSchema,
    /** What a payment page takes now; 0 where nothing can be paid online. */
    payCents: CentsSchema,
    /** Why nobody can change now what it asks for, such as a plan at Stripe; null where one can. */
    hindrance: z.nullable(z.string()),
    /** Why nobody can remove now what lowered it, such as after a refund; null where one can. */
    removalHindrance: z.nullable(z.string()),
    /** The registration it comes from, whose payments are listed with its own. */
    registration: z.nullable(
      z.object({
        number: z.string(),
        /** What came for all of its bills together and did not go back. */
        paidCents: CentsSchema,
        totalCents: CentsSchema,
        /** Whether all of its other bills are canceled: with this one, it is canceled too. */
        isLastBill: z.boolean(),
      }),
    ),
  }),
});

export type BillDetail = z.infer<typeof getBillEndpoint.response>;

/** The bills that are still owed under a guardian's address, those due first. */
export const listOpenBillsEndpoint = adminGet({
  path: '/api/admin/billing/open',
  stepUp: false,
  request: z.object({ email: emailAddress() }),
  response: z.object({ bills: z.array(AdminBillSchema) }),
});

export const createBillEndpoint = adminPost({
  path: '/api/admin/billing/create',
  stepUp: false,
  request: z.object({ idempotencyKey: IdempotencyKeySchema, bill: PlayerBillFormSchema }),
  response: z.object({ bill: AdminBillSchema }),
});

export const updateBillEndpoint = adminPost({
  path: '/api/admin/payments/update-bill',
  stepUp: false,
  request: z.extend(SeenRecordSchema, { bill: PlayerBillFormSchema }),
  response: z.object({ bill: AdminBillSchema }),
});

/** What an admin decides: a scholarship, a discount, or money that is not asked for any more. */
export const AdjustmentFormSchema = z.object({
  kind: z.enum(ADJUSTMENT_KINDS, messages.adjustmentKind),
  cents: z
    .int(messages.adjustmentAmount)
    .check(z.minimum(1, messages.aboveZero), z.maximum(MAX_BILL_CENTS, messages.tooMuch)),
  /** The family sees it on the bill. */
  reason: requiredText(() => officeFields.reason, 200),
  /** Whether the guardian is emailed. */
  tellFamily: z.boolean(),
});
export type AdjustmentForm = z.infer<typeof AdjustmentFormSchema>;

/** Takes an amount off a bill that is still owed, and says why. The same key twice is one adjustment. */
export const adjustBillEndpoint = adminPost({
  path: '/api/admin/payments/adjust-bill',
  stepUp: true,
  request: z.extend(SeenRecordSchema, {
    idempotencyKey: IdempotencyKeySchema,
    adjustment: AdjustmentFormSchema,
  }),
  response: z.object({ bill: AdminBillSchema }),
});

/** Takes an adjustment back, so that the bill asks for as much more. Again, it changes nothing. */
export const takeBackAdjustmentEndpoint = adminPost({
  path: '/api/admin/payments/take-back-adjustment',
  stepUp: true,
  request: z.extend(SeenRecordSchema, {
    adjustmentId: RecordIdSchema,
    reason: requiredText(() => officeFields.reason, 200),
    tellFamily: z.boolean(),
  }),
  response: z.object({ bill: AdminBillSchema }),
});

export const deleteBillEndpoint = adminPost({
  path: '/api/admin/payments/delete-bill',
  stepUp: false,
  request: SeenRecordSchema,
  response: DoneSchema,
});

/** People to choose from: the newest of a role, or those whose name or address begins so. */
export const findPeopleEndpoint = adminGet({
  path: '/api/admin/billing/people',
  stepUp: false,
  request: z.object({
    role: z.enum(ROLES),
    search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  }),
  response: z.object({
    people: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        /** Of a player of a season that is over: a child who came back may be there twice. */
        pastSeason: z.nullable(z.string()),
      }),
    ),
  }),
});
export type Person = z.infer<typeof findPeopleEndpoint.response>['people'][number];
