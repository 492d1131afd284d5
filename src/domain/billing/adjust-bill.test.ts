import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { listCharges } from '#domain/payments/charge-day.ts';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import { planPayment } from '#domain/payments/plan-payment.ts';
import {
  addAdjustment,
  followAdjustment,
  mostAdjustableCents,
  refusalToTakeBack,
  takeBackAdjustment,
} from './adjust-bill.ts';
import { ADJUSTMENT_KINDS, type Adjustment, grossCents } from './adjustment.ts';
import type { PlayerBill } from './player-bill.ts';
import { noteReceived } from './received.ts';

const today = '2026-11-22';
const payer = { email: 'ana@example.com' };
const adjustment = (cents: number, kind: Adjustment['kind'] = 'scholarship', id = 'a') =>
  ({
    id,
    kind,
    cents,
    reason: 'Why',
    code: null,
    by: 'office@example.com',
    at: '2026-11-22T12:00:00.000Z',
  }) as const;
const bill = (change: Partial<PlayerBill> = {}): PlayerBill => ({
  id: 'b',
  number: 'B',
  playerId: 'p',
  parentId: null,
  payer: null,
  amountCents: 15_000,
  description: 'D',
  paymentMethod: 'check',
  paymentStatus: 'pending',
  dueDate: null,
  paidDate: null,
  invoiceNumber: null,
  notes: null,
  registrationId: null,
  payment: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
  ...change,
});
const given = (one: PlayerBill, siblings: PlayerBill[] = [], registration: Payment | null = null) =>
  ({ bill: one, siblings, registration, entries: [], today }) as const;
const added = (...args: Parameters<typeof addAdjustment>) => {
  const answer = addAdjustment(...args);
  if (!answer.ok) throw new Error(answer.message);
  return answer.bill;
};

test.each([
  ['scholarship', 'paid', today],
  ['discount', 'paid', today],
  ['write-off', 'cancelled', null],
] as const)('a bill that comes to nothing by a %s is %s', (kind, paymentStatus, paidDate) => {
  const next = added(given(bill()), adjustment(15_000, kind));
  expect(next).toMatchObject({ amountCents: 0, paymentStatus, paidDate });
  expect(takeBackAdjustment(given(next), 'a')).toMatchObject({
    ok: true,
    bill: { amountCents: 15_000, paymentStatus: 'pending', paidDate: null, adjustments: [] },
  });
});

test('what is taken back after the due date is overdue', () => {
  const next = added(given(bill({ dueDate: '2026-11-01' })), adjustment(15_000));
  expect(takeBackAdjustment(given(next), 'a')).toMatchObject({
    bill: { paymentStatus: 'overdue' },
  });
});

test.each([
  ['paid', { paymentStatus: 'paid' }, 'Refund a part of its payment, or reverse'],
  ['cancelled', { paymentStatus: 'cancelled' }, 'was canceled'],
  ['disputed', { payment: { ...newPayment(15_000, null, 't'), status: 'disputed' } }, 'disputes'],
  [
    'being paid',
    { payment: { ...newPayment(15_000, null, 't'), status: 'processing' } },
    'being processed',
  ],
] as const)('a bill that is %s is refused, and says what to do', (_, change, words) => {
  const answer = addAdjustment(given(bill(change)), adjustment(100));
  expect(answer).toMatchObject({ ok: false, message: expect.stringContaining(words) });
});

test('a plan at Stripe is to be stopped first', () => {
  const plan = {
    ...newPayment(15_000, null, 't'),
    status: 'active',
    stripeSubscriptionId: 's',
  } as const;
  const answer = addAdjustment(given(bill({ registrationId: 'r' }), [], plan), adjustment(100));
  expect(answer).toMatchObject({ message: expect.stringContaining('Stop the plan in Stripe') });
});

test('no more than is still owed, and it says how much that is', () => {
  const part = bill({ receivedCents: 5_000 });
  expect(addAdjustment(given(part), adjustment(10_001))).toMatchObject({
    field: 'cents',
    message: 'Enter an amount from $0.01 to $100.00, which is still owed.',
  });
});

test('a bill on which nothing is owed is refused', () => {
  expect(addAdjustment(given(bill({ receivedCents: 15_000 })), adjustment(100))).toEqual({
    ok: false,
    message: 'Nothing is owed on this bill.',
  });
});

