import { describe, expect, test } from 'vitest';
import { newPayment } from '#domain/payments/payment.ts';
import { changeBill, newBill } from './change-bill.ts';
import type { PlayerBill } from './player-bill.ts';
import type { PlayerBillForm } from './player-bill-form.ts';

const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const NOW = new Date('2026-11-22T15:00:00Z');
const TODAY = '2026-11-22';
const GUARDIAN = { firstName: 'Ana', lastName: 'Reyes', email: 'ana@example.org' };
const OTHER = { firstName: 'Leo', lastName: 'Diaz', email: 'leo@example.org' };

const form = (change: Partial<PlayerBillForm> = {}): PlayerBillForm => ({
  playerId: 'player-1',
  parentId: 'parent-1',
  amountCents: 15_000,
  description: 'Season fee',
  paymentMethod: 'check',
  paymentStatus: 'pending',
  dueDate: '2026-12-01',
  paidDate: null,
  invoiceNumber: null,
  notes: null,
  ...change,
});

function bill(change: Partial<PlayerBill> = {}): PlayerBill {
  const made = newBill(ID, form(), GUARDIAN, NOW);
  if (!made.ok) throw new Error(made.message);
  return { ...made.bill, ...change };
}

const partPaid = { payment: { ...newPayment(15_000, null, 'token'), paidCents: 1 } };
const paid = { paymentStatus: 'paid', paidDate: '2026-11-20' } as const;
const onItsWay = {
  payment: { ...newPayment(15_000, null, 'token'), status: 'processing' },
} as const;

describe('a new bill', () => {
  test('is open, and nothing has been paid on it', () => {
    expect(bill()).toMatchObject({
      id: ID,
      payer: GUARDIAN,
      paidDate: null,
      payment: null,
      registrationId: null,
      createdAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
    });
  });

  test('is not paid: that is for the books to say', () => {
    const refused = newBill(ID, form({ paymentStatus: 'paid' }), null, NOW);
    expect(refused).toMatchObject({ ok: false, field: 'paymentStatus' });
  });
});

describe('the amount', () => {
  test('may change while no money has come', () => {
    const changed = changeBill(bill(), form({ amountCents: 20_000 }), GUARDIAN, TODAY);
    expect(changed).toMatchObject({ ok: true, bill: { amountCents: 20_000 } });
  });

  test.each<[string, Partial<PlayerBill>, Partial<PlayerBillForm>, RegExp]>([
    ['with a cent paid', partPaid, {}, /A payment was made/],
    ['of a paid bill', paid, { paymentStatus: 'paid' }, /A payment was made/],
    ['of a registration', { registrationId: 'reg-1' }, {}, /comes from a registration/],
    ['with a bank payment on its way', onItsWay, {}, /A payment is being processed/],
  ])('%s stays', (_, before, change, message) => {
    const refused = changeBill(bill(before), form({ amountCents: 20_000, ...change }), null, TODAY);
    expect(refused).toMatchObject({
      ok: false,
      field: 'amountCents',
      message: expect.stringMatching(message),
    });
    expect(changeBill(bill(before), form(change), null, TODAY).ok).toBe(true);
  });
});

describe('an overdue bill that is given more time', () => {
  const atStripe = { ...newPayment(15_000, null, 'token'), stripeSubscriptionId: 'sub_1' };
  const late = { paymentStatus: 'overdue', dueDate: '2026-11-01' } as const;
  const moreTime = { paymentStatus: 'overdue', dueDate: '2026-12-15' } as const;

  test.each<[string, Partial<PlayerBill>, Partial<PlayerBillForm>, string]>([
    ['is pending', late, moreTime, 'pending'],
    ['today is not over', late, { ...moreTime, dueDate: TODAY }, 'pending'],
    [
      'stays overdue with another day that has passed',
      late,
      { ...moreTime, dueDate: '2026-11-21' },
      'overdue',
    ],
    ['stays overdue without a day', late, { ...moreTime, dueDate: null }, 'overdue'],
    [
      'stays as staff chose with the day it had',
      { ...late, dueDate: '2026-12-15' },
      moreTime,
      'overdue',
    ],
    [
      'is overdue where staff say so now',
      { ...late, paymentStatus: 'pending' },
      moreTime,
      'overdue',
    ],
    [
      'stays overdue while its own plan is past due at Stripe',
      { ...late, payment: { ...atStripe, status: 'past_due' } },
      moreTime,
      'overdue',
    ],
    [
      'stays overdue while its money is disputed',
      { ...late, payment: { ...newPayment(15_000, null, 'token'), status: 'disputed' } },
      moreTime,
      'overdue',
    ],
    [
      'is pending though a part of it has come by hand',
      { ...late, payment: { ...newPayment(15_000, null, 'token'), status: 'active' } },
      moreTime,
      'pending',
    ],
  ])('%s', (_, before, change, paymentStatus) => {
    const changed = changeBill(bill(before), form(change), GUARDIAN, TODAY);
    expect(changed).toMatchObject({ ok: true, bill: { paymentStatus } });
  });
});

