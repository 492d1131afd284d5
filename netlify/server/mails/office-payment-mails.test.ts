import { describe, expect, test } from 'vitest';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import type { Outcome } from '#domain/payments/outcomes.ts';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import { planPayment } from '#domain/payments/plan-payment.ts';
import { context, NOW } from '#tests/helpers/emails/specimen.ts';
import { handEntry } from '#tests/helpers/ledger-entry.ts';
import { mailToOffice } from './office-payment-mails.ts';
import type { PaidRecord } from './payment-mail-context.ts';

const bill: PaidRecord = {
  kind: 'bill',
  id: 'bill-1',
  path: 'playerBills/bill-1',
  label: 'Bill K7QF-2M9X',
  payer: null,
};
const payment = (change: Partial<Payment> = {}): Payment => ({
  ...newPayment(5000, null, 'token'),
  ...change,
});
const lost = handEntry({ id: 'lost', status: 'reversal', amountCents: -5000, reverses: 'pi_1' });

/** The subject of the office's email after a dispute of $50.00 was lost. */
function subjectOf(
  record: Partial<PaidRecord>,
  after: Payment,
  paidElsewhereCents?: number,
  entry = lost,
) {
  const books = { payment: after, entries: [], paidElsewhereCents };
  const about = { ...context, now: NOW, record: { ...bill, ...record }, books };
  return mailToOffice(about, { what: 'dispute-lost', entry })?.subject;
}

const unpaid = payment({ status: 'payment_failed' });
const paid = payment({ status: 'paid', paidCents: 5000 });

test.each<[string, Partial<PaidRecord>, Payment, number?]>([
  ['a bill', {}, unpaid],
  ['a part of a bill', {}, payment({ paidCents: 2000 })],
  ['a bill whose registration waits for money', { settledBy: unpaid }, unpaid],
  ['a registration with another bill paid', { kind: 'registration' }, unpaid, 2000],
])('what the bank took back is owed again: %s', (_, record, after, elsewhere) => {
  expect(subjectOf(record, after, elsewhere)).toContain('took $50.00 back, and it is owed again');
});

test.each<[string, Partial<PaidRecord>, Payment, number?]>([
  ['a gift', { kind: 'donation' }, unpaid],
  ['canceled', { isCancelled: true }, unpaid],
  ['paid by check as well', {}, paid],
  ['a bill of a registration that is paid as a whole', { settledBy: paid }, unpaid],
  ['a registration whose bills were paid', { kind: 'registration' }, unpaid, 5000],
  ['ended by the office', {}, payment({ endedByOffice: true })],
])('what the bank took back is owed by nobody: %s', (_, record, after, elsewhere) => {
  expect(subjectOf(record, after, elsewhere)).toMatch(/took \$50\.00 back$/);
});

test('what the bank took a second time, after a refund of a part of a bill, is not owed again', () => {
  const twice = { ...lost, amountCents: 0, takenCents: 2000 };
  const left = payment({ paidCents: 2000, refundedCents: 2000 });
  expect(subjectOf({}, left, undefined, twice)).toMatch(
    /took \$20\.00 back, although we had refunded it$/,
  );
});

test('why a payment was reversed has a row of its own, whatever mark the reason ends with', () => {
  const reason = 'The bank returned the check.';
  const entry = { ...handEntry({ id: 'out', amountCents: -5000 }), reason };
  const about = { ...context, now: NOW, record: bill, books: { payment: unpaid, entries: [] } };
  const mail = mailToOffice(about, { what: 'reversed', entry });
  expect(mail?.subject).toBe('Bill K7QF-2M9X: $50.00 that was recorded by hand was reversed');
  expect(mail?.blocks[0]).toMatch(/was reversed\.$/);
  expect(mail?.blocks).toContainEqual({ rows: [['Reason', reason]] });
});

describe('beside two of four installments that have come', () => {
  const counts = { monthlyInstallments: 12, quarterlyInstallments: 4 };
  const plan = planPayment(15_000, 'quarterly', counts, '2026-05-27');
  const charge = (id: string, change: Partial<LedgerEntry> = {}) =>
    handEntry({ id, method: 'card', stripePaymentIntentId: id, amountCents: 3750, ...change });
  const first = charge('pi_1', { paidAt: '2026-05-27T15:00:00.000Z' });
  const second = charge('pi_2', { paidAt: '2026-08-27T15:00:00.000Z' });
  const third = charge('pi_3', { status: 'failed', paidAt: null });
  const taken = charge('lost-pi_1', { status: 'reversal', amountCents: -3750, reverses: 'pi_1' });

  test.each<[Outcome, LedgerEntry[], Partial<Payment>, string]>([
    [{ what: 'failed', entry: third }, [third], { paidCents: 7500 }, '$75.00'],
    [{ what: 'dispute-lost', entry: taken }, [taken], { paidCents: 3750 }, '$37.50'],
    [{ what: 'refunded', entry: first, cents: 3750 }, [], { paidCents: 7500 }, '$75.00'],
  ])('the office reads how much has come: $what', (outcome, more, change, cents) => {
    const after = { ...newPayment(15_000, plan, 'token'), ...change };
    const books = { payment: after, entries: [first, second, ...more] };
    const about = { ...context, now: NOW, record: bill, books };
    expect(JSON.stringify(mailToOffice(about, outcome)?.blocks)).toContain(
      `["Paid so far","${cents} of $150.00"]`,
    );
  });
});
