import { expect, test } from 'vitest';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { handEntry } from '#tests/helpers/ledger-entry.ts';
import { isInDoubt, toldAt } from './told-giving.ts';

const AT = '2027-01-16T12:00:00.000Z';
const asked = { year: 2026, at: AT, timeZone: 'America/New_York' };
const card = (change: Partial<LedgerEntry> = {}) =>
  handEntry({
    kind: 'donation',
    id: 'pi_1',
    stripePaymentIntentId: 'pi_1',
    method: 'card',
    amountCents: 20_000,
    paidAt: '2026-12-28T15:00:00.000Z',
    createdAt: '2026-12-28T15:00:00.000Z',
    updatedAt: '2026-12-28T15:00:00.000Z',
    ...change,
  });
const refunds = [
  { id: 're_1', cents: 500, at: '2027-01-10T15:00:00.000Z' },
  { id: 're_2', cents: 700, at: '2027-02-03T15:00:00.000Z' },
];

test('what was refunded since is not in what was told, what was refunded before is', () => {
  expect(toldAt([card({ refunds, refundedCents: 1200 })], AT)).toMatchObject([
    { refundedCents: 500 },
  ]);
  // Of old entries the days are not known.
  expect(toldAt([card({ refundedCents: 1200 })], AT)).toMatchObject([{ refundedCents: 1200 }]);
});

test('a dispute that was lost since is not in it, one that was lost before is', () => {
  const entry = card({ status: 'dispute_lost' });
  const lost = (createdAt: string) =>
    card({
      id: 'lost-pi_1',
      status: 'reversal',
      amountCents: -20_000,
      reverses: 'pi_1',
      createdAt,
    });
  const statusesOf = (entries: LedgerEntry[]) => toldAt(entries, AT).map(({ status }) => status);
  expect(statusesOf([entry, lost('2027-03-10T15:00:00.000Z')])).toEqual(['paid']);
  expect(statusesOf([entry, lost('2027-01-10T15:00:00.000Z')])).toEqual([
    'dispute_lost',
    'reversal',
  ]);
});

test.each([
  ['changed since without a refund: a dispute may have been open', {}, true],
  ['changed since by a refund', { status: 'partially_refunded', refunds }, false],
  ['given in another year', { paidAt: '2025-12-28T15:00:00.000Z' }, false],
  ['not changed since', { updatedAt: '2027-01-10T15:00:00.000Z' }, false],
  [
    'whose fee was told late',
    { createdAt: '2027-01-16T10:00:00.000Z', updatedAt: '2027-01-17T10:00:00.000Z' },
    false,
  ],
  ['that came by hand', { stripePaymentIntentId: null }, false],
  ['whose dispute was lost', { status: 'dispute_lost' }, false],
] as const)('of a payment %s', (_, change, isDoubtful) => {
  const entry = { ...card({ updatedAt: '2027-02-10T15:00:00.000Z' }), ...change } as LedgerEntry;
  expect(isInDoubt([entry], asked)).toBe(isDoubtful);
});
