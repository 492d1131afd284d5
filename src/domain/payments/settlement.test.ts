import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { bookInto } from './book-charge.ts';
import type { ChargeFacts, PaymentFacts } from './facts.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { newPayment, type Payment } from './payment.ts';
import { planPayment } from './plan-payment.ts';
import { reverseEntry } from './reversal.ts';
import { isSuperseded, mayHavePage, settlePayment } from './settlement.ts';

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
const counts = { monthlyInstallments: 12, quarterlyInstallments: 4 };
const installments: Payment = newPayment(
  10_000,
  planPayment(10_000, 'quarterly', counts, '2026-11-21'),
  'token',
);
const gift: Payment = {
  ...newPayment(2500, planPayment(2500, 'annual', counts, '2026-11-21'), 'token'),
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

const LOST = { cents: 5598, feeCents: 1500, at: '2026-11-29T10:00:00.000Z' };

/** What Stripe says of a one-time payment whose page is complete unless said otherwise. */
function once(
  change: Partial<ChargeFacts> | null,
  status: 'open' | 'complete' | 'expired' = 'complete',
) {
  const session = { id: 'cs_test_1', status };
  return {
    session,
    subscription: null,
    customerId: null,
    charge: change && { ...charge, ...change },
  } satisfies PaymentFacts;
}

type PlanState = NonNullable<PaymentFacts['subscription']>['status'];

/** What Stripe says of a plan, and of one of its invoices. */
function plan(status: PlanState, change: Partial<ChargeFacts> | null = null): PaymentFacts {
  return {
    session: null,
    subscription: { id: 'sub_1', status },
    customerId: 'cus_1',
    charge: change && { ...charge, amountCents: 2500, ...change },
  };
}

/** Books facts one after the other, as their events do. */
function settleAll(payment: Payment, all: readonly PaymentFacts[]): Payment {
  let [current, entries]: [Payment, readonly LedgerEntry[]] = [payment, []];
  for (const facts of all) {
    if (facts.charge) entries = bookInto(entries, facts.charge, subject, now);
    current = settlePayment(current, facts, entries);
  }
  return current;
}

describe('a payment made at once', () => {
  test.each([
    ['a page not yet paid', once(null, 'open'), 'pending'],
    ['a paid page', once({}), 'paid'],
    ['a bank payment on its way', once({ status: 'processing' }), 'processing'],
    ['a bank payment refused', once({ status: 'failed' }), 'payment_failed'],
    ['a page that ran out', once(null, 'expired'), 'expired'],
    ['a part refunded', once({ refundedCents: 599 }), 'partially_refunded'],
    ['all refunded', once({ refundedCents: 5598 }), 'refunded'],
    ['a dispute', once({ disputed: true }), 'disputed'],
    ['a dispute that was lost', once({ lost: LOST }), 'payment_failed'],
  ] as const)('%s', (_, facts, status) => {
    expect(settleAll(onePayment, [facts]).status).toBe(status);
  });

  test('says what arrived, what went back and when it was first paid', () => {
    expect(settleAll(onePayment, [once({}), once({ refundedCents: 100 })])).toMatchObject({
      paidCents: 5598,
      refundedCents: 100,
      paidAt: charge.paidAt,
      stripePaymentIntentId: 'pi_1',
    });
  });

  test('given up for another way to pay, its page does not bring it back', () => {
    const ended: Payment = { ...onePayment, status: 'ended' };
    expect(settleAll(ended, [once(null, 'expired')]).status).toBe('ended');
    expect(settleAll(ended, [once(null, 'open')]).status).toBe('ended');
  });

  test('a page of an earlier attempt says nothing, unless it was paid', () => {
    const other = { ...onePayment, stripeCheckoutSessionId: 'cs_test_2' };
    expect(isSuperseded(other, once(null, 'expired'), [])).toBe(true);
    expect(isSuperseded(other, once({ status: 'failed' }), [])).toBe(true);
    expect(isSuperseded(other, once({}), [])).toBe(false);
    expect(isSuperseded(onePayment, once(null, 'expired'), [])).toBe(false);
  });

  property.prop([
    fc.array(
      fc.constantFrom(
        once(null, 'open'),
        once({}),
        once({ refundedCents: 599 }),
        once({ disputed: true }),
        once({ lost: LOST }),
      ),
      { maxLength: 6 },
    ),
    fc.constantFrom(once({}), once({ disputed: true }), once({ refundedCents: 5598 })),
  ])('ends where the last facts say, whatever came before', (before, last) => {
    expect(settleAll(onePayment, [...before, last]).status).toBe(
      settleAll(onePayment, [last]).status,
    );
  });
});

describe('a plan', () => {
  const [first, second, third, fourth] = ['in_1', 'in_2', 'in_3', 'in_4'].map((id) =>
    plan('running', { id, invoiceId: id, paymentIntentId: `pi_${id}` }),
  ) as [PaymentFacts, PaymentFacts, PaymentFacts, PaymentFacts];

  test.each([
    ['runs', [first], 'active'],
    ['is paid when every installment is in', [first, second, third, fourth], 'paid'],
    ['is paid whatever the order', [fourth, second, first, third], 'paid'],
    ['stays paid when it ends at Stripe', [first, second, third, fourth, plan('ended')], 'paid'],
    ['is past due', [first, plan('past_due', { id: 'in_2', status: 'failed' })], 'past_due'],
    ['recovers', [first, plan('past_due', { id: 'in_2', status: 'failed' }), second], 'active'],
    ['is paused', [first, plan('paused')], 'paused'],
    ['goes on', [first, plan('paused'), plan('running')], 'active'],
    ['stopped short has ended', [first, second, plan('ended')], 'ended'],
    ['never paid has failed', [plan('ended', { id: 'in_1', status: 'failed' })], 'payment_failed'],
    ['waits for a bank', [plan('running', { id: 'in_1', status: 'processing' })], 'processing'],
    [
      'waits for a bank, told of by another event',
      [plan('running', { id: 'in_1', status: 'processing' }), plan('running')],
      'processing',
    ],
    ['waits for its first charge', [plan('starting')], 'pending'],
    ['that begins later is active', [plan('running')], 'active'],
    [
      'is disputed',
      [first, { ...second, charge: second.charge && { ...second.charge, disputed: true } }],
      'disputed',
    ],
  ] as const)('%s', (_, facts, status) => {
    expect(settleAll(installments, facts).status).toBe(status);
  });

  test('without an end stays active however much has come in', () => {
    const settled = settleAll(gift, [first, second, third]);
    expect(settled).toMatchObject({
      status: 'active',
      paidCents: 7500,
      stripeSubscriptionId: 'sub_1',
    });
    expect(settleAll(gift, [first, second, plan('ended')]).status).toBe('ended');
  });

  property.prop([fc.shuffledSubarray([first, second, third, fourth], { minLength: 4 })])(
    'comes to the same sums in every order of its invoices',
    (order) => {
      expect(settleAll(installments, [...order, ...order])).toMatchObject({
        status: 'paid',
        paidCents: 10_000,
      });
    },
  );
});

describe('money by hand', () => {
  const hand = (amountCents: number, day: string): LedgerEntry => ({
    ...subject,
    id: `hand-${day}-${amountCents}`,
    status: 'paid',
    amountCents,
    refundedCents: 0,
    method: 'check',
    reference: '1042',
    stripePaymentIntentId: null,
    stripeInvoiceId: null,
    paidAt: `${day}T17:00:00.000Z`,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  });
  const takeBack = (entry: LedgerEntry) =>
    reverseEntry(entry, { reason: 'It bounced', at: '2026-12-24T17:00:00.000Z' }, now);
  const first = hand(2500, '2026-11-21');
  const rest = hand(7500, '2026-12-21');

  test.each([
    [
      'one-time, all taken back',
      { ...installments, plan: null },
      [rest, takeBack(rest)],
      'pending',
      0,
    ],
    [
      'one-time, a part is left',
      { ...installments, plan: null },
      [first, rest, takeBack(rest)],
      'pending',
      2500,
    ],
    ['installments, all taken back', installments, [first, takeBack(first)], 'pending', 0],
    ['installments, one is left', installments, [first, rest, takeBack(rest)], 'active', 2500],
  ] as const)('%s', (_, payment, entries, status, paidCents) => {
    const paid = { ...payment, status: 'paid', paidCents: 10_000 } as const;
    const settled = settlePayment(paid, null, entries);
    expect(settled).toMatchObject({ status, paidCents });
    expect(settled.paidAt).toBe(paidCents === 0 ? null : first.paidAt);
  });

  test.each([installments, gift])('a first part of it that was lost is waited for', (whole) => {
    const facts = [once({ disputed: true }), once({ lost: LOST })];
    expect(settleAll(whole, facts).status).toBe('pending');
  });

  test('on a plan that ended at Stripe keeps it ended until all is in, and after it is taken back', () => {
    const ended = { ...installments, status: 'ended', stripeSubscriptionId: 'sub_1' } as const;
    const part = settlePayment(ended, null, [first]);
    expect(part.status).toBe('ended');
    const all = settlePayment(part, null, [first, rest]);
    expect(all.status).toBe('paid');
    expect(settlePayment(all, null, [first, rest, takeBack(rest)]).status).toBe('ended');
  });

  test('with what came for its bills makes a registration paid, unless a plan at Stripe goes on', () => {
    expect(settlePayment(newPayment(10_000, null, 't'), null, [rest], 2500).status).toBe('paid');
    const plan = { ...installments, stripeSubscriptionId: 'sub_1' };
    const standing = (status: Payment['status']) =>
      settlePayment({ ...plan, status }, null, [rest], 2500).status;
    expect(['ended', 'processing', 'disputed'].map((one) => standing(one as 'ended'))).toEqual(
      Array(3).fill('paid'),
    );
    expect(standing('active')).toBe('active');
  });

  test('a dispute of the rest of a stopped plan that was lost leaves the plan ended', () => {
    const disputed = {
      ...installments,
      stripeSubscriptionId: 'sub_1',
      status: 'disputed',
    } as const;
    expect(settlePayment(disputed, null, [first]).status).toBe('ended');
  });
});

describe('a payment page may be open', () => {
  test.each<[string, Partial<Payment>, boolean]>([
    ['that nobody has heard of', {}, true],
    ['but not before there is one', { stripeCheckoutSessionId: null }, false],
    ['but not once it has expired', { status: 'expired' }, false],
    ['but not while its money is on its way', { status: 'processing' }, false],
    ['but not once it was paid', { stripePaymentIntentId: 'pi_1' }, false],
    ['but not once it is a plan', { stripeSubscriptionId: 'sub_1' }, false],
    [
      'that says what it asks for, whatever came before it',
      { asksCents: 500, status: 'processing', stripePaymentIntentId: 'pi_1' },
      true,
    ],
    [
      'that says what it asks for, unless it has expired',
      { asksCents: 500, status: 'expired' },
      false,
    ],
  ])('%s', (_, change, isOpen) => {
    expect(mayHavePage({ ...onePayment, ...change })).toBe(isOpen);
  });
});
