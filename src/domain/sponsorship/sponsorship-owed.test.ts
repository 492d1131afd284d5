import { expect, test } from 'vitest';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import { sponsorshipOwedCents } from './sponsorship-owed.ts';

const TODAY = '2026-11-20';
const plan = {
  frequency: 'quarterly',
  count: 4,
  firstCents: 30_000,
  eachCents: 30_000,
  firstOn: '2026-11-20',
  lastOn: '2027-08-20',
} as const;

function owed(
  paid: Partial<Payment>,
  paymentMethod: 'check' | 'ach' | 'credit-card' = 'check',
  paymentStatus: SponsorBill['paymentStatus'] = 'pending',
  change: Partial<SponsorBill> = {},
) {
  const total = paid.plan ? 120_000 : 75_000;
  const payment = { ...newPayment(total, null, 'token'), ...paid };
  const method = paymentMethod === 'credit-card' ? 'stripe' : 'check';
  const bill = { paymentMethod: method, paymentStatus, ...change } as const;
  return sponsorshipOwedCents({ paymentMethod, payment }, bill, TODAY);
}

test('what was promised by check or transfer is owed, less what has come', () => {
  expect(owed({})).toBe(75_000);
  expect(owed({}, 'ach')).toBe(75_000);
  expect(owed({ paidCents: 50_000 })).toBe(25_000);
});

test('of installments, what has fallen due', () => {
  expect(owed({ plan })).toBe(30_000);
  expect(owed({ plan, status: 'active', paidCents: 30_000 })).toBe(0);
});

test('of installments by card that have stopped, all of the rest', () => {
  const stopped = {
    plan,
    status: 'ended',
    stripeSubscriptionId: 'sub',
    paidCents: 30_000,
  } as const;
  expect(owed(stopped, 'credit-card', 'overdue')).toBe(90_000);
  expect(owed(stopped, 'credit-card', 'cancelled')).toBe(0);
  const yearly = { ...plan, frequency: 'annual', count: null, lastOn: null } as const;
  expect(owed({ ...stopped, plan: yearly }, 'credit-card', 'paid')).toBe(0);
});

test.each(['expired', 'payment_failed'] as const)(
  'of installments by card that never began (%s), what has fallen due, as the email asks',
  (status) => {
    expect(owed({ plan, status }, 'credit-card')).toBe(30_000);
    expect(owed({ status }, 'credit-card')).toBe(0);
    const yearly = { ...plan, frequency: 'annual', count: null, lastOn: null } as const;
    expect(owed({ plan: yearly, status }, 'credit-card')).toBe(0);
  },
);

test.each([
  ['by an emailed link', { linkSentOn: TODAY }],
  ['for a check', { paymentMethod: 'check' }],
  ['when it was overdue', { paymentStatus: 'overdue' }],
] as const)('whoever left the card page is asked as the office has asked %s', (_, change) => {
  expect(owed({ status: 'expired' }, 'credit-card', 'pending', change)).toBe(75_000);
});

test.each([
  ['that is to be paid by card', owed({}, 'credit-card')],
  [
    'whose card Stripe still tries',
    owed({ plan, status: 'past_due', stripeSubscriptionId: 'sub' }, 'credit-card', 'overdue'),
  ],
  ['that is paid', owed({ status: 'paid', paidCents: 75_000 }, 'check', 'paid')],
  ['that the office has given up', owed({ paidCents: 10_000 }, 'check', 'cancelled')],
  ['that was canceled', owed({ status: 'cancelled' }, 'check', 'cancelled')],
  ['whose bank transfer is under way', owed({ status: 'processing' })],
  ['that Stripe charges', owed({ plan, status: 'active', stripeSubscriptionId: 'sub' })],
  [
    'without a bill',
    sponsorshipOwedCents(
      { paymentMethod: 'check', payment: newPayment(75_000, null, 'token') },
      undefined,
      TODAY,
    ),
  ],
])('nothing is owed for one %s', (_, cents) => {
  expect(cents).toBe(0);
});
