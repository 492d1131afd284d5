import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { handEntry } from '#domain/payments/hand-entry.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import { changeOf } from '#domain/payments/payment-change.ts';
import { isByHand, reverseEntry, standingEntries } from '#domain/payments/reversal.ts';
import { settlePayment } from '#domain/payments/settlement.ts';
import { changeBill, newBill } from './change-bill.ts';
import { payNowOnBill } from './pay-now.ts';
import { BILL_STATUSES, type BillStatus, type PlayerBill } from './player-bill.ts';
import type { PlayerBillForm } from './player-bill-form.ts';
import { settleOwnBill } from './settle-bill.ts';

/* Whatever the office and the payer do to a bill, in whatever order, it says what the ledger says. */

const NOW = new Date('2026-11-22T15:00:00Z');
const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const TODAY = '2026-11-22';
const TIME = { timeZone: 'America/New_York', now: NOW };
const AT = NOW.toISOString();
const TOTAL = 5_000;
const form: PlayerBillForm = {
  playerId: 'player-1',
  parentId: null,
  amountCents: TOTAL,
  description: 'Camp',
  paymentMethod: 'check',
  paymentStatus: 'pending',
  dueDate: '2026-11-01',
  paidDate: null,
  invoiceNumber: null,
  notes: null,
};
const subject = {
  kind: 'bill',
  recordId: ID,
  label: 'Bill B-1',
  name: 'Ana Diaz',
  email: 'ana@example.com',
} as const;
const payer = { firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com' };

interface State {
  bill: PlayerBill;
  entries: readonly LedgerEntry[];
}

function start(): State {
  const made = newBill(ID, form, payer, NOW);
  if (!made.ok) throw new Error(made.message);
  return { bill: made.bill, entries: [] };
}

const paymentOf = ({ bill }: State): Payment =>
  bill.payment ?? newPayment(bill.amountCents, null, 'token');
const isOpen = ({ paymentStatus }: PlayerBill) =>
  paymentStatus === 'pending' || paymentStatus === 'overdue';

/** What the books do with any change of the ledger. */
function book(state: State, entries: readonly LedgerEntry[]): State {
  const payment = paymentOf(state);
  const settled = settlePayment(payment, null, entries);
  const before = { payment, entries: state.entries };
  const change = changeOf(before, { payment: settled, entries }, TIME);
  return { bill: { ...settleOwnBill(state.bill, change, false), payment: settled }, entries };
}

function addMoney(state: State, cents: number, method: 'check' | 'card'): State {
  const money = { idempotencyKey: `${state.entries.length}`, reference: null, date: TODAY };
  const entry = handEntry(subject, { ...money, method: 'check', amountCents: cents }, AT, NOW);
  return book(state, [...state.entries, { ...entry, method }]);
}

type Action = [what: 'status' | 'hand' | 'card' | 'reverse' | 'refund', n: number];

function act(state: State, [what, n]: Action): State {
  const { bill, entries } = state;
  const standing = standingEntries(entries);
  const entry = standing[n % Math.max(standing.length, 1)];
  const left = bill.amountCents - paymentOf(state).paidCents;
  switch (what) {
    case 'status': {
      const paymentStatus = BILL_STATUSES[n % BILL_STATUSES.length] as BillStatus;
      const changed = changeBill(bill, { ...form, paymentStatus }, payer, TODAY);
      return changed.ok ? { ...state, bill: changed.bill } : state;
    }
    case 'hand':
      return isOpen(bill) && left > 0 ? addMoney(state, 1 + (n % left), 'check') : state;
    case 'card': {
      const payNow = payNowOnBill(bill, undefined, TODAY);
      return payNow.what === 'pay' ? addMoney(state, payNow.cents, 'card') : state;
    }
    case 'reverse': {
      if (!entry || !isByHand(entry)) return state;
      return book(state, [...entries, reverseEntry(entry, { reason: 'Wrong', at: AT }, NOW)]);
    }
    default: {
      if (entry?.method !== 'card') return state;
      const refundedCents = Math.min(entry.amountCents, entry.refundedCents + 1 + n);
      const status = refundedCents === entry.amountCents ? 'refunded' : 'partially_refunded';
      return book(
        state,
        entries.map((one) => (one === entry ? { ...one, refundedCents, status } : one)),
      );
    }
  }
}

const actions = fc.array(
  fc.tuple(
    fc.constantFrom('status', 'hand', 'card', 'reverse', 'refund'),
    fc.integer({ min: 0, max: 6_000 }),
  ),
  { maxLength: 30 },
);

test.prop([actions], { numRuns: 500 })('a bill never contradicts its ledger', (steps) => {
  let state = start();
  for (const step of steps as Action[]) {
    state = act(state, step);
    const { bill, entries } = state;
    const came = entries.reduce((sum, { amountCents }) => sum + amountCents, 0);
    expect(bill.payment?.paidCents ?? 0).toBe(came);
    if (bill.paymentStatus === 'paid') expect(came).toBeGreaterThanOrEqual(TOTAL);
    if (isOpen(bill)) expect(came).toBeLessThan(TOTAL);
    const payNow = payNowOnBill(bill, undefined, TODAY);
    if (payNow.what === 'pay') expect(payNow.cents).toBe(TOTAL - came);
    else if (isOpen(bill)) expect(TOTAL - came).toBeLessThan(100);
    if (!isOpen(bill)) expect(payNow).toEqual({ what: bill.paymentStatus });
    // The office gets out of every state: an open bill can be canceled, whatever came.
    if (isOpen(bill)) {
      expect(changeBill(bill, { ...form, paymentStatus: 'cancelled' }, payer, TODAY).ok).toBe(true);
    }
  }
});
