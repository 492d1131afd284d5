import { expect, test } from 'vitest';
import { handEntry } from '#tests/helpers/ledger-entry.ts';
import { sumLedger } from './ledger-sums.ts';
import { lastMonths, netByMonth } from './monthly-totals.ts';

const zone = 'America/New_York';
const months = ['2026-10', '2026-11'];
const none = { order: 0, registration: 0, sponsorship: 0, donation: 0, bill: 0 };

test('the last months end with the month it is in the program, not in UTC', () => {
  expect(lastMonths(new Date('2026-12-01T03:00:00Z'), 2, zone)).toEqual(months);
});

test('money counts in its month in the program, by kind, less what went back in that month', () => {
  const entry = handEntry({ kind: 'order', amountCents: 5598 });
  const sums = sumLedger(
    [
      { ...entry, paidAt: '2026-11-01T03:59:59Z' },
      { ...entry, paidAt: '2026-11-01T04:00:00Z', refundedCents: 599 },
      { ...entry, kind: 'donation', paidAt: '2026-11-20T12:00:00Z' },
      { ...entry, paidAt: null },
      { ...entry, paidAt: '2025-11-20T12:00:00Z' },
      { ...entry, amountCents: -1250, kind: 'bill', paidAt: '2026-11-02T17:00:00Z' },
    ],
    zone,
  );
  const totals = netByMonth(sums, months);
  expect(totals.map(({ month, byKind }) => [month, byKind])).toEqual([
    ['2026-10', { ...none, order: 5598 }],
    ['2026-11', { ...none, order: 4999, donation: 5598, bill: -1250 }],
  ]);
});
