import { expect, test } from 'vitest';
import type { PaymentStatus } from '#domain/payments/choices.ts';
import { newPayment } from '#domain/payments/payment.ts';
import { planPayment } from '#domain/payments/plan-payment.ts';
import { isRunning } from './PlanButton.tsx';

const counts = { monthlyInstallments: 12, quarterlyInstallments: 4 };
const plan = planPayment(2500, 'annual', counts, '2026-11-22');
const withStatus = (status: PaymentStatus) => ({ ...newPayment(2500, plan, 't'), status });
const byCard = { id: '1', paymentMethod: 'credit-card' } as const;

test.each(['active', 'past_due', 'paused', 'disputed'] as const)(
  'a plan by card that is %s can be managed',
  (status) => {
    expect(isRunning({ ...byCard, payment: withStatus(status) })).toBe(true);
    expect(isRunning({ ...byCard, paymentMethod: 'check', payment: withStatus(status) })).toBe(
      false,
    );
  },
);

test('what is over, or is paid at once, cannot', () => {
  expect(isRunning({ ...byCard, payment: withStatus('ended') })).toBe(false);
  const once = { ...withStatus('disputed'), plan: null };
  expect(isRunning({ ...byCard, payment: once })).toBe(false);
});

test('of installments that are all in nothing goes on, though a charge of them is disputed', () => {
  const installments = planPayment(5000, 'quarterly', counts, '2026-11-22');
  const payment = { ...newPayment(5000, installments, 't'), status: 'disputed' } as const;
  expect(isRunning({ ...byCard, payment: { ...payment, paidCents: 3750 } })).toBe(true);
  expect(isRunning({ ...byCard, payment: { ...payment, paidCents: 5000 } })).toBe(false);
});
