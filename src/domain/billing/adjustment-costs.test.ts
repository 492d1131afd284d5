import { expect, test } from 'vitest';
import type { Adjustment } from './adjustment.ts';
import { costsOf } from './adjustment-costs.ts';

const range = { from: '2026-11-01T04:00:00.000Z', to: '2026-12-01T05:00:00.000Z' };
const given = (kind: Adjustment['kind'], cents: number, at: string): Adjustment => ({
  id: at,
  kind,
  cents,
  at,
  reason: 'Second child',
  code: null,
  by: null,
});

test('only what was decided in the month counts, each kind for itself', () => {
  const all = [
    given('discount', 1500, '2026-11-01T04:00:00Z'),
    given('discount', 500, '2026-11-30T23:00:00Z'),
    given('discount', 9999, '2026-12-01T05:00:00Z'),
    given('scholarship', 15_000, '2026-11-12T12:00:00Z'),
    given('write-off', 700, '2026-10-31T12:00:00Z'),
  ];
  expect(costsOf(all, range)).toEqual([
    { kind: 'discount', count: 2, cents: 2000 },
    { kind: 'scholarship', count: 1, cents: 15_000 },
    { kind: 'write-off', count: 0, cents: 0 },
  ]);
});
