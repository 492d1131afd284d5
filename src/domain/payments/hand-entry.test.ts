import { expect, test } from 'vitest';
import { isSameMoney } from './hand-entry.ts';
import type { LedgerEntry } from './ledger-entry.ts';

const entry: LedgerEntry = {
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
};
const asked = {
  recordId: 'bill-1',
  method: 'check',
  reference: '1234',
  amountCents: 5000,
} as const;

test('the same money is the same record, way, reference and amount', () => {
  expect(isSameMoney(entry, asked)).toBe(true);
  // All that is owed: the amount is not said.
  expect(isSameMoney(entry, { ...asked, amountCents: null })).toBe(true);
  expect(isSameMoney({ ...entry, reference: null }, { ...asked, reference: null })).toBe(true);
});

test.each([
  [{ recordId: 'bill-2' }],
  [{ method: 'cash' as const }],
  [{ reference: '1235' }],
  [{ reference: null }],
  [{ amountCents: 5001 }],
])('%j is other money', (change) => {
  expect(isSameMoney(entry, { ...asked, ...change })).toBe(false);
});
