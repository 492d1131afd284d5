import { expect, test } from 'vitest';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import { reverseEntry } from '#domain/payments/reversal.ts';
import { bill, day, entry, NOW, payerOf, ZONE } from '#tests/helpers/family-books.ts';
import { followAdjustment } from './adjust-bill.ts';
import type { Adjustment } from './adjustment.ts';
import { noteCancelled } from './cancelled-at.ts';
import { followBills } from './follow-bills.ts';
import type { PlayerBill } from './player-bill.ts';
import { stillOwedCents } from './received.ts';

/* What a guardian paid for bills of her own that were canceled or lowered is hers, and pays no other's. */

const ana = payerOf('ana@example.org');
const leo = payerOf('leo@example.org');

interface State {
  payment: Payment;
  bills: PlayerBill[];
  entries: LedgerEntry[];
}
type Step = (state: State, n: number) => State;

const isIt = (id: string) => (one: PlayerBill) => one.id === id;
const changed = (bills: PlayerBill[], id: string, change: (one: PlayerBill) => PlayerBill) =>
  bills.map((one) => (isIt(id)(one) ? change(one) : one));

const pay =
  (cents: number): Step =>
  (state, n) => ({ ...state, entries: [...state.entries, entry(`e${n}`, 'r', cents, n)] });
const refund =
  (cents: number): Step =>
  (state, n) => ({
    ...state,
    entries: state.entries.map((one, index) => {
      if (index > 0) return one;
      const refundedCents = one.refundedCents + cents;
      const status = refundedCents < one.amountCents ? 'partially_refunded' : 'refunded';
      return { ...one, refundedCents, status, updatedAt: day(n) };
    }),
  });
const bounce: Step = (state, n) => {
  const [first] = state.entries;
  if (!first) return state;
  const reversal = reverseEntry(first, { reason: 'Bounced', at: day(n) }, new Date(day(n)));
  return { ...state, entries: [...state.entries, reversal] };
};
/** What is kept of the check that the step before took back, noted with the day of that. */
const keep =
  (cents: number): Step =>
  (state, n) => {
    const kept = { ...entry(`e${n}`, 'r', cents, n), paidAt: day(n - 1) };
    const check = { reference: '1042' };
    return { ...state, entries: [...state.entries, kept].map((one) => ({ ...one, ...check })) };
  };
/** The office corrects the first payment, say its check number. */
const correct: Step = (state, n) => {
  const [first] = state.entries;
  if (!first) return state;
  const now = new Date(day(n));
  const wrong = reverseEntry(first, { reason: 'Typo', at: day(n), corrects: true }, now);
  const createdAt = new Date(now.getTime() + 1).toISOString();
  const right = { ...first, id: `e${n}`, replaces: first.id, createdAt };
  return { ...state, entries: [...state.entries, wrong, right] };
};
/** The same, before the right entry named the wrong one. */
const correctOld: Step = (state, n) => {
  const { entries, ...rest } = correct(state, n);
  return { ...rest, entries: entries.map(({ replaces: _, ...one }) => one) };
};
/** The same, while another admin notes another check. */
const correctAndPay =
  (cents: number): Step =>
  (state, n) => {
    const { entries, ...rest } = correct(state, n);
    const createdAt = entries.at(-1)?.createdAt ?? day(n);
    return { ...rest, entries: [...entries, { ...entry(`p${n}`, 'r', cents, n), createdAt }] };
  };
const cancel =
  (id: string): Step =>
  (state, n) => ({
    ...state,
    bills: changed(state.bills, id, (one) =>
      noteCancelled(one, { ...one, paymentStatus: 'cancelled', updatedAt: day(n) }, day(n)),
    ),
  });
/** The office edits its notes, or its guardian's address. */
const edit =
  (id: string): Step =>
  (state, n) => ({
    ...state,
    bills: changed(state.bills, id, (one) =>
      noteCancelled(one, { ...one, updatedAt: day(n) }, day(n)),
    ),
  });
const lower =
  (id: string, cents: number): Step =>
  (state, n) => {
    const before = state.bills.find(isIt(id));
    if (!before) return state;
    const kind = 'scholarship' as const;
    const reason = { reason: 'Grant', code: null, by: 'office@example.org' };
    const adjustments: Adjustment[] = [{ id: `a${n}`, kind, cents, at: day(n), ...reason }];
    const amountCents = before.amountCents - cents;
    const after = { ...before, amountCents, adjustments };
    return {
      ...state,
      payment: followAdjustment(state.payment, before, after, []),
      bills: changed(state.bills, id, () => after),
    };
  };

