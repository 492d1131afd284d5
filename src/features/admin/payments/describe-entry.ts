import type { AdminLedgerEntry } from '#contracts/admin/payments.ts';
import { formatCents } from '#domain/money/money.ts';
import { formatInstantDay } from '../frame/instants.ts';
import { paymentMessages as messages } from './messages.ts';

/** 'Nov 21, 2026 · $150.00 · Card · Paid · $20.00 given back' */
export function describeEntry(entry: AdminLedgerEntry): string {
  const methods: Readonly<Record<string, string>> = {
    ...messages.methods,
    ...messages.stripeMethods,
  };
  const method = [methods[entry.method] ?? entry.method, entry.reference].filter(Boolean).join(' ');
  return [
    formatInstantDay(entry.paidAt ?? entry.createdAt),
    formatCents(entry.amountCents),
    method,
    entry.isReversed ? messages.reversed : messages.entryStatus[entry.status],
    entry.reason,
    entry.kind === 'bill' && entry.label,
    entry.refundedCents > 0 && messages.refunded(formatCents(entry.refundedCents)),
  ]
    .filter(Boolean)
    .join(' · ');
}
