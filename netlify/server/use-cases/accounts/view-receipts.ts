import { createHash } from 'node:crypto';
import { type ReceiptView, ReceiptViewSchema } from '#contracts/accounts/record-views.ts';
import { firstKeptFrom } from '#domain/payments/kept-part.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { reversedIds } from '#domain/payments/reversal.ts';

/**
 * The person's movements of money. Their own ids are Stripe's, which stay with us. What was kept of a payment by
 * hand has the day of that payment, as its receipt by email and the year's statement do.
 * @param entries of one person; where an entry is here, so is what takes it back: that is newer
 * @param notesOf what a receipt says beside the amounts
 * @param known the entries, with the older ones of their records that what was kept is of
 */
export function viewReceipts(
  entries: readonly LedgerEntry[],
  notesOf?: (entry: LedgerEntry) => string[] | undefined,
  known: readonly LedgerEntry[] = entries,
): ReceiptView[] {
  const reversed = reversedIds(entries);
  return entries.map((entry) =>
    ReceiptViewSchema.parse({
      ...entry,
      paidAt: (firstKeptFrom(entry, known) ?? entry).paidAt,
      id: createHash('sha256').update(entry.id).digest('hex').slice(0, 16),
      isReversed: reversed.has(entry.id),
      notes: notesOf?.(entry),
    }),
  );
}
