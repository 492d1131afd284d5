import { createHash } from 'node:crypto';
import { type ReceiptView, ReceiptViewSchema } from '#contracts/accounts/record-views.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { reversedIds } from '#domain/payments/reversal.ts';

/**
 * The person's movements of money. Their own ids are Stripe's, which stay with us.
 * @param entries of one person; where an entry is here, so is what takes it back: that is newer
 * @param notesOf what a receipt says beside the amounts
 */
export function viewReceipts(
  entries: readonly LedgerEntry[],
  notesOf?: (entry: LedgerEntry) => string[] | undefined,
): ReceiptView[] {
  const reversed = reversedIds(entries);
  return entries.map((entry) =>
    ReceiptViewSchema.parse({
      ...entry,
      id: createHash('sha256').update(entry.id).digest('hex').slice(0, 16),
      isReversed: reversed.has(entry.id),
      notes: notesOf?.(entry),
    }),
  );
}
