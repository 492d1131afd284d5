import { describe, expect, test } from 'vitest';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import type { BillStatus } from './player-bill.ts';
import { settleBill } from './settle-bill.ts';

const registration = (change: Partial<Payment> = {}): Payment => ({
  ...newPayment(30_000, null, 'token'),
  ...change,
});

/** What becomes of a bill of $150.00, of which so much came on itself, when its registration's payment changes. */
function statusAfter(
  status: BillStatus,
  ownCents: number,
  [before, after]: [Partial<Payment>, Partial<Payment>],
  coveredCents = ownCents,
): BillStatus {
  const bill = {
    id: 'b',
    number: 'B-1',
    playerId: 'p',
    parentId: null,
    payer: null,
    amountCents: 15_000,
    description: 'Season',
    paymentMethod: 'check',
    paymentStatus: status,
    dueDate: null,
    paidDate: null,
    invoiceNumber: null,
    notes: null,
    registrationId: 'r',
    payment: ownCents > 0 ? { ...newPayment(15_000, null, 'own'), paidCents: ownCents } : null,
    createdAt: '2026-11-01T12:00:00.000Z',
    updatedAt: '2026-11-01T12:00:00.000Z',
  } as const;
  const change = {
    before: { payment: registration(before), entries: [] },
    after: { payment: registration(after), entries: [] },
    paidOn: '2026-11-20',
    today: '2026-11-21',
    stoppedOn: '2026-11-21',
    timeZone: 'America/New_York',
    method: 'check',
    now: new Date('2026-11-21T12:00:00Z'),
  } as const;
  return settleBill(bill, change, coveredCents)?.paymentStatus ?? status;
}

const RECEIVED: [Partial<Payment>, Partial<Payment>] = [{}, { status: 'paid', paidCents: 25_000 }];
const TAKEN_BACK: [Partial<Payment>, Partial<Payment>] = [
  { status: 'paid', paidCents: 25_000 },
  {},
];

describe('a bill with a part of its own', () => {
  test('is paid with the rest of its registration, and owed again when that goes', () => {
    expect(statusAfter('pending', 5_000, RECEIVED)).toBe('paid');
    expect(statusAfter('paid', 5_000, TAKEN_BACK)).toBe('pending');
  });

  test('that is all of it is settled by nothing else', () => {
    expect(statusAfter('paid', 15_000, TAKEN_BACK)).toBe('paid');
    expect(statusAfter('overdue', 15_000, RECEIVED)).toBe('overdue');
  });
});

test('with a sibling’s bill canceled the rest pays it, whatever went back of a part before', () => {
  const part = { paidCents: 10_000, refundedCents: 2_000, status: 'partially_refunded' } as const;
  const all = { ...part, paidCents: 15_000 };
  expect(statusAfter('pending', 0, [part, all], 15_000)).toBe('paid');
  expect(statusAfter('pending', 0, [part, part], 0)).toBe('pending');
});
