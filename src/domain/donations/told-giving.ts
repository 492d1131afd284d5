import { differenceInHours } from 'date-fns';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import { sumCents } from '#domain/money/money.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';

/** By then Stripe has said what a payment cost: a later change is of something else. */
const HOURS_TO_KNOW = 48;

/**
 * The entries as a statement has told them that was written at an instant: without what came or went back since.
 * A dispute that was lost since is not in it.
 */
export function toldAt(entries: readonly LedgerEntry[], at: string): LedgerEntry[] {
  const known = entries.filter(({ createdAt }) => createdAt <= at);
  const reversed = new Set(known.map(({ reverses }) => reverses));
  return known.map((entry) => {
    const refunds = entry.refunds?.filter((refund) => refund.at <= at);
    const refundedCents = refunds
      ? sumCents(refunds.map(({ cents }) => cents))
      : entry.refundedCents;
    const isLostSince = entry.status === 'dispute_lost' && !reversed.has(entry.id);
    return { ...entry, refundedCents, ...(isLostSince && { status: 'paid' as const }) };
  });
}

/**
 * Whether it cannot be said what a statement of that instant has told of a year's payments by card: a dispute may
 * have been open then, of which nothing is left once it is won.
 */
export function isInDoubt(
  entries: readonly LedgerEntry[],
  { year, at, timeZone }: { year: number; at: string; timeZone: string },
): boolean {
  const dayIn = (paidAt: string | null): Day | '' =>
    paidAt ? dayOf(new Date(paidAt), timeZone) : '';
  return entries.some(
    ({ stripePaymentIntentId, status, refunds = [], paidAt, createdAt, updatedAt }) =>
      stripePaymentIntentId !== null &&
      (status === 'paid' || status === 'partially_refunded') &&
      dayIn(paidAt).startsWith(`${year}-`) &&
      createdAt <= at &&
      updatedAt > at &&
      differenceInHours(updatedAt, createdAt) >= HOURS_TO_KNOW &&
      !refunds.some((refund) => refund.at > at),
  );
}
