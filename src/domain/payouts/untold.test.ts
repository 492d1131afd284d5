import { describe, expect, test } from 'vitest';
import type { LedgerEntry } from '../payments/ledger-entry.ts';
import { untoldBy } from './untold.ts';

type Line = Parameters<typeof untoldBy>[0][number];

const refund: Line = {
  kind: 'refund',
  type: 'refund',
  amountCents: -500,
  sourceId: 're_1',
  paymentIntentId: 'pi_1',
  entryId: 'pi_1',
};
const dispute: Line = { ...refund, kind: 'dispute', type: 'adjustment', sourceId: 'dp_1' };
const refunds = [{ id: 're_1', cents: 500, at: '2026-11-20T10:00:00.000Z' }];
const entry = (status: LedgerEntry['status'], more: Partial<LedgerEntry> = {}) =>
  new Map([['pi_1', { status, ...more }]]);

describe('what Stripe’s balance says and the entry does not', () => {
  test.each([
    ['a refund', [refund], entry('paid')],
    ['a second refund', [refund, { ...refund, sourceId: 're_2' }], entry('paid', { refunds })],
    ['a dispute', [dispute], entry('partially_refunded', { refunds })],
    ['a dispute of what was refunded before', [dispute], entry('refunded', { refunds })],
  ])('%s', (_, lines, entries) => {
    expect(new Set(untoldBy(lines, entries))).toEqual(new Set(['pi_1']));
  });

  test.each([
    ['a refund that is noted', [refund], entry('partially_refunded', { refunds })],
    ['one that the bank sent back', [refund, { ...refund, amountCents: 500 }], entry('paid')],
    ['a dispute that is noted', [dispute], entry('disputed')],
    ['one that was lost', [dispute], entry('dispute_lost')],
    ['one of what was refunded before', [dispute], entry('refunded', { refunds, dispute: 'lost' })],
    ['one that was won', [dispute, { ...dispute, amountCents: 500 }], entry('paid')],
    ['a debit that failed', [{ ...refund, type: 'payment_failure_refund' }], entry('failed')],
    ['a payment of which there is no entry', [{ ...refund, entryId: null }], entry('paid')],
  ])('not %s', (_, lines, entries) => {
    expect(untoldBy(lines, entries)).toEqual([]);
  });
});
