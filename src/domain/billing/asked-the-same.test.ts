import { expect, test } from 'vitest';
import { debtsOf } from '#domain/families/records.ts';
import { statementOf } from '#domain/families/statement.ts';
import { sumCents } from '#domain/money/money.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { owedByHand } from '#domain/payments/owed-by-hand.ts';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import { planPayment } from '#domain/payments/plan-payment.ts';
import { reverseEntry } from '#domain/payments/reversal.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { bill, day, entry, NOW, payerOf, TODAY, ZONE } from '#tests/helpers/family-books.ts';
import { followAdjustment } from './adjust-bill.ts';
import { askableCents } from './askable.ts';
import { noteCancelled } from './cancelled-at.ts';
import { followBills } from './follow-bills.ts';
import { payNowOnBill, payNowOnRegistration } from './pay-now.ts';
import type { PlayerBill } from './player-bill.ts';
import { stillOwedCents } from './received.ts';
import { coveredCents } from './registration-bills.ts';

/* Whatever came and went, all that asks for money asks for the same: bills, books, link, reminder, statement. */

const ana = payerOf('ana@example.org');
const leo = payerOf('leo@example.org');
const COUNTS = { monthlyInstallments: 12, quarterlyInstallments: 4 };

interface State {
  payment: Payment;
  bills: readonly PlayerBill[];
  entries: readonly LedgerEntry[];
}
type Step = (state: State, n: number) => State;

const change =
  (id: string, to: (one: PlayerBill, n: number) => PlayerBill): Step =>
  (state, n) => ({
    ...state,
    bills: state.bills.map((one) => (one.id === id ? to(one, n) : one)),
  });

const pay =
  (id: string, cents: number, method: LedgerEntry['method'] = 'card'): Step =>
  (state, n) => ({
    ...state,
    entries: [...state.entries, { ...entry(id, 'r', cents, n), method }],
  });
const refund =
  (id: string, cents: number): Step =>
  (state, n) => ({
    ...state,
    entries: state.entries.map((one) => {
      if (one.id !== id) return one;
      const refundedCents = one.refundedCents + cents;
      const status = refundedCents < one.amountCents ? 'partially_refunded' : 'refunded';
      return { ...one, refundedCents, status, updatedAt: day(n) };
    }),
  });
/** The payer's bank takes back what was not refunded. */
const lose =
  (id: string): Step =>
  (state, n) => ({
    ...state,
    entries: state.entries.flatMap((one): LedgerEntry[] => {
      if (one.id !== id) return [one];
      const lost = reverseEntry(one, { reason: 'Lost', at: day(n) }, new Date(day(n)));
      const amountCents = one.refundedCents - one.amountCents;
      return [
        { ...one, status: 'dispute_lost' },
        { ...lost, id: `lost-${id}`, amountCents, refundedCents: 0 },
      ];
    }),
  });
const bounce =
  (id: string): Step =>
  (state, n) => ({
    ...state,
    entries: state.entries.flatMap((one) => {
      const back = { reason: 'Bounced', at: day(n) };
      return one.id === id ? [one, reverseEntry(one, back, new Date(day(n)))] : [one];
    }),
  });
const cancel = (id: string) =>
  change(id, (one, n) =>
    noteCancelled(one, { ...one, paymentStatus: 'cancelled', updatedAt: day(n) }, day(n)),
  );
const giveToLeo = (id: string) => change(id, (one) => ({ ...one, payer: leo }));
const writeOff =
  (id: string, cents: number): Step =>
  (state, n) => {
    const lowered = change(id, (one) => ({
      ...one,
      amountCents: one.amountCents - cents,
      adjustments: [
        { id: `w${n}`, kind: 'write-off', cents, at: day(n), reason: 'Hard', code: null, by: 'o' },
      ],
    }))(state, n);
    const [before] = state.bills.filter((one) => one.id === id);
    const [after] = lowered.bills.filter((one) => one.id === id);
    if (!before || !after) return state;
    return { ...lowered, payment: followAdjustment(state.payment, before, after, []) };
  };

/** So much came on a bill alone, which its registration had paid, and so much of that went back. */
const own = (id: string, paidCents: number, refundedCents = 0) =>
  change(id, (one) => {
    const status = refundedCents < paidCents ? 'paid' : 'refunded';
    return {
      ...one,
      payment: { ...newPayment(paidCents, null, 'o'), status, paidCents, refundedCents },
    };
  });

/** What is asked for after a history of Ana's registration with two players at $150.00. */
function after(steps: readonly Step[], plan: Payment['plan'] = null) {
  const start: State = {
    payment: newPayment(30_000, plan, 't'),
    bills: ['a', 'c'].map((id) => bill(id, 15_000, { registrationId: 'r', payer: ana })),
    entries: [],
  };
  return steps.reduce<State>((state, step, n) => {
    const next = step(state, n + 1);
    const of = { payer: ana, entries: next.entries, timeZone: ZONE, now: NOW };
    const followed = followBills({
      before: state.payment,
      payment: next.payment,
      bills: next.bills,
      ...of,
    });
    return { ...next, ...followed };
  }, start);
}

