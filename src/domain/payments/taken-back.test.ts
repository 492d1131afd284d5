import { expect, test } from 'vitest';
import { handEntry } from '#tests/helpers/ledger-entry.ts';
import { bookInto } from './book-charge.ts';
import type { ChargeFacts, PaymentFacts } from './facts.ts';
import { newPayment, type Payment } from './payment.ts';
import { reverseEntry } from './reversal.ts';
import { settlePayment } from './settlement.ts';

/* Money that came and is taken back by a bank: what is owed then, and what is not. */

const now = new Date('2026-11-21T12:00:00Z');
const subject = {
  kind: 'order',
  recordId: 'r1',
  label: 'Order A-1',
  name: 'Ana Diaz',
  email: 'ana@example.com',
} as const;
const onePayment: Payment = {
  ...newPayment(5598, null, 'token'),
  stripeCheckoutSessionId: 'cs_test_1',
};
const charge: ChargeFacts = {
  id: 'pi_1',
  paymentIntentId: 'pi_1',
  invoiceId: null,
  isFirst: true,
  status: 'paid',
  amountCents: 5598,
  refundedCents: 0,
  refunds: [],
  feeCents: null,
  sessionId: null,
  disputed: false,
  lost: null,
  method: 'card',
  paidAt: '2026-11-21T11:59:00.000Z',
};
const lost = { ...charge, lost: { cents: 5598, feeCents: 1500, at: '2026-11-29T10:00:00.000Z' } };

/** What Stripe says of the page of a one-time payment. */
const told = (
  session: PaymentFacts['session'],
  change: PaymentFacts['charge'] = null,
): PaymentFacts => ({ session, subscription: null, customerId: null, charge: change });
const paidPage = { id: 'cs_test_1', status: 'complete' } as const;

test.each(['cancelled', 'ended'] as const)(
  'after a dispute that was lost it is %s, and a late word does not bring it back',
  (status) => {
    const entries = bookInto([], lost, subject, now);
    const owed = settlePayment(onePayment, told(paidPage, lost), entries);
    expect(owed.status).toBe('payment_failed');
    const asked = { ...owed, status, stripeCheckoutSessionId: 'cs_test_2', asksCents: 5598 };
    for (const facts of [told({ id: 'cs_test_2', status: 'expired' }), told(paidPage, lost)]) {
      expect(settlePayment(asked, facts, entries)).toMatchObject({ status, paidCents: 0 });
    }
  },
);

test('a check that bounced is owed again, though a part of the rest was refunded', () => {
  const rest = bookInto([], { ...charge, amountCents: 2598, refundedCents: 500 }, subject, now);
  const check = handEntry({ amountCents: 3000 });
  const before = settlePayment(onePayment, told(paidPage), [...rest, check]);
  expect(before.status).toBe('partially_refunded');
  const gone = { reason: 'It bounced', at: '2026-11-24T17:00:00.000Z' };
  const bounced = [...rest, check, reverseEntry(check, gone, now)];
  expect(settlePayment(before, null, bounced)).toMatchObject({
    status: 'pending',
    paidCents: 2598,
  });
  const again = handEntry({ id: 'hand-2', amountCents: 3000 });
  expect(settlePayment(before, null, [...bounced, again]).status).toBe('partially_refunded');
  // A part that came, and of which a part went back, stays as it is.
  expect(settlePayment(onePayment, null, rest).status).toBe('partially_refunded');
});