const refunded = { ...newPayment(10_000, null, 't'), paidCents: 5_000, refundedCents: 2_000 };
test.each([
  ['being paid', { payment: { ...newPayment(10_000, null, 't'), status: 'processing' } }, 'proces'],
  ['disputed', { payment: { ...newPayment(10_000, null, 't'), status: 'disputed' } }, 'disputes'],
  ['canceled', { paymentStatus: 'cancelled' }, 'Set it to Unpaid first'],
  ['refunded in part', { payment: refunded }, 'Add another bill'],
  ['refunded and closed', { payment: refunded, paymentStatus: 'cancelled' }, 'Add another bill'],
] as const)('nothing is taken back on a bill that is %s', (_, change, words) => {
  const lowered = added(given(bill()), adjustment(5_000));
  const one = given({ ...lowered, ...change });
  const message = expect.stringContaining(words);
  expect(takeBackAdjustment(one, 'a')).toMatchObject({ ok: false, message });
  // The detail of the bill says so before.
  expect(refusalToTakeBack(one)).toEqual(message);
});

test.each([
  ['ended', 'write-off', 'cancelled'],
  ['paid', 'scholarship', 'cancelled'],
  ['paid', 'write-off', 'paid'],
] as const)(
  'a registration that asks for nothing is %s after a %s beside a %s bill',
  (status, kind, other) => {
    const sibling = bill({ id: 'c', amountCents: 0, paymentStatus: other });
    const before = bill();
    const after = added(given(before, [sibling]), adjustment(15_000, kind));
    const payment = newPayment(15_000, null, 't');
    expect(followAdjustment(payment, before, after, [sibling])).toMatchObject({ status });
  },
);

test('of one of two bills all may go, where the other takes what came', () => {
  const bills = noteReceived([bill({ id: 'a' }), bill({ id: 'b' })], {
    payer,
    payment: { ...newPayment(30_000, null, 't'), paidCents: 5_000 },
    entries: [],
  });
  const [one = bill(), other = bill()] = bills;
  expect(mostAdjustableCents(given(one, [other]))).toBe(15_000);
});

test('the charges of a plan by hand come to the new total', () => {
  const counts = { monthlyInstallments: 12, quarterlyInstallments: 4 };
  const payment = newPayment(30_000, planPayment(30_000, 'monthly', counts, today), 't');
  const before = bill();
  const after = added(given(before, [bill({ id: 'c' })], payment), adjustment(4_001));
  const next = followAdjustment(payment, before, after, [bill({ id: 'c' })]);
  const charges = next.plan ? listCharges(next.plan) : [];
  expect(charges.reduce((sum, { cents }) => sum + cents, 0)).toBe(25_999);
  expect(charges.map(({ on }) => on)).toEqual(
    payment.plan && listCharges(payment.plan).map(({ on }) => on),
  );
});

const step = fc.record({
  at: fc.nat({ max: 3 }),
  kind: fc.constantFrom(...ADJUSTMENT_KINDS),
  cents: fc.integer({ min: 0, max: 20_000 }),
  takesBack: fc.boolean(),
  which: fc.nat({ max: 5 }),
});

property.prop([
  fc.integer({ min: 1, max: 4 }),
  fc.array(step, { maxLength: 25 }),
  fc.constantFrom('one-time' as const, 'monthly' as const),
  fc.integer({ min: 0, max: 30_000 }),
])(
  'however bills are adjusted: gross stays, none is below zero, the registration is their sum',
  (count, steps, frequency, came) => {
    const total = count * 15_000;
    const counts = { monthlyInstallments: 12, quarterlyInstallments: 4 };
    const plan = planPayment(total, frequency, counts, today);
    let payment: Payment = {
      ...newPayment(total, plan, 't'),
      paidCents: Math.min(came, total - 1),
    };
    let bills = noteReceived(
      Array.from({ length: count }, (_, n) => bill({ id: `${n}`, registrationId: 'r' })),
      { payer, payment, entries: [] },
    );
    for (const [n, { at, kind, cents, takesBack, which }] of steps.entries()) {
      const before = bills[at % count] ?? bill();
      const siblings = bills.filter((one) => one !== before);
      const one = { ...given(before, siblings, payment) };
      const known = before.adjustments ?? [];
      const answer = takesBack
        ? takeBackAdjustment(one, known[which % (known.length || 1)]?.id ?? 'none')
        : addAdjustment(one, adjustment(cents, kind, `${n}`));
      if (!answer.ok) continue;
      payment = followAdjustment(payment, before, answer.bill, siblings);
      bills = noteReceived(
        bills.map((each) => (each === before ? answer.bill : each)),
        { payer, payment, entries: [] },
      );
    }
    const sum = (list: number[]) => list.reduce((all, each) => all + each, 0);
    expect(bills.map(grossCents)).toEqual(bills.map(() => 15_000));
    expect(bills.every(({ amountCents }) => amountCents >= 0)).toBe(true);
    expect(payment.totalCents).toBe(sum(bills.map(({ amountCents }) => amountCents)));
    expect(payment.totalCents).toBeGreaterThanOrEqual(payment.paidCents);
    if (payment.plan) {
      expect(sum(listCharges(payment.plan).map((charge) => charge.cents))).toBe(payment.totalCents);
    }
  },
);
