import { expect, it } from 'vitest';
import { adjustedCents, grossCents } from './adjustment.ts';

const adjustment = (cents: number) => ({
  id: String(cents),
  kind: 'discount' as const,
  cents,
  reason: 'Second child',
  code: null,
  by: null,
  at: '2026-11-22T12:00:00.000Z',
});

it('adds the reductions to what is left to get the full price', () => {
  const bill = { amountCents: 12_000, adjustments: [adjustment(1500), adjustment(1500)] };
  expect(adjustedCents(bill)).toBe(3000);
  expect(grossCents(bill)).toBe(15_000);
});

it('takes a bill without reductions at its price', () => {
  expect(grossCents({ amountCents: 12_000 })).toBe(12_000);
});
