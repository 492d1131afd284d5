import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { ADJUSTMENT_KINDS } from '#domain/billing/adjustment.ts';
import { BILL_STATUSES } from '#domain/billing/player-bill.ts';
import { type AdjustedBill, costsOf, countsAsGiven } from './costs.ts';

const telling = { monthOf: (at: string) => at.slice(0, 7), seasonOf: () => '2026-27 Season' };
const line = (id: string, cents: number, by: string | null = null) =>
  ({
    id,
    kind: 'discount',
    cents,
    reason: 'Early bird',
    code: null,
    by,
    at: '2026-11-22T12:00:00.000Z',
  }) as const;
const bill = (change: Partial<AdjustedBill>): AdjustedBill => ({
  id: 'b',
  amountCents: 100,
  paymentStatus: 'pending',
  registrationId: 'r',
  ...change,
});

test('two players of a registration are one use', () => {
  const bills = ['a', 'b'].map((id) => bill({ id, adjustments: [line('d', 1_500)] }));
  expect(costsOf(bills, telling)).toEqual([
    {
      month: '2026-11',
      season: '2026-27 Season',
      kind: 'discount',
      discountId: 'd',
      name: 'Early bird',
      code: null,
      count: 1,
      cents: 3_000,
    },
  ]);
});

test('the parts of a bill that was split are of the registration’s season, and one use with it', () => {
  const parts = ['b2', 'b3'].map((id) =>
    bill({ id, registrationId: null, partOf: 'r', adjustments: [line('d', 1_000)] }),
  );
  const whole = bill({ adjustments: [line('d', 1_000)] });
  const [cost, ...others] = costsOf([whole, ...parts], telling);
  expect(others).toEqual([]);
  expect(cost).toMatchObject({ season: '2026-27 Season', count: 1, cents: 3_000 });
});

test('what was canceled cost nothing, but what a write-off has canceled did', () => {
  const gone = bill({ paymentStatus: 'cancelled', adjustments: [line('d', 1_500)] });
  const free = bill({ ...gone, amountCents: 0 });
  const forgiven = bill({
    ...free,
    adjustments: [{ ...line('w', 1_500, 'office@example.com'), kind: 'write-off' }],
  });
  expect(costsOf([gone, free], telling)).toEqual([]);
  expect(costsOf([forgiven], telling)).toMatchObject([{ kind: 'write-off', cents: 1_500 }]);
});

const bills = fc.array(
  fc.record({
    id: fc.uuid(),
    amountCents: fc.constantFrom(0, 5_000),
    paymentStatus: fc.constantFrom(...BILL_STATUSES),
    registrationId: fc.constantFrom(null, 'r1', 'r2'),
    adjustments: fc.array(
      fc.record({
        id: fc.constantFrom('d1', 'd2', 'd3'),
        kind: fc.constantFrom(...ADJUSTMENT_KINDS),
        cents: fc.integer({ min: 1, max: 9_999 }),
        reason: fc.constant('Why'),
        code: fc.constant(null),
        by: fc.constantFrom(null, 'office@example.com'),
        at: fc.constantFrom('2026-10-31T12:00:00.000Z', '2026-11-01T12:00:00.000Z'),
      }),
    ),
  }),
);

property.prop([bills])('the report is the sum of all lines that count', (given) => {
  const sum = (list: readonly { cents: number }[]) =>
    list.reduce((all, { cents }) => all + cents, 0);
  const lines = given.filter(countsAsGiven).flatMap(({ adjustments }) => adjustments);
  expect(sum(costsOf(given, telling))).toBe(sum(lines));
});
