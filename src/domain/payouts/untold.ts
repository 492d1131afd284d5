import type { Cents } from '../money/money.ts';
import type { LedgerEntry } from '../payments/ledger-entry.ts';
import type { PayoutLine } from './payout-line.ts';

type Line = Pick<
  PayoutLine,
  'kind' | 'type' | 'amountCents' | 'sourceId' | 'paymentIntentId' | 'entryId'
>;
type Entry = Pick<LedgerEntry, 'status' | 'refunds' | 'dispute'>;

/** A bank's debit that failed is no refund, though Stripe's balance has it among them. */
const FAILED_DEBIT = 'payment_failure_refund';
const KNOWS_OF_DISPUTE: readonly LedgerEntry['status'][] = ['disputed', 'dispute_lost'];

/**
 * The payments whose entries say nothing of a refund or a dispute that is in Stripe's balance. What came back
 * to the balance, since a bank returned the refund or the dispute was won, is none.
 * @param entries by their ids; lines without one are none of ours, or wait to be booked
 */
export function untoldBy(
  lines: readonly Line[],
  entries: ReadonlyMap<string, Entry>,
): (string | null)[] {
  const standing = new Map<string, Cents>();
  for (const { sourceId, amountCents } of lines) {
    standing.set(sourceId ?? '', (standing.get(sourceId ?? '') ?? 0) + amountCents);
  }
  return lines
    .filter(({ kind, type, sourceId, entryId }) => {
      const entry = entries.get(entryId ?? '');
      if (!entry || type === FAILED_DEBIT || (standing.get(sourceId ?? '') ?? 0) >= 0) return false;
      if (kind === 'dispute') return !entry.dispute && !KNOWS_OF_DISPUTE.includes(entry.status);
      return !entry.refunds?.some(({ id }) => id === sourceId);
    })
    .map(({ paymentIntentId }) => paymentIntentId);
}
