import type { AdminLedgerEntry } from '#contracts/payments/dashboard.ts';
import { formatCents } from '#domain/money/money.ts';
import { toldCents } from '#domain/payments/at-stake.ts';
import { messages as states } from '#words/labels/payment-status.ts';
import { messages } from '#words/office/dashboard/record-payments.ts';
import { formatInstantDay } from '../instants.ts';

/**
 * 'Nov 21, 2026 · $150.00 · Card · Paid · $20.00 refunded'
 * @param recordId of the record it is shown with: an entry of another one, such as a bill of the
 *   registration, is named
 */
export function describeEntry(entry: AdminLedgerEntry, recordId: string): string {
  const methods: Readonly<Record<string, string>> = {
    ...messages.methods,
    ...messages.stripeMethods,
  };
  const method = [methods[entry.method] ?? entry.method, entry.reference].filter(Boolean).join(' ');
  return [
    formatInstantDay(entry.paidAt ?? entry.createdAt),
    formatCents(toldCents(entry)),
    method,
    // Of a lost dispute the status itself says so.
    entry.isReversed && entry.status === 'paid'
      ? states.payment.reversal
      : states.payment[entry.status],
    entry.reason,
    entry.recordId !== recordId && entry.label,
    entry.refundedCents > 0 && messages.refunded(formatCents(entry.refundedCents)),
  ]
    .filter(Boolean)
    .join(' · ');
}
