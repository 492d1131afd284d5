import { expect, test } from 'vitest';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import { messages } from '#words/office/refusals/bills.ts';
import { hindranceOfPayments } from './hindrance-of-payments.ts';

const payment = (change: Partial<Payment>) => ({ ...newPayment(5000, null, 't'), ...change });
const running = payment({ status: 'active', stripeSubscriptionId: 'sub_1' });

test.each([
  ['no payment', [null, null], null],
  ['one that has not begun', [payment({})], null],
  ['one that is paid', [payment({ status: 'paid' }), null], null],
  ['a dispute', [payment({ status: 'disputed' })], messages.disputed],
  ['a bank payment on its way', [null, payment({ status: 'processing' })], messages.processing],
  ['a plan at Stripe', [payment({}), running], messages.planAtStripe],
  ['a dispute and a plan', [running, payment({ status: 'disputed' })], messages.disputed],
])('a bill with %s is changed or not', (_, payments, refusal) => {
  expect(hindranceOfPayments(payments)).toBe(refusal);
});
