import { expect, test } from 'vitest';
import { planPayment } from '#domain/payments/plan-payment.ts';
import { dueDateOf } from './bill-terms.ts';
import { isSameChild, isSameChildName, listChildren } from './same-child.ts';

const counts = { monthlyInstallments: 3, quarterlyInstallments: 2 };
const TODAY = '2026-11-22';

test.each([
  ['credit-card', 'one-time', '2026-11-22'],
  ['check', 'one-time', '2026-12-22'],
  ['ach', 'one-time', '2026-12-22'],
  ['credit-card', 'monthly', '2027-01-22'],
  ['check', 'quarterly', '2027-02-22'],
  ['ach', 'annual', '2026-12-22'],
] as const)('a bill by %s, %s, is due on %s', (method, frequency, due) => {
  expect(dueDateOf(method, planPayment(9000, frequency, counts, TODAY), TODAY)).toBe(due);
});

test('a child is the same by name, a birthday between', () => {
  const zoe = { firstName: 'Zoë', lastName: 'Diaz', age: 9 };
  const typed = (age: number) => ({ firstName: ' zoe', lastName: 'DIAZ', age });
  expect([8, 9, 10].map((age) => isSameChild(zoe, typed(age)))).toEqual([true, true, true]);
  expect([7, 11].map((age) => isSameChild(zoe, typed(age)))).toEqual([false, false]);
  expect(isSameChildName(zoe, typed(15))).toBe(true);
  expect(isSameChild(zoe, { ...zoe, firstName: 'Leo' })).toBe(false);
  expect(listChildren([zoe, { firstName: 'Leo', lastName: 'Diaz' }])).toBe('Zoë Diaz and Leo Diaz');
});