/** Ana registers with bills `a` and `c` of $150.00 each, or `a` alone; `l` of $150.00 is Leo's to pay. */
function after(own: string[], steps: Step[]) {
  const bills = [
    ...own.map((id) => bill(id, 15_000, { registrationId: 'r', dueDate: null, payer: ana })),
    bill('l', 15_000, { registrationId: 'r', dueDate: null, payer: leo }),
  ];
  const start = { payment: newPayment(bills.length * 15_000, null, 't'), bills, entries: [] };
  const { payment, bills: all } = steps.reduce<State>((state, step, n) => {
    const next = step(state, n + 1);
    const { entries } = next;
    const of = { payer: ana, bills: next.bills, entries, timeZone: ZONE, now: NOW };
    return { entries, ...followBills({ before: state.payment, payment: next.payment, ...of }) };
  }, start);
  const theirs = all.find(isIt('l')) ?? bill('l', 0);
  return {
    theirs: [theirs.paymentStatus, stillOwedCents(theirs)],
    surplus: payment.surplusCents ?? 0,
    isPaid: payment.status === 'paid',
  };
}

const open = (surplus: number) => ({ theirs: ['pending', 15_000], surplus, isPaid: false });
const paid = (surplus: number) => ({ theirs: ['paid', 0], surplus, isPaid: true });

test.each<[string, string[], Step[], number]>([
  ['a part refunded, then canceled', ['a'], [pay(15_000), refund(10_000), cancel('a')], 5_000],
  ['canceled, then a part refunded', ['a'], [pay(15_000), cancel('a'), refund(10_000)], 5_000],
  ['canceled', ['a'], [pay(15_000), cancel('a')], 15_000],
  ['canceled, then refunded', ['a'], [pay(15_000), cancel('a'), refund(15_000)], 0],
  ['a part paid, then canceled', ['a'], [pay(4_000), cancel('a')], 4_000],
  ['a part paid, then a full scholarship', ['a'], [pay(10_000), lower('a', 15_000)], 10_000],
  ['lowered below what was paid', ['a'], [pay(10_000), lower('a', 12_000)], 7_000],
  ['one of two refunded, then canceled', ['a', 'c'], [pay(30_000), refund(15_000), cancel('c')], 0],
  ['one of two canceled, then refunded', ['a', 'c'], [pay(30_000), cancel('c'), refund(15_000)], 0],
  ['both canceled', ['a', 'c'], [pay(30_000), cancel('c'), cancel('a')], 30_000],
  ['by check, sent back in part', ['a'], [pay(15_000), bounce, pay(5_000), cancel('a')], 5_000],
  [
    'canceled, then by check sent back in part',
    ['a'],
    [pay(15_000), cancel('a'), bounce, keep(5_000)],
    5_000,
  ],
  ['canceled, then its check corrected', ['a'], [pay(15_000), cancel('a'), correct], 15_000],
  ['the same, noted as before', ['a'], [pay(15_000), cancel('a'), correctOld], 15_000],
  ['canceled, then its check bounced', ['a'], [pay(15_000), cancel('a'), bounce], 0],
])('%s: the other guardian owes as before', (_, own, steps, surplus) => {
  expect(after(own, steps)).toEqual(open(surplus));
});

test('what she pays beyond all that her own bills ask for at the time pays the other’s', () => {
  expect(after(['a'], [pay(30_000)])).toEqual(paid(0));
  expect(after(['a'], [lower('a', 5_000), pay(25_000)])).toEqual(paid(0));
  expect(after(['a'], [cancel('a'), pay(15_000)])).toEqual(paid(0));
  expect(after(['a'], [cancel('a'), pay(10_000), edit('a'), pay(5_000)])).toEqual(paid(0));
  expect(after(['a'], [pay(15_000), cancel('a'), pay(15_000)])).toEqual(paid(15_000));
  expect(after(['a'], [pay(15_000), lower('a', 0), pay(15_000)])).toEqual(paid(0));
  expect(after(['a'], [pay(30_000), cancel('a')])).toEqual(paid(15_000));
  expect(after(['a'], [pay(30_000), cancel('a'), refund(15_000)]).theirs).toEqual(['paid', 0]);
});

test('a check that is noted in the instant of a correction is a payment of its own', () => {
  expect(after(['a'], [pay(10_000), cancel('a'), correctAndPay(15_000)])).toEqual(paid(10_000));
});

test('a part of it that she paid stays so, and is no more once her own is canceled', () => {
  const part = { theirs: ['pending', 10_000], surplus: 15_000, isPaid: false };
  expect(after(['a'], [pay(20_000), cancel('a')])).toEqual(part);
  expect(after(['a'], [pay(20_000), cancel('a'), refund(15_000)])).toEqual({ ...part, surplus: 0 });
  expect(after(['a'], [pay(20_000), cancel('a'), pay(10_000)])).toEqual(paid(15_000));
});
