import { describe, expect, test } from 'vitest';
import type { PaymentStatus } from '#domain/payments/choices.ts';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import { planPayment } from '#domain/payments/plan-payment.ts';
import { billStatusAfter } from './bill-status.ts';

const counts = { monthlyInstallments: 12, quarterlyInstallments: 4 };
const payment = (status: PaymentStatus, change: Partial<Payment> = {}): Payment => ({
  ...newPayment(15_000, null, 'token'),
  status,
  ...change,
});
const installments = {
  plan: planPayment(15_000, 'monthly', counts, '2026-11-21'),
  paidCents: 1250,
};
const yearly = { plan: planPayment(15_000, 'annual', counts, '2026-11-21'), paidCents: 15_000 };

const time = { dueDate: '2026-11-20', today: '2026-11-21' };

describe('billStatusAfter', () => {
  test.each([
    ['pending', payment('paid'), 'paid'],
    ['pending', payment('processing'), 'pending'],
    ['overdue', payment('expired'), 'overdue'],
    ['overdue', payment('paid'), 'paid'],
    ['overdue', payment('payment_failed'), 'overdue'],
    ['paid', payment('payment_failed'), 'pending'],
    ['paid', payment('partially_refunded'), 'paid'],
    ['paid', payment('refunded'), 'cancelled'],
    ['paid', payment('disputed'), 'overdue'],
    ['paid', payment('disputed', { paidCents: 15_000 }), 'pending'],
    ['pending', payment('disputed', installments), 'pending'],
    ['overdue', payment('disputed', { ...installments, paidCents: 0 }), 'overdue'],
    ['paid', payment('disputed', yearly), 'pending'],
    ['pending', payment('active', installments), 'pending'],
    ['overdue', payment('active', installments), 'pending'],
    ['pending', payment('past_due', installments), 'overdue'],
    ['pending', payment('ended', installments), 'overdue'],
    ['pending', payment('ended'), 'pending'],
    ['pending', payment('active', yearly), 'paid'],
    ['paid', payment('ended', yearly), 'paid'],
    ['cancelled', payment('paid'), 'cancelled'],
  ] as const)('%s becomes', (status, after, expected) => {
    expect(billStatusAfter({ status, ...time }, payment('pending'), after)).toBe(expected);
  });

  test.each([
    ['pending', 1250, 1250, 'pending'],
    ['overdue', 1250, 1250, 'overdue'],
    ['pending', 1250, 5000, 'pending'],
    ['paid', 15_000, 1250, 'overdue'],
    ['cancelled', 1250, 1250, 'cancelled'],
  ] as const)(
    '%s, of a plan that had stopped before, with %i and then %i cents, is %s',
    (status, paidBefore, paidCents, expected) => {
      const before = payment('ended', { ...installments, paidCents: paidBefore });
      const after = payment('ended', { ...installments, paidCents });
      expect(billStatusAfter({ status, ...time }, before, after)).toBe(expected);
    },
  );

  test.each([
    ['pending', 'active', '2027-01-31', 'pending'],
    ['overdue', 'past_due', '2027-01-31', 'pending'],
    ['pending', 'processing', '2027-01-31', 'pending'],
    ['pending', 'active', '2026-11-21', 'overdue'],
    ['pending', 'active', null, 'overdue'],
  ] as const)(
    '%s, of a plan that was %s, keeps the day that the office gave what is left: %s',
    (status, statusBefore, dueDate, expected) => {
      const before = payment(statusBefore, installments);
      const after = payment('ended', installments);
      expect(billStatusAfter({ ...time, status, dueDate }, before, after)).toBe(expected);
    },
  );

  test.each([
    ['2026-11-20', 'overdue'],
    ['2026-11-21', 'pending'],
    [null, 'pending'],
  ] as const)('what is left beside a disputed part, due %s, is %s', (dueDate, expected) => {
    const part = payment('disputed', { paidCents: 5000 });
    const bill = { ...time, status: 'pending', dueDate } as const;
    expect(billStatusAfter(bill, payment('pending'), part)).toBe(expected);
    expect(billStatusAfter(bill, payment('pending'), part, 10_000)).toBe('pending');
  });

  test('a refund that came back makes the bill paid again', () => {
    const bill = { status: 'cancelled', ...time } as const;
    expect(billStatusAfter(bill, payment('refunded'), payment('paid'))).toBe('paid');
  });

  test('one that came back of a bill that the office had canceled leaves it canceled', () => {
    const bill = { status: 'cancelled', ...time } as const;
    const before = payment('refunded', { surplusCents: 0 });
    expect(billStatusAfter(bill, before, payment('paid'))).toBe('cancelled');
  });

  test.each([
    ['paid', '2026-11-20', payment('pending'), 'overdue'],
    ['paid', '2026-11-21', payment('pending'), 'pending'],
    ['paid', null, payment('pending', { paidCents: 5000 }), 'pending'],
    ['paid', null, payment('active', { ...yearly, paidCents: 0 }), 'pending'],
    ['paid', null, payment('active', yearly), 'paid'],
    ['cancelled', '2026-11-20', payment('pending'), 'cancelled'],
  ] as const)(
    '%s, due %s, is owed again when its money is taken back',
    (status, dueDate, after, expected) => {
      const before = payment('paid', { paidCents: 30_000 });
      const bill = { status, dueDate, today: '2026-11-21' } as const;
      expect(billStatusAfter(bill, before, after)).toBe(expected);
    },
  );

  test('of a yearly one by hand that the office has ended nothing is owed once all of it bounced', () => {
    const kept = payment('ended', yearly);
    const gone = { ...kept, paidCents: 0 };
    expect(billStatusAfter({ status: 'paid', ...time }, kept, gone)).toBe('cancelled');
    const emptied = { status: 'cancelled', ...time } as const;
    expect(billStatusAfter(emptied, gone, kept)).toBe('paid');
    expect(billStatusAfter(emptied, { ...gone, surplusCents: 0 }, kept)).toBe('cancelled');
    const atStripe = { ...gone, stripeSubscriptionId: 'sub_1' };
    expect(billStatusAfter({ status: 'paid', ...time }, kept, atStripe)).toBe('overdue');
  });
  test('of one that was refunded in full after it had ended nothing is kept: it is not paid', () => {
    const kept = payment('ended', yearly);
    const refunded = { ...kept, refundedCents: 15_000 };
    expect(billStatusAfter({ status: 'paid', ...time }, kept, refunded)).toBe('cancelled');
    expect(billStatusAfter({ status: 'cancelled', ...time }, refunded, kept)).toBe('paid');
    const inPart = { ...kept, refundedCents: 5000 };
    expect(billStatusAfter({ status: 'paid', ...time }, kept, inPart)).toBe('paid');
  });
});
