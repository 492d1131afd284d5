import { expect, test } from 'vitest';
import { countByMonth, lastMonths, totalByMonth } from './monthly-totals.ts';

const zone = 'America/New_York';
const months = ['2026-10', '2026-11'];

test('the last months end with the month it is in the program, not in UTC', () => {
  expect(lastMonths(new Date('2026-12-01T03:00:00Z'), 2, zone)).toEqual(months);
});

test('money counts in its month in the program, by kind, less what was refunded', () => {
  const entry = { kind: 'order', amountCents: 5598, refundedCents: 599 } as const;
  const totals = totalByMonth(
    [
      { ...entry, paidAt: '2026-11-01T03:59:59Z' },
      { ...entry, paidAt: '2026-11-01T04:00:00Z' },
      { ...entry, kind: 'donation', paidAt: '2026-11-20T12:00:00Z', refundedCents: 0 },
      { ...entry, paidAt: null },
      { ...entry, paidAt: '2025-11-20T12:00:00Z' },
    ],
    months,
    zone,
  );
  expect(totals.map(({ month, byKind }) => [month, byKind.order, byKind.donation])).toEqual([
    ['2026-10', 4999, 0],
    ['2026-11', 4999, 5598],
  ]);
});

test('money by hand that was taken back leaves in the month of its reversal', () => {
  const entry = { kind: 'bill', amountCents: 1250, refundedCents: 0 } as const;
  const totals = totalByMonth(
    [
      { ...entry, paidAt: '2026-10-20T16:00:00Z' },
      { ...entry, amountCents: -1250, paidAt: '2026-11-02T17:00:00Z' },
    ],
    months,
    zone,
  );
  expect(totals.map(({ byKind }) => byKind.bill)).toEqual([1250, -1250]);
});

test('counts by month, with the months in which nothing happened', () => {
  expect(countByMonth(['2026-11-02T12:00:00Z', '2020-01-01T00:00:00Z'], months, zone)).toEqual([
    { month: '2026-10', count: 0 },
    { month: '2026-11', count: 1 },
  ]);
});
