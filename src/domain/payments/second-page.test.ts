import { describe, expect, test } from 'vitest';
import { bookInto } from './book-charge.ts';
import type { ChargeFacts, PaymentFacts, SessionFacts } from './facts.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { newPayment, type Payment } from './payment.ts';
import { planPayment } from './plan-payment.ts';
import { isSuperseded, mayHavePage, settlePayment } from './settlement.ts';

/* A page was paid, or refused, and a second one was opened: what Stripe says of each finds its place. */

const now = new Date('2026-11-21T12:00:00Z');
const subject = {
  kind: 'registration',
  recordId: 'r1',
  label: 'Registration A-1',
  name: 'Ana Diaz',
  email: 'ana@example.com',
} as const;

type Page = 'a' | 'b';

const charge = (page: Page, change: Partial<ChargeFacts>): ChargeFacts => ({
  id: `pi_${page}`,
  paymentIntentId: `pi_${page}`,
  invoiceId: null,
  sessionId: `cs_${page}`,
  isFirst: true,
  status: 'paid',
  amountCents: 5_000,
  refundedCents: 0,
  refunds: [],
  feeCents: null,
  disputed: false,
  lost: null,
  method: 'us_bank_account',
  paidAt: change.status ? null : '2026-11-01T12:00:00.000Z',
  ...change,
});

/** What Stripe says of a page that was paid, however that went on. */
const paid = (page: Page, change: Partial<ChargeFacts> = {}): PaymentFacts => ({
  session: { id: `cs_${page}`, status: 'complete' },
  subscription: null,
  charge: charge(page, change),
  customerId: null,
});
const unpaid = (page: Page, status: SessionFacts['status']): PaymentFacts => ({
  session: { id: `cs_${page}`, status },
  subscription: null,
  charge: null,
  customerId: null,
});
/** What is told of a charge without its page: a refund, a dispute. */
const told = (page: Page, change: Partial<ChargeFacts>): PaymentFacts => ({
  ...paid(page, { sessionId: null, ...change }),
  session: null,
});

interface Books {
  payment: Payment;
  entries: readonly LedgerEntry[];
}

function hear({ payment, entries }: Books, facts: PaymentFacts): Books {
  if (isSuperseded(payment, facts, entries)) return { payment, entries };
  const next = facts.charge ? bookInto(entries, facts.charge, subject, now) : entries;
  return { payment: settlePayment(payment, facts, next), entries: next };
}

/** A page that asks for so much, as `open-checkout.ts` notes it. */
const opens = ({ payment, entries }: Books, page: Page, asksCents: number): Books => ({
  payment: { ...payment, asksCents, stripeCheckoutSessionId: `cs_${page}` },
  entries,
});
const begin = (payment: Payment): Books => opens({ payment, entries: [] }, 'a', 5_000);

const LOST = { cents: 5_000, feeCents: 1500, at: '2026-11-09T10:00:00.000Z' };
const counts = { monthlyInstallments: 12, quarterlyInstallments: 4 };
const plan = planPayment(20_000, 'quarterly', counts, '2026-11-01');
const rest = newPayment(10_000, null, 'token');
const stopped: Payment = {
  ...newPayment(20_000, plan, 'token'),
  status: 'ended',
  stripeSubscriptionId: 'sub_1',
};

describe.each([
  ['installments by link', newPayment(20_000, plan, 'token'), paid('a'), 'active'],
  ['the rest of a plan that was stopped', stopped, paid('a'), 'ended'],
  ['a bill of which a part came', rest, paid('a'), 'pending'],
  ['a bill whose card money was lost', rest, paid('a', { lost: LOST }), 'payment_failed'],
  ['a bill that a bank refused', rest, paid('a', { status: 'failed' }), 'payment_failed'],
] as const)('%s', (_, payment, first, status) => {
  const isRefused = first.charge?.status === 'failed';
  const opened = opens(hear(begin(payment), first), 'b', 5_000);
  const processing = hear(opened, paid('b', { status: 'processing' }));

  test('a bank payment that is refused is owed again', () => {
    expect(processing.payment.status).toBe('processing');
    const refused = hear(processing, paid('b', { status: 'failed' }));
    expect(refused.payment.status).toBe(status);
    expect(refused.entries.find(({ id }) => id === 'pi_b')?.status).toBe('failed');
    expect(hear(refused, paid('b', { status: 'failed' })).payment).toEqual(refused.payment);
  });

  test('a bank payment that clears is in the books', () => {
    const cleared = hear(processing, paid('b'));
    expect(cleared.entries.find(({ id }) => id === 'pi_b')?.status).toBe('paid');
    expect(cleared.payment.paidCents).toBe(opened.payment.paidCents + 5_000);
  });

  test('a second page that is left stays the present one, by which it can be closed', () => {
    const left = hear(opened, unpaid('b', 'expired'));
    expect(left.payment).toMatchObject({ stripeCheckoutSessionId: 'cs_b', asksCents: 5_000 });
    expect(mayHavePage(left.payment)).toBe(true);
    expect(left.payment.status).toBe(isRefused ? 'pending' : status);
  });

  test('what becomes of the first page’s money leaves the second one open', () => {
    const fates = [{ refundedCents: 100 }, { disputed: true }, { lost: LOST }];
    for (const change of isRefused ? [{ status: 'failed' } as const] : fates) {
      const heard = hear(opened, told('a', change));
      expect(heard.payment).toMatchObject({ stripeCheckoutSessionId: 'cs_b', asksCents: 5_000 });
      expect(mayHavePage(heard.payment)).toBe(true);
    }
  });
});

test('a bank payment that the books know is never superseded, and told of once', () => {
  const known = hear(begin(rest), paid('a', { status: 'processing' }));
  // Another page was opened at the same moment, and closed.
  const crossed = opens(known, 'b', 5_000);
  const refused = hear(crossed, paid('a', { status: 'failed' }));
  expect(refused.payment.status).toBe('payment_failed');
  expect(isSuperseded(refused.payment, paid('a', { status: 'failed' }), refused.entries)).toBe(
    true,
  );
});

test('the rest of a stopped plan stays on its way while an installment is refunded', () => {
  const processing = hear(opens({ payment: stopped, entries: [] }, 'b', 5_000), {
    ...paid('b', { status: 'processing' }),
  });
  const refund = told('a', { invoiceId: 'in_1', refundedCents: 100 });
  const heard = hear(processing, { ...refund, subscription: { id: 'sub_1', status: 'ended' } });
  expect(heard.payment.status).toBe('processing');
});
