import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';

/** A check for a bill, noted by hand. */
export function handEntry(change: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    id: 'hand-1',
    kind: 'bill',
    recordId: 'bill-1',
    label: 'Bill K7QF-2M9X',
    name: 'Ana Reyes',
    email: 'ana@example.org',
    status: 'paid',
    amountCents: 5000,
    refundedCents: 0,
    method: 'check',
    reference: '1234',
    stripePaymentIntentId: null,
    stripeInvoiceId: null,
    paidAt: '2026-11-01T12:00:00Z',
    createdAt: '2026-11-01T12:00:00Z',
    updatedAt: '2026-11-01T12:00:00Z',
    ...change,
  };
}
