import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { bookInto } from './book-charge.ts';
import type { ChargeFacts, PaymentFacts } from './facts.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { newPayment, type Payment } from './payment.ts';
import { placeInPlan } from './place-in-plan.ts';
import { planPayment } from './plan-payment.ts';
import { isSuperseded, settlePayment } from './settlement.ts';

/* Decision 0003: the records follow from what Stripe says, not from the order in which events come. */

const now = new Date('2027-03-01T12:00:00Z');
const subject = {
  kind: 'registration',
  recordId: 'r1',
  label: 'Registration A-1',
  name: 'Ana Diaz',
  email: 'ana@example.com',
} as const;

const chargeOf = (
  id: string,
  paidAt: string | null,
  change: Partial<ChargeFacts>,
): ChargeFacts => ({
  id,
  paymentIntentId: `pi_${id}`,
  invoiceId: null,
  sessionId: null,
  isFirst: true,
  status: paidAt === null ? 'failed' : 'paid',
  amountCents: 10_000,
  refundedCents: 0,
  refunds: [],
  feeCents: null,
  disputed: false,
  lost: null,
  method: 'us_bank_account',
  paidAt,
  ...change,
});

/** Books and settles each as its event does, and says what stands in the end. */
function inOrder(payment: Payment, all: readonly PaymentFacts[]) {
  let current = payment;
  let entries: readonly LedgerEntry[] = [];
  for (const facts of all) {
    if (isSuperseded(current, facts, entries)) continue;
    if (facts.charge) entries = bookInto(entries, facts.charge, subject, now);
    current = settlePayment(current, facts, entries);
  }
  const sorted = [...entries].sort((a, b) => (a.id < b.id ? -1 : 1));
  return {
    payment: current,
    entries: sorted,
    places: sorted.map((entry) => placeInPlan(entries, entry)),
  };
}

/** Two pages were paid, and what became of the money. Asked by page and by payment. */
function paidTwice(first: Partial<ChargeFacts>, second: Partial<ChargeFacts>): PaymentFacts[] {
  const [one, two] = [
    chargeOf('a', '2026-12-31T23:30:00.000Z', first),
    chargeOf('b', '2027-01-02T10:00:00.000Z', second),
  ];
  const bySession = (charge: ChargeFacts, id: string): PaymentFacts => ({
    session: { id, status: 'complete' },
    subscription: null,
    charge: { ...charge, sessionId: id },
    customerId: null,
  });
  const byIntent = (charge: ChargeFacts): PaymentFacts => ({
    session: null,
    subscription: null,
    customerId: null,
    charge,
  });
  return [bySession(one, 'cs_1'), bySession(two, 'cs_2'), byIntent(one), byIntent(two)];
}

/** What a payment that arrived may have come to. */
const FATES: readonly Partial<ChargeFacts>[] = [
  {},
  { refundedCents: 2500 },
  { refundedCents: 10_000 },
  { disputed: true },
  { lost: { cents: 10_000, feeCents: 1500, at: '2027-02-01T10:00:00.000Z' } },
];

test.prop([
  fc.constantFrom(...FATES),
  fc.constantFrom(...FATES),
  fc.constantFrom(null, 'cs_1', 'cs_2'),
  fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
])('two pages paid: every order gives the same', (first, second, present, order) => {
  const payment = { ...newPayment(10_000, null, 'token'), stripeCheckoutSessionId: present };
  const facts = paidTwice(first, second);
  const shuffled = order.flatMap((index) => facts[index] ?? []);
  expect(inOrder(payment, shuffled)).toEqual(inOrder(payment, facts));
});

const counts = { monthlyInstallments: 12, quarterlyInstallments: 4 };
const plan = planPayment(40_000, 'quarterly', counts, '2026-11-21');

test.prop([
  fc.array(fc.constantFrom(...FATES), { minLength: 4, maxLength: 4 }),
  fc.constantFrom('running', 'ended', 'past_due', 'paused'),
  fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
])('installments: every order gives the same records and places', (fates, status, order) => {
  const facts = fates.map((fate, index): PaymentFacts => {
    const paidAt = `2027-0${index + 1}-21T10:00:00.000Z`;
    const invoiceId = `in_${index}`;
    return {
      session: index === 0 ? { id: 'cs_1', status: 'complete' } : null,
      subscription: { id: 'sub_1', status },
      charge: chargeOf(invoiceId, paidAt, { invoiceId, isFirst: index === 0, ...fate }),
      customerId: 'cus_1',
    };
  });
  const payment = newPayment(40_000, plan, 'token');
  const shuffled = order.flatMap((index) => facts[index] ?? []);
  expect(inOrder(payment, shuffled)).toEqual(inOrder(payment, facts));
});
