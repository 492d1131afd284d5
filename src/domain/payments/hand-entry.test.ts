import { expect, test } from 'vitest';
import { handEntry } from '#tests/helpers/ledger-entry.ts';
import { isSameMoney } from './hand-entry.ts';

const entry = handEntry();
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
