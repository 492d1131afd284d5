import { expect, test, vi } from 'vitest';
import type { AdminLedgerEntry } from '#contracts/payments/dashboard.ts';
import { handEntry } from '#tests/helpers/ledger-entry.ts';
import { describeEntry } from './describe-entry.ts';

vi.stubGlobal('document', { documentElement: { dataset: { timeZone: 'America/New_York' } } });

const wordsOf = (change: Partial<AdminLedgerEntry>) =>
  describeEntry(
    {
      ...handEntry({ method: 'card', reference: null }),
      refundableCents: 0,
      chargedAgain: null,
      isReversible: false,
      isReversed: false,
      ...change,
    },
    'bill-1',
  );

test('of a lost dispute the list says what the bank took, also a second time after a refund', () => {
  const loss = { status: 'reversal', reverses: 'pi_1', reason: 'Lost' } as const;
  expect(wordsOf({ ...loss, amountCents: -5000 })).toContain(' · -$50.00 · ');
  expect(wordsOf({ ...loss, amountCents: 0, takenCents: 5000 })).toContain(' · -$50.00 · ');
});
