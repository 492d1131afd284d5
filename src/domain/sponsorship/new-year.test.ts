import { expect, test } from 'vitest';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import { planPayment } from '#domain/payments/plan-payment.ts';
import { endOfSponsorship } from './end-of-sponsorship.ts';
import { openNewYear } from './new-year.ts';

const counts = { monthlyInstallments: 12, quarterlyInstallments: 4 };
const paymentOf = (frequency: 'annual' | 'quarterly' | 'one-time', change: Partial<Payment>) => ({
  ...newPayment(100_000, planPayment(100_000, frequency, counts, '2025-11-01'), 'token'),
  ...change,
});
const paid: SponsorBill = {
  id: 'b',
  sponsorName: 'Diaz Hardware',
  sponsorEmail: 'ana@example.com',
  contactPerson: null,
  amountCents: 100_000,
  sponsorshipLevel: 'Gold',
  paymentMethod: 'check',
  paymentStatus: 'paid',
  paymentFrequency: 'annual',
  dueDate: null,
  paidDate: '2025-11-20',
  invoiceNumber: null,
  stripePaymentId: null,
  notes: null,
  sponsorshipId: 'b',
  createdAt: '2025-11-01T00:00:00.000Z',
  updatedAt: '2025-11-01T00:00:00.000Z',
};
const yearly = (paidCents: number, change: Partial<Payment> = {}) =>
  paymentOf('annual', { status: 'active', paidCents, ...change });

test('a new year is owed on its day, for thirty days, with what came of it', () => {
  expect(openNewYear(paid, yearly(100_000), '2026-10-31')).toBeNull();
  const opened = { paymentStatus: 'pending', paidDate: null, dueDate: '2026-12-01' };
  expect(openNewYear(paid, yearly(100_000), '2026-11-01')).toMatchObject(opened);
  expect(openNewYear(paid, yearly(130_000), '2026-12-01')).toMatchObject({
    ...opened,
    receivedCents: 30_000,
  });
  expect(openNewYear(paid, yearly(100_000), '2026-12-02')).toMatchObject({
    paymentStatus: 'overdue',
  });
});

test('nothing is opened that is paid, has ended, is charged by Stripe, or has an end', () => {
  const today = '2026-11-15';
  expect(openNewYear(paid, yearly(200_000), today)).toBeNull();
  expect(openNewYear(paid, yearly(100_000, { status: 'ended' }), today)).toBeNull();
  expect(openNewYear(paid, yearly(100_000, { stripeSubscriptionId: 'sub_1' }), today)).toBeNull();
  const open = { ...paid, paymentStatus: 'cancelled' } as const;
  expect(openNewYear(open, yearly(100_000), today)).toBeNull();
  const once = paymentOf('one-time', { status: 'pending', paidCents: 1 });
  expect(openNewYear(paid, once, today)).toBeNull();
});

test('what ends is paid with what came; refunds of it stay refunds', () => {
  const bill = {
    ...paid,
    paymentStatus: 'overdue',
    paidDate: null,
    receivedCents: 50_000,
  } as const;
  const part = paymentOf('quarterly', { status: 'ended', paidCents: 50_000 });
  expect(endOfSponsorship(bill, part, '2026-02-03')).toMatchObject({
    bill: { paymentStatus: 'paid', paidDate: '2026-02-03', amountCents: 50_000, receivedCents: 0 },
    payment: { status: 'paid', totalCents: 50_000 },
  });
  expect(endOfSponsorship(bill, { ...part, refundedCents: 100 }, null)?.payment).toMatchObject({
    status: 'partially_refunded',
    totalCents: 50_000,
  });
  expect(endOfSponsorship(paid, yearly(100_000), '2025-11-20')).toMatchObject({
    bill: { paymentStatus: 'paid', amountCents: 100_000 },
    payment: { status: 'ended', totalCents: 100_000 },
  });
});

test('what is charged, disputed, over, or has brought nothing cannot end so', () => {
  const bill = { ...paid, paymentStatus: 'pending' } as const;
  const part = paymentOf('quarterly', { status: 'active', paidCents: 25_000 });
  const refuse = (change: Partial<Payment>, of: SponsorBill = bill) =>
    expect(endOfSponsorship(of, { ...part, ...change }, null)).toBeNull();
  refuse({ stripeSubscriptionId: 'sub_1' });
  refuse({ status: 'processing' });
  refuse({ status: 'disputed' });
  refuse({ paidCents: 0 });
  refuse({ refundedCents: 25_000 });
  refuse({}, paid);
  refuse({}, { ...bill, paymentStatus: 'cancelled' });
  expect(endOfSponsorship(paid, yearly(100_000, { status: 'ended' }), null)).toBeNull();
  const cancelled = { ...paid, paymentStatus: 'cancelled' } as const;
  expect(endOfSponsorship(cancelled, yearly(100_000), null)).toBeNull();
});