describe('the status', () => {
  test.each<[PlayerBill['paymentStatus'], PlayerBill['paymentStatus'], boolean]>([
    ['pending', 'overdue', true],
    ['pending', 'cancelled', true],
    ['pending', 'paid', false],
    ['overdue', 'paid', false],
    ['paid', 'paid', true],
    ['paid', 'cancelled', true],
    ['paid', 'pending', false],
    ['paid', 'overdue', false],
  ])('from %s to %s: %s', (from, to, isAllowed) => {
    const changed = changeBill(
      bill({ paymentStatus: from }),
      form({ paymentStatus: to }),
      null,
      TODAY,
    );
    expect(changed).toMatchObject(isAllowed ? { ok: true } : { ok: false, field: 'paymentStatus' });
  });

  test('of a bill paid by check is undone by what a check has', () => {
    const changed = changeBill(bill(paid), form(), null, TODAY);
    expect(changed).toMatchObject({ message: expect.stringContaining('reverse') });
  });

  test('a day paid stands on paid bills alone', () => {
    const paidDate = '2026-11-21';
    const stays = changeBill(bill(paid), form({ paymentStatus: 'paid', paidDate }), null, TODAY);
    expect(stays).toMatchObject({ bill: { paidDate } });
    expect(changeBill(bill(), form({ paidDate }), null, TODAY)).toMatchObject({
      bill: { paidDate: null },
    });
  });
});

test('a bill with a bank payment on its way keeps its notes open to change', () => {
  const changed = changeBill(bill(onItsWay), form({ notes: 'Called' }), GUARDIAN, TODAY);
  expect(changed).toMatchObject({ ok: true, bill: { notes: 'Called' } });
});

describe('a canceled bill that is opened again', () => {
  const cancelled = (change: object) =>
    bill({
      paymentStatus: 'cancelled',
      payment: { ...newPayment(15_000, null, 'token'), ...change },
    });
  const reopen = (change: object) =>
    changeBill(cancelled(change), form({ paymentStatus: 'overdue' }), GUARDIAN, TODAY);

  test('is paid where the books say so, and owed where they do not', () => {
    const came = { status: 'paid', paidCents: 15_000 };
    expect(reopen(came)).toMatchObject({ bill: { paymentStatus: 'paid', paidDate: TODAY } });
    expect(reopen({ paidCents: 5_000 })).toMatchObject({ bill: { paymentStatus: 'overdue' } });
    expect(reopen({ status: 'cancelled' })).toMatchObject({
      bill: { paymentStatus: 'overdue', payment: { status: 'pending' } },
    });
  });

  test('stays over where its money was refunded', () => {
    const over = { status: 'refunded', paidCents: 15_000, refundedCents: 15_000 };
    expect(reopen(over)).toMatchObject({ ok: false, field: 'paymentStatus' });
  });
});

test('a form’s guardian is not stored beside the payer', () => {
  const edit = form({ guardianName: 'Leo Diaz', guardianEmail: OTHER.email });
  const changed = changeBill(bill(), edit, OTHER, TODAY);
  expect(changed).toMatchObject({ ok: true, bill: { payer: OTHER } });
  expect(Object.keys(changed.ok ? changed.bill : {})).not.toContain('guardianEmail');
});

describe('a bill that its adjustments bring to nothing', () => {
  const free = bill({ amountCents: 0, paymentStatus: 'cancelled' });

  test('keeps its notes open to change', () => {
    const edit = form({ amountCents: 0, paymentStatus: 'cancelled', notes: 'Called' });
    expect(changeBill(free, edit, GUARDIAN, TODAY)).toMatchObject({
      ok: true,
      bill: { notes: 'Called' },
    });
  });

  test('is opened by taking one of them back, not by its status', () => {
    const edit = form({ amountCents: 0, paymentStatus: 'pending' });
    expect(changeBill(free, edit, GUARDIAN, TODAY)).toMatchObject({
      ok: false,
      field: 'paymentStatus',
    });
  });

  test('is not made by typing a zero', () => {
    const refused = { ok: false, field: 'amountCents', message: 'Enter an amount above zero.' };
    expect(changeBill(bill(), form({ amountCents: 0 }), GUARDIAN, TODAY)).toMatchObject(refused);
    expect(newBill(ID, form({ amountCents: 0 }), null, NOW)).toMatchObject(refused);
  });
});
