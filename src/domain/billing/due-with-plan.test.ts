import { expect, test } from 'vitest';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import { planPayment } from '#domain/payments/plan-payment.ts';
import { dueWithPlan } from './due-with-plan.ts';

const counts = { monthlyInstallments: 12, quarterlyInstallments: 4 };
const plan = planPayment(15_000, 'quarterly', counts, '2026-08-01');
const active: Payment = { ...newPayment(15_000, plan, 'token'), status: 'active', paidCents: 3750 };
const ended: Payment = { ...active, status: 'ended' };
const bill = {
  paymentStatus: 'pending',
  dueDate: plan?.lastOn ?? null,
  updatedAt: '2026-08-01T12:00:00.000Z',
} as const;
const change = (before: Payment, after: Payment, stoppedOn = '2026-11-20') => ({
  before: { payment: before },
  after: { payment: after },
  stoppedOn,
  now: new Date('2026-11-22T12:00:00Z'),
});

test('of a plan that stops, the rest is due on that day, whenever we hear of it', () => {
  expect(dueWithPlan(bill, change(active, ended)).dueDate).toBe('2026-11-20');
});

test.each([
  ['of a plan that goes on', bill, change(active, active)],
  ['once it has stopped', bill, change(ended, ended)],
  ['that the office has put off', { ...bill, dueDate: '2027-09-01' }, change(active, ended)],
  ['that was canceled', { ...bill, paymentStatus: 'cancelled' } as const, change(active, ended)],
  ['of a plan that stops after its last day', bill, change(active, ended, '2027-06-01')],
])('a bill %s stays as it is', (_, given, changed) => {
  expect(dueWithPlan(given, changed)).toBe(given);
});

test('a plan that begins later ends later, and its bill is due with it', () => {
  const later = { ...active, plan: planPayment(15_000, 'quarterly', counts, '2026-09-01') };
  expect(dueWithPlan(bill, change(active, later)).dueDate).toBe('2027-06-01');
});
