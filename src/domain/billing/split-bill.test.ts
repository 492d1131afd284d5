import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { newPayment } from '#domain/payments/payment.ts';
import { planPayment } from '#domain/payments/plan-payment.ts';
import type { PlayerBill } from './player-bill.ts';
import { stillOwedCents } from './received.ts';
import { MOST_PARTS, SPLIT_FREQUENCIES, splitBill } from './split-bill.ts';

const TODAY = '2026-11-22';
const NOW = new Date('2026-11-22T15:00:00Z');
const ids = Array.from({ length: MOST_PARTS - 1 }, () => crypto.randomUUID());

function bill(amountCents: number, change: Partial<PlayerBill> = {}): PlayerBill {
  return {
    id: 'b',
    number: 'K7QF-2M9X',
    playerId: 'p',
    parentId: null,
    payer: null,
    amountCents,
    description: 'Season',
    paymentMethod: 'check',
    paymentStatus: 'overdue',
    dueDate: '2026-08-01',
    paidDate: null,
    invoiceNumber: null,
    notes: null,
    registrationId: null,
    payment: null,
    createdAt: '2026-07-01T12:00:00.000Z',
    updatedAt: '2026-07-01T12:00:00.000Z',
    ...change,
  } as PlayerBill;
}
const form = { count: 3, firstOn: '2026-12-31', frequency: 'monthly' } as const;
const split = (one: PlayerBill, registration = null as PlayerBill['payment'], how = form) =>
  splitBill({ bill: one, registration, today: TODAY }, how, ids, NOW);

property.prop([
  fc.integer({ min: 1_200, max: 10_000_000 }),
  fc.integer({ min: 0, max: 1_000 }),
  fc.integer({ min: 2, max: MOST_PARTS }),
  fc.constantFrom(...SPLIT_FREQUENCIES),
])('the parts come to what was owed, each on a later day', (rest, came, count, frequency) => {
  const payment = came > 0 ? { ...newPayment(rest + came, null, 't'), paidCents: came } : null;
  const before = bill(rest + came, { payment, receivedCents: came });
  const how = { count, frequency, firstOn: '2026-12-31' };
  const answer = splitBill({ bill: before, registration: null, today: TODAY }, how, ids, NOW);
  if (!answer.ok) throw new Error(answer.message);
  const all = [answer.bill, ...answer.others];
  expect(all).toHaveLength(count);
  expect(all.reduce((sum, one) => sum + stillOwedCents(one), 0)).toBe(rest);
  expect(all.reduce((sum, one) => sum + one.amountCents, 0)).toBe(rest + came);
  expect(answer.bill.payment?.totalCents ?? answer.bill.amountCents).toBe(answer.bill.amountCents);
  const days = all.map(({ dueDate }) => dueDate ?? '');
  expect(days).toEqual([...days].sort());
  expect(new Set(days).size).toBe(count);
  expect(new Set(all.map(({ id }) => id)).size).toBe(count);
});

test('each part says which it is, and of which bill', () => {
  const answer = split(bill(10_000));
  expect(answer).toMatchObject({
    bill: { amountCents: 3_334, description: 'Season (part 1 of 3)', dueDate: '2026-12-31' },
    others: [
      { amountCents: 3_333, description: 'Season (part 2 of 3)', dueDate: '2027-01-31' },
      { amountCents: 3_333, dueDate: '2027-02-28', notes: 'Part 3 of 3 of bill K7QF-2M9X.' },
    ],
  });
});

test('the other parts know which registration they come from, and a part of a part as well', () => {
  const partsOf = (change: Partial<PlayerBill>) => {
    const answer = split(bill(10_000, change));
    return answer.ok
      ? answer.others.map(({ registrationId, partOf }) => [registrationId, partOf])
      : [];
  };
  expect(partsOf({ registrationId: 'r' })).toEqual(Array(2).fill([null, 'r']));
  expect(partsOf({ partOf: 'r' })).toEqual(Array(2).fill([null, 'r']));
  expect(partsOf({})).toEqual(Array(2).fill([null, undefined]));
});

test('is refused where nothing is owed, or something else collects it', () => {
  const counts = { monthlyInstallments: 3, quarterlyInstallments: 2 };
  const plan = planPayment(10_000, 'monthly', counts, TODAY);
  const planned = newPayment(10_000, plan, 't');
  const refused = [
    split(bill(10_000, { paymentStatus: 'paid' })),
    split(bill(10_000, { paymentStatus: 'cancelled' })),
    split(bill(299)),
    split(bill(10_000), planned),
    split(bill(10_000), { ...planned, status: 'active', stripeSubscriptionId: 'sub' }),
    split(bill(10_000), { ...planned, status: 'ended', stripeSubscriptionId: 'sub' }),
    split(bill(10_000), { ...newPayment(10_000, null, 't'), status: 'processing' }),
    split(bill(10_000), { ...newPayment(10_000, null, 't'), status: 'disputed' }),
    splitBill(
      { bill: bill(10_000), registration: null, today: TODAY },
      { ...form, firstOn: '2026-11-21' },
      ids,
      NOW,
    ),
  ];
  expect(refused.map(({ ok }) => ok)).toEqual(refused.map(() => false));
  expect(split(bill(10_000), { ...planned, status: 'ended' }).ok).toBe(true);
});
