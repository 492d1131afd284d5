import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { PaymentStatus } from '#domain/payments/choices.ts';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import { planPayment } from '#domain/payments/plan-payment.ts';
import {
  payNowOnBill,
  payNowOnPledge,
  payNowOnRegistration,
  payNowOnSponsorship,
} from './pay-now.ts';

const TODAY = '2026-11-22';
const payer = { firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com' };
const other = { ...payer, email: 'luis@example.com' };
const COUNTS = { monthlyInstallments: 12, quarterlyInstallments: 4 };
const plan = planPayment(40_000, 'quarterly', COUNTS, '2026-09-01');
const paid = (totalCents: number, paidCents: number, change: Partial<Payment> = {}): Payment => ({
  ...newPayment(totalCents, null, 'token'),
  paidCents,
  ...change,
});
const bill = (change = {}) => ({
  amountCents: 20_000,
  paymentStatus: 'pending' as const,
  payment: null,
  payer,
  ...change,
});
const whole = (payment: Payment) => ({ payer, payment, bills: [bill(), bill()] });

describe('a bill asks for', () => {
  test('all of it, and what is left of it where a part has come', () => {
    expect(payNowOnBill(bill(), undefined, TODAY)).toMatchObject({ cents: 20_000, part: 'whole' });
    const part = bill({ payment: paid(20_000, 5_000) });
    expect(payNowOnBill(part, undefined, TODAY)).toMatchObject({ cents: 15_000, part: 'rest' });
  });

  test('what is left of its registration, or the installments that are due of it', () => {
    const rest = payNowOnBill(bill(), whole(paid(40_000, 10_000)), TODAY);
    expect(rest).toMatchObject({ on: 'registration', cents: 30_000, part: 'rest' });
    const due = payNowOnBill(bill(), whole(paid(40_000, 0, { plan })), TODAY);
    expect(due).toMatchObject({
      on: 'registration',
      cents: 10_000,
      part: 'installments',
      dueOn: '2026-09-01',
    });
    const next = payNowOnBill(
      bill(),
      whole(paid(40_000, 10_000, { plan, status: 'active' })),
      TODAY,
    );
    expect(next).toMatchObject({ cents: 10_000, part: 'next', dueOn: '2026-12-01' });
  });

  test('all of it, where another guardian pays the registration, and nothing once they paid a part of it', () => {
    const begun = whole(paid(40_000, 10_000));
    const theirs = bill({ payer: other });
    expect(payNowOnBill(theirs, begun, TODAY)).toMatchObject({ on: 'bill', cents: 20_000 });
    const shared = { ...theirs, receivedCents: 5_000 };
    expect(payNowOnBill(shared, begun, TODAY)).toEqual({ what: 'office' });
    const planned = whole(paid(40_000, 0, { plan }));
    expect(payNowOnBill(bill({ payer: other }), planned, TODAY)).toMatchObject({ on: 'bill' });
    const running = whole(
      paid(40_000, 0, { plan, status: 'active', stripeSubscriptionId: 'sub_1' }),
    );
    expect(payNowOnBill(bill({ payer: other }), running, TODAY)).toEqual({ what: 'office' });
  });

  test.each(['processing', 'disputed'] as const)(
    'nothing, and tells another guardian nothing, while a payment of who registered is %s',
    (status) => {
      const theirs = bill({ payer: other });
      const found = whole(paid(40_000, 0, { status }));
      expect(payNowOnBill(theirs, found, TODAY)).toEqual({ what: 'office' });
    },
  );

  test.each([
    ['paid', 'paid', {}],
    ['cancelled', 'cancelled', {}],
    ['pending', 'processing', { status: 'processing' }],
    ['pending', 'office', { status: 'disputed' }],
    ['pending', 'plan', { plan, status: 'active', stripeSubscriptionId: 'sub_1' }],
    ['pending', 'plan', { plan, status: 'past_due', stripeSubscriptionId: 'sub_1' }],
  ] as const)('nothing: a %s bill is %s', (paymentStatus, what, change) => {
    const found = whole(paid(40_000, 0, change));
    expect(payNowOnBill(bill({ paymentStatus }), found, TODAY)).toEqual({ what });
  });
});

describe('a registration of which another guardian has a bill asks its payer for', () => {
  const theirs = bill({ payer: other });
  const asked = (change: Partial<Payment>, ...bills: Parameters<typeof payNowOnBill>[0][]) =>
    payNowOnRegistration({ payer, payment: paid(40_000, 10_000, change), bills }, TODAY);

  test('what is left of their own bills', () => {
    const own = { ...bill(), receivedCents: 10_000 };
    const rest = { cents: 10_000, part: 'rest', totalCents: 20_000, paidCents: 10_000 };
    expect(asked({}, own, theirs)).toMatchObject(rest);
    expect(
      asked({ plan, paidCents: 15_000 }, { ...own, receivedCents: 15_000 }, theirs),
    ).toMatchObject({ cents: 5_000, part: 'next', dueOn: '2026-12-01' });
  });

  test('nothing, once those are paid, or all bills are the other’s', () => {
    expect(asked({ paidCents: 20_000 }, bill({ paymentStatus: 'paid' }), theirs)).toEqual({
      what: 'paid',
    });
    expect(asked({}, bill({ paymentStatus: 'cancelled' }), theirs)).toEqual({ what: 'cancelled' });
    expect(asked({}, theirs)).toEqual({ what: 'paid' });
  });
});

test('what a card cannot be charged is for the office', () => {
  expect(payNowOnBill(bill({ payment: paid(20_000, 19_950) }), undefined, TODAY)).toEqual({
    what: 'office',
  });
});

test('a sponsor on a plan by hand is asked for what is due', () => {
  const payment = paid(40_000, 0, { plan });
  expect(payNowOnSponsorship('pending', payment, TODAY)).toMatchObject({ cents: 10_000 });
  expect(payNowOnSponsorship('cancelled', payment, TODAY)).toEqual({ what: 'cancelled' });
});

test.each(['cancelled', 'ended', 'refunded'] as const)(
  'a pledge that is %s asks for nothing',
  (status) => {
    expect(payNowOnPledge('donation', paid(5_000, 0, { status }), TODAY)).toEqual({
      what: 'cancelled',
    });
  },
);

test('what has no end has no rest: its next charge is asked for whole', () => {
  const endless = planPayment(2_500, 'annual', COUNTS, TODAY);
  expect(payNowOnPledge('donation', paid(2_500, 0, { plan: endless }), TODAY)).toMatchObject({
    cents: 2_500,
    part: 'whole',
  });
});

const STATUSES: PaymentStatus[] = ['pending', 'active', 'expired', 'payment_failed', 'ended'];

test.prop([
  fc.integer({ min: 0, max: 40_000 }),
  fc.integer({ min: 0, max: 20_000 }),
  fc.constantFrom(...STATUSES),
  fc.boolean(),
])('a page never asks for more than is left', (came, alone, status, isPlan) => {
  const payment = paid(40_000, came, { status, plan: isPlan ? plan : null });
  const bills = [bill(), bill({ payment: paid(20_000, alone) })];
  const asked = payNowOnRegistration({ payer, payment, bills }, TODAY);
  const left = 40_000 - came - alone;
  if (asked.what === 'pay') expect(asked.cents).toBeLessThanOrEqual(left);
  // What is due of a plan may be too little for a card, though more is left.
  if (asked.what === 'pay' && !isPlan) expect(asked.cents).toBe(left);
  if (asked.what !== 'pay' && !isPlan) expect(left).toBeLessThan(100);
});
