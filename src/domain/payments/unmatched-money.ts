import * as z from 'zod/mini';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { textOrNull } from '#domain/records/stored.ts';
import { messages } from '#words/office/notes.ts';
import { PAYABLE_KINDS } from './choices.ts';

/**
 * Why money fits no record: Stripe does not know it (any more), our record is gone, the amount is another,
 * or our record (or one that hangs on it) cannot be read.
 */
const UNMATCHED_REASONS = [
  'unknown_at_stripe',
  'no_record',
  'wrong_amount',
  'unreadable_record',
] as const;
export const UNMATCHED_STATUSES = ['open', 'resolved'] as const;

/**
 * Money that Stripe told of and that fits no record of ours (collection `unmatchedMoney`). It is in no
 * sum of the books: the office looks it up in Stripe, decides, and notes what it did. Named as it
 * would be in the ledger, so that all events of the same money are one.
 */
export const UnmatchedMoneySchema = z.object({
  id: z.string(),
  reason: z.enum(UNMATCHED_REASONS),
  /** What to look up in Stripe: `pi_…`, `in_…`, `cs_…`, `sub_…`. */
  stripeId: z.string(),
  /** What Stripe told of it first, such as 'checkout.session.completed'. */
  eventType: z.string(),
  /** The record that it names, if any. */
  kind: z.nullable(z.enum(PAYABLE_KINDS)),
  recordId: z.nullable(z.string()),
  /** 'Bill K7QF-2M9X', where the record is there. */
  label: textOrNull(),
  /** Null where Stripe does not say. */
  amountCents: z.nullable(CentsSchema),
  refundedCents: CentsSchema,
  /** What was owed, where the record is there. */
  expectedCents: z.nullable(CentsSchema),
  status: z.enum(UNMATCHED_STATUSES),
  /** What the office did about it. */
  note: textOrNull(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type UnmatchedMoney = z.infer<typeof UnmatchedMoneySchema>;

/** What is seen of such money at this moment. */
export type SeenMoney = Omit<UnmatchedMoney, 'status' | 'note' | 'createdAt' | 'updatedAt'>;

/** As it is to be noted: what the office wrote stays, and what was refunded in full needs nobody. */
export function noteUnmatched(
  before: UnmatchedMoney | undefined,
  seen: SeenMoney,
  now: Date,
): UnmatchedMoney {
  const at = now.toISOString();
  const { amountCents, refundedCents } = seen;
  const isGone = amountCents !== null && amountCents > 0 && refundedCents >= amountCents;
  const isOpen = !before || before.status === 'open';
  return {
    ...seen,
    eventType: before?.eventType ?? seen.eventType,
    status: isOpen && !isGone ? 'open' : 'resolved',
    note: before?.note ?? (isGone ? messages.refundedAtStripe : null),
    createdAt: before?.createdAt ?? at,
    updatedAt: at,
  };
}
