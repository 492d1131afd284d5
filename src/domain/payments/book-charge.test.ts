import { describe, expect, test } from 'vitest';
import { bookCharge, checkAmount } from './book-charge.ts';
import type { ChargeFacts } from './facts.ts';
import { newPayment } from './payment.ts';
import { planPayment } from './plan-payment.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-12-01T12:00:00Z');
const subject = {
  kind: 'donation',
  recordId: 'r1',
  label: 'Gift A-1',
  name: 'Ana Diaz',
  email: 'ana@example.com',
} as const;
const charge: ChargeFacts = {
  id: 'in_1',
  paymentIntentId: 'pi_1',
  invoiceId: 'in_1',
  isFirst: false,
  status: 'paid',
  amountCents: 2500,
  refundedCents: 0,
  disputed: false,
  method: 'card',
  paidAt: null,
};

describe('bookCharge', () => {
  test('notes a charge under the name it has at Stripe', () => {
    expect(bookCharge(undefined, charge, subject, now)).toMatchObject({
      id: 'in_1',
      status: 'paid',
      paidAt: now.toISOString(),
      stripeInvoiceId: 'in_1',
      email: 'ana@example.com',
    });
  });

  test('gives back the very entry when nothing changed', () => {
    const entry = bookCharge(undefined, charge, subject, now);
    expect(bookCharge(entry, charge, subject, later)).toBe(entry);
  });

  test('remembers when the money arrived through refunds and disputes', () => {
    const entry = bookCharge(undefined, charge, subject, now);
    const disputed = bookCharge(entry, { ...charge, disputed: true }, subject, later);
    expect(disputed).toMatchObject({ status: 'disputed', paidAt: now.toISOString() });
    expect(bookCharge(disputed, { ...charge, refundedCents: 500 }, subject, later)).toMatchObject({
      status: 'partially_refunded',
      createdAt: now.toISOString(),
      updatedAt: later.toISOString(),
    });
  });

  test.each(['failed', 'processing'] as const)('what is %s has not arrived', (status) => {
    expect(bookCharge(undefined, { ...charge, status }, subject, now)).toMatchObject({
      status,
      paidAt: null,
    });
  });
});

describe('checkAmount', () => {
  const counts = { monthlyInstallments: 12, quarterlyInstallments: 4 };
  const plan = planPayment(10_001, 'quarterly', counts, '2026-11-21');
  const payment = newPayment(10_001, plan, 'token');

  test('the first charge carries the cents that do not divide, the others do not', () => {
    expect(() =>
      checkAmount(payment, { ...charge, isFirst: true, amountCents: 2501 }),
    ).not.toThrow();
    expect(() => checkAmount(payment, { ...charge, amountCents: 2500 })).not.toThrow();
  });

  test.each([
    ['one cent less', newPayment(2501, null, 'token'), charge],
    ['the first amount later', payment, { ...charge, amountCents: 2501 }],
    ['the later amount first', payment, { ...charge, isFirst: true }],
  ])('%s is never settled silently', (_, owed, actual) => {
    expect(() => checkAmount(owed, actual)).toThrow(`but Stripe has ${actual.amountCents} in in_1`);
  });
});
