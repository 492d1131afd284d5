import { expect, test } from 'vitest';
import { planPayment } from '#domain/payments/plan-payment.ts';
import { partsOfPlan } from './due-parts.ts';

const counts = { monthlyInstallments: 3, quarterlyInstallments: 2 };
const plan = planPayment(10_000, 'monthly', counts, '2026-09-15');
if (!plan) throw new Error('There is no plan.');

test.each([
  [0, 10_000, [3334, 3333, 3333]],
  [3334, 6666, [0, 3333, 3333]],
  [5000, 5000, [0, 1667, 3333]],
  [10_000, 0, [0, 0, 0]],
])('of a plan of which %i came, %i is owed', (covered, owed, cents) => {
  const days = ['2026-09-15', '2026-10-15', '2026-11-15'];
  const parts = days.map((on, n) => ({ on, cents: cents[n] ?? 0 }));
  expect(partsOfPlan(plan, covered, owed)).toEqual(parts.filter((part) => part.cents > 0));
});

test('what was taken off is not asked for; what was added falls due with the last charge', () => {
  expect(partsOfPlan(plan, 0, 4000)).toEqual([
    { on: '2026-09-15', cents: 3334 },
    { on: '2026-10-15', cents: 666 },
  ]);
  expect(partsOfPlan(plan, 6667, 5000)).toEqual([
    { on: '2026-11-15', cents: 3333 },
    { on: '2026-11-15', cents: 1667 },
  ]);
});