function asked({ payment, bills, entries }: State) {
  const whole = { payer: ana, payment, bills };
  const registration = {
    ...{ id: 'r', number: 'R-1', seasonName: 'Season', createdAt: day(0), updatedAt: day(0) },
    ...whole,
  } as unknown as Registration;
  const emailOf = (one: PlayerBill) => one.payer?.email ?? '';
  const statement = (email: string) => {
    const records = { registrations: [registration], bills, orders: [], entries, emailOf };
    return statementOf(debtsOf(email, records, ZONE), TODAY);
  };
  const theirs = bills.filter((one) => one.payer?.email === leo.email);
  const link = payNowOnRegistration(whole, TODAY);
  const links = theirs.map((one) => payNowOnBill(one, whole, TODAY));
  const promised = { payer: ana, payment, paymentMethod: 'check' } as const;
  const days = { today: TODAY, madeOn: TODAY };
  const sum = (of: readonly PlayerBill[]) => sumCents(of.map(stillOwedCents));
  return {
    bills: sum(bills),
    byHand: owedByHand(payment, TODAY, coveredCents(whole, bills)).owedCents,
    links: sumCents([link, ...links].map((one) => (one.what === 'pay' ? one.cents : 0))),
    reminder: askableCents(bills, promised, days) + sum(theirs),
    dueNow: sumCents([ana, leo].map(({ email }) => statement(email).due?.cents ?? 0)),
    balance: sumCents([ana, leo].map(({ email }) => statement(email).balanceCents)),
  };
}

const everywhere = (cents: number) => ({
  bills: cents,
  byHand: cents,
  links: cents,
  reminder: cents,
  dueNow: cents,
  balance: cents,
});

test.each<[string, number, Step[]]>([
  ['a part refunded', 0, [pay('p', 30_000), refund('p', 5_000)]],
  ['a part paid, and a part of that refunded', 20_000, [pay('p', 10_000), refund('p', 4_000)]],
  ['a part refunded, and the rest lost', 25_000, [pay('p', 30_000), refund('p', 5_000), lose('p')]],
  ['all of it lost', 30_000, [pay('p', 30_000), lose('p')]],
  [
    'a part refunded, the rest lost, and one of two given to another guardian',
    25_000,
    [pay('p', 30_000), refund('p', 5_000), lose('p'), giveToLeo('c')],
  ],
  [
    'the same, and then $100.00 of the other written off',
    15_000,
    [pay('p', 30_000), refund('p', 5_000), lose('p'), giveToLeo('c'), writeOff('a', 10_000)],
  ],
  [
    'a part refunded, the rest lost, and $100.00 written off',
    15_000,
    [pay('p', 30_000), refund('p', 5_000), lose('p'), writeOff('a', 10_000)],
  ],
  [
    'a part refunded, the rest lost, and one of two canceled',
    10_000,
    [pay('p', 30_000), refund('p', 5_000), lose('p'), cancel('c')],
  ],
  [
    'a part refunded, the rest lost, and a part paid again',
    15_000,
    [pay('p', 30_000), refund('p', 5_000), lose('p'), pay('q', 10_000, 'check')],
  ],
  [
    'a part refunded, the rest lost, and all paid again',
    0,
    [pay('p', 30_000), refund('p', 5_000), lose('p'), pay('q', 25_000, 'check')],
  ],
  ['all refunded', 0, [pay('p', 30_000), refund('p', 30_000)]],
  ['a part paid and all of it refunded', 0, [pay('p', 10_000), refund('p', 10_000)]],
  [
    'all refunded beside the bill of another guardian',
    15_000,
    [giveToLeo('c'), pay('p', 15_000), refund('p', 15_000)],
  ],
  [
    'a part refunded, the rest lost, one given to another guardian, and the other canceled',
    15_000,
    [pay('p', 30_000), refund('p', 5_000), lose('p'), giveToLeo('c'), cancel('a')],
  ],
  [
    'paid for the bill and for the registration, the one refunded in full, and the other bounced',
    30_000,
    [pay('k', 30_000, 'check'), own('a', 15_000), own('a', 15_000, 15_000), bounce('k')],
  ],
  [
    'paid twice for the registration, a part refunded in full, and the other bounced',
    20_000,
    [pay('k', 30_000, 'check'), pay('p', 10_000), refund('p', 10_000), bounce('k')],
  ],
  // For what is missing then, the office adds a new bill.
  [
    'paid twice for the registration, one refunded in full, and the other bounced',
    0,
    [pay('k', 30_000, 'check'), pay('p', 30_000), refund('p', 30_000), bounce('k')],
  ],
  ['a check bounced', 30_000, [pay('k', 30_000, 'check'), bounce('k')]],
  ['one of two canceled, and a part paid', 5_000, [cancel('c'), pay('p', 10_000)]],
])('%s: all ask for the same', (_, cents, steps) => {
  expect(asked(after(steps))).toEqual(everywhere(cents));
});

test('a bill of which all that came went back is canceled, not paid', () => {
  const lost = [pay('p', 30_000), refund('p', 5_000), lose('p'), giveToLeo('c')];
  const { bills } = after([...lost, writeOff('a', 10_000)]);
  expect(bills.map(({ paymentStatus }) => paymentStatus)).toEqual(['cancelled', 'overdue']);
});

test('an installment of a plan that goes on is not owed again once it was refunded', () => {
  const plan = planPayment(30_000, 'quarterly', COUNTS, '2026-11-01');
  const state = after([pay('p', 7_500), refund('p', 7_500)], plan);
  expect(state.payment.status).toBe('active');
  const { bills, byHand, reminder, balance } = asked(state);
  expect({ bills, byHand, reminder, balance }).toEqual({
    bills: 22_500,
    byHand: 22_500,
    reminder: 22_500,
    balance: 22_500,
  });
  const atStripe = { ...state, payment: { ...state.payment, stripeSubscriptionId: 'sub_1' } };
  const told = asked(atStripe);
  expect([told.bills, told.balance, told.byHand, told.links]).toEqual([22_500, 22_500, 0, 0]);
});
