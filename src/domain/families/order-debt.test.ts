import { expect, test } from 'vitest';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import { handEntry } from '#tests/helpers/ledger-entry.ts';
import { isOrderOwed, orderRestCents } from './order-debt.ts';

const order = (paymentMethod: 'check' | 'credit-card', change: Partial<Payment> = {}) => ({
  id: 'o1',
  paymentMethod,
  payment: { ...newPayment(5000, null, 't'), ...change },
});
const lost = handEntry({ recordId: 'o1', status: 'dispute_lost' });

test.each([
  ['a check that was promised', order('check'), [], true],
  ['a page that was left', order('credit-card'), [], false],
  ['a card of which a part has come', order('credit-card', { paidCents: 1 }), [], true],
  ['a card whose bank took the money back', order('credit-card'), [lost], true],
  [
    'a card, another record’s money taken back',
    order('credit-card'),
    [{ ...lost, recordId: 'o2' }],
    false,
  ],
  ['a card, paid by another entry', order('credit-card'), [handEntry({ recordId: 'o1' })], false],
  ['a failed payment by check', order('check', { status: 'payment_failed' }), [], true],
  ['a check that has come', order('check', { status: 'paid', paidCents: 5000 }), [], false],
  ['a cancelled order', order('check', { status: 'cancelled' }), [lost], false],
])('an order is owed or not by %s', (_, one, entries, isOwed) => {
  expect(isOrderOwed(one, entries)).toBe(isOwed);
});

test('what is left of an order is never less than nothing', () => {
  expect(orderRestCents(order('check', { paidCents: 1200 }))).toBe(3800);
  expect(orderRestCents(order('check', { paidCents: 6000 }))).toBe(0);
});
