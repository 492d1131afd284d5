import { expect, test } from 'vitest';
import { handEntry } from '#tests/helpers/ledger-entry.ts';
import { viewReceipts } from './view-receipts.ts';

const gift = { kind: 'donation', recordId: 'gift-1', label: 'Gift K7QF-2M9X' } as const;
const whole = handEntry({
  ...gift,
  id: 'hand-whole',
  amountCents: 30_000,
  paidAt: '2025-12-30T17:00:00.000Z',
  createdAt: '2026-01-04T15:00:00.000Z',
});
const back = handEntry({
  ...gift,
  id: 'reversed-hand-whole',
  status: 'reversal',
  amountCents: -30_000,
  reverses: whole.id,
  paidAt: '2026-02-03T17:00:00.000Z',
  createdAt: '2026-02-03T15:00:00.000Z',
});
const kept = handEntry({
  ...gift,
  id: 'hand-kept',
  amountCents: 20_000,
  paidAt: '2026-02-03T17:00:00.000Z',
  createdAt: '2026-02-03T15:01:00.000Z',
});
const dayOfKept = (views: ReturnType<typeof viewReceipts>) =>
  views.find(({ amountCents }) => amountCents === 20_000)?.paidAt;

test('the receipt of what was kept of a check has the day of the check', () => {
  const views = viewReceipts([kept, back, whole]);
  expect(dayOfKept(views)).toBe(whole.paidAt);
  expect(views.map(({ paidAt }) => paidAt).sort()).toEqual([
    whole.paidAt,
    whole.paidAt,
    back.paidAt,
  ]);
});

test('also where the list does not reach back to the check', () => {
  expect(dayOfKept(viewReceipts([kept, back], undefined, [kept, back, whole]))).toBe(whole.paidAt);
});
