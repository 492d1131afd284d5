import { expect, test } from 'vitest';
import type { PaymentStatus } from './choices.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { type Books, listOutcomes } from './outcomes.ts';
import { newPayment } from './payment.ts';
import { planPayment } from './plan-payment.ts';

const at = '2026-11-21T12:00:00.000Z';
const paid: LedgerEntry = {
  id: 'pi_1',
  kind: 'donation',
  recordId: 'r1',
  label: 'Gift A-1',
  name: 'Ana Diaz',
  email: 'ana@example.com',
  status: 'paid',
  amountCents: 2500,
  refundedCents: 0,
  method: 'card',
  reference: null,
  stripePaymentIntentId: 'pi_1',
  stripeInvoiceId: null,
  paidAt: at,
  createdAt: at,
  updatedAt: at,
};
const failed: LedgerEntry = { ...paid, status: 'failed', paidAt: null };
/** Disputed, and the bank waits for an answer. */
const asked = (answerBy = '2026-12-05T23:59:59.000Z'): LedgerEntry => ({
  ...paid,
  status: 'disputed',
  answerBy,
});
/** Refunded in full; the status says nothing of a dispute. */
const sentBack = (dispute?: LedgerEntry['dispute']): LedgerEntry => ({
  ...paid,
  status: 'refunded',
  refundedCents: 2500,
  ...(dispute && { dispute }),
});
/** What a bank takes a second time, and what stays of it where the bank thinks again. */
const lost: LedgerEntry = {
  ...paid,
  id: 'lost-pi_1',
  status: 'reversal',
  amountCents: 0,
  takenCents: 2500,
  reverses: 'pi_1',
};
const { reverses: _, takenCents: __, ...nothingLost } = lost;
/** A charge of the plan, by bank. */
const ofPlan = (status: 'processing' | 'paid'): LedgerEntry => ({
  ...paid,
  id: 'in_1',
  status,
  stripeInvoiceId: 'in_1',
  paidAt: status === 'paid' ? at : null,
});
const counts = { monthlyInstallments: 12, quarterlyInstallments: 4 };

const once = (...entries: LedgerEntry[]): Books => ({
  payment: newPayment(2500, null, 'token'),
  entries,
});
const monthly = (status: PaymentStatus, ...entries: LedgerEntry[]): Books => {
  const plan = planPayment(30_000, 'monthly', counts, '2026-11-21');
  return { payment: { ...newPayment(30_000, plan, 'token'), status }, entries };
};

test.each([
  ['money', once(), once(paid), ['received']],
  ['a bank that refuses', once(), once(failed), ['failed']],
  ['the same failure again', once(failed), once({ ...failed, updatedAt: 'later' }), []],
  ['a second try that works', once(failed), once(paid), ['received']],
  ['a refund', once(paid), once({ ...paid, refundedCents: 100 }), ['refunded']],
  [
    'a refund heard of first',
    once(),
    once({ ...paid, refundedCents: 100 }),
    ['received', 'refunded'],
  ],
  ['a refund that came back', once({ ...paid, refundedCents: 100 }), once(paid), ['refund-failed']],
  ['a dispute', once(paid), once({ ...paid, status: 'disputed' }), ['disputed']],
  ['a dispute that has a day to answer by', once(paid), once(asked()), ['disputed']],
  ['a dispute heard of again', once(asked()), once({ ...asked(), updatedAt: 'later' }), []],
  ['an answer to a dispute', once(asked()), once({ ...paid, status: 'disputed' }), []],
  [
    'an answered inquiry that is a dispute now',
    once({ ...paid, status: 'disputed' }),
    once(asked()),
    ['disputed'],
  ],
  [
    'an inquiry without an answer that is a dispute now',
    once(asked()),
    once(asked('2026-12-24T23:59:59.000Z')),
    ['disputed'],
  ],
  [
    'a dispute of what was refunded in full',
    once(sentBack()),
    once({ ...asked(), ...sentBack('taken') }),
    ['disputed'],
  ],
  ['one that takes no answer', once(sentBack()), once(sentBack('taken')), ['disputed']],
  [
    'its answer',
    once({ ...asked(), ...sentBack('taken') }),
    once({ ...sentBack('taken'), updatedAt: 'later' }),
    [],
  ],
  ['its end, won', once(sentBack('taken')), once(sentBack()), ['dispute-won']],
  ['its end, lost', once(sentBack('taken')), once(sentBack('lost'), lost), ['dispute-lost']],
  [
    'the same loss again',
    once(sentBack('lost'), lost),
    once(sentBack('lost'), { ...lost, updatedAt: 'later' }),
    [],
  ],
  [
    'a bank that thinks again after the loss',
    once(sentBack('lost'), lost),
    once(sentBack(), nothingLost),
    ['dispute-won'],
  ],
  [
    'a loss that was none for a while',
    once(sentBack(), nothingLost),
    once(sentBack('lost'), lost),
    ['dispute-lost'],
  ],
  [
    'an inquiry of which the refund is heard first',
    once(asked()),
    once(sentBack('asked')),
    ['refunded'],
  ],
  ['the end of such an inquiry', once(sentBack('asked')), once(sentBack()), []],
  ['a dispute that was won', once({ ...paid, status: 'disputed' }), once(paid), ['dispute-won']],
  ['an inquiry that the office answers by a refund', once(asked()), once(sentBack()), ['refunded']],
  [
    'a dispute that is over since a part was refunded',
    once(asked()),
    once({ ...paid, status: 'partially_refunded', refundedCents: 500 }),
    ['refunded'],
  ],
  [
    'a dispute that was won after a refund that was told of',
    once({ ...asked(), refundedCents: 500 }),
    once({ ...paid, status: 'partially_refunded', refundedCents: 500 }),
    ['dispute-won'],
  ],
  ['a plan that begins later', monthly('pending'), monthly('active'), ['started']],
  ['a plan that begins now', monthly('pending'), monthly('active', paid), ['received']],
  ['a pause', monthly('active', paid), monthly('paused', paid), ['paused']],
  ['its end', monthly('paused', paid), monthly('active', paid), ['resumed']],
  ['a plan that ends', monthly('active', paid), monthly('ended', paid), ['ended']],
  ['an end before its first charge', monthly('pending'), monthly('ended'), ['ended']],
  [
    'an end while the bank works on its charge',
    monthly('processing', ofPlan('processing')),
    monthly('ended', ofPlan('paid')),
    ['received', 'ended'],
  ],
  [
    'an end that a dispute had covered',
    monthly('disputed', { ...paid, status: 'disputed' }),
    monthly('ended', paid),
    ['dispute-won'],
  ],
  [
    'an end that money apart from the plan had covered',
    monthly('processing', { ...paid, status: 'processing', paidAt: null }),
    monthly('ended', failed),
    ['failed'],
  ],
  [
    'a pause that a dispute had covered',
    monthly('disputed', { ...paid, status: 'disputed' }),
    monthly('paused', paid),
    ['dispute-won'],
  ],
  ['nothing', monthly('active', paid), monthly('active', paid), []],
] as const)('%s', (_, before, after, expected) => {
  expect(listOutcomes(before, after).map(({ what }) => what)).toEqual(expected);
});

test('more than was owed is told, once', () => {
  const books = (paidCents: number): Books => ({
    payment: { ...newPayment(2500, null, 'token'), paidCents },
    entries: [],
  });
  expect(listOutcomes(books(2500), books(5000))).toEqual([{ what: 'overpaid' }]);
  expect(listOutcomes(books(5000), books(5000))).toEqual([]);
});
