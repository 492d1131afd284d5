import { describe, expect, test } from 'vitest';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import type { PaymentChange } from '#domain/payments/payment-change.ts';
import { planPayment } from '#domain/payments/plan-payment.ts';
import type { BillStatus, PlayerBill } from './player-bill.ts';
import { settleBill, settleBills } from './settle-bill.ts';

const COUNTS = { monthlyInstallments: 12, quarterlyInstallments: 4 };
const registration = (change: Partial<Payment> = {}): Payment => ({
  ...newPayment(30_000, null, 'token'),
  ...change,
});

const billOf = (change: Partial<PlayerBill>): PlayerBill => ({
  id: 'b',
  number: 'B-1',
  playerId: 'p',
  parentId: null,
  payer: null,
  amountCents: 15_000,
  description: 'Season',
  paymentMethod: 'check',
  paymentStatus: 'pending',
  dueDate: null,
  paidDate: null,
  invoiceNumber: null,
  notes: null,
  registrationId: 'r',
  payment: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
  ...change,
});

const changeTo = ([before, after]: [Partial<Payment>, Partial<Payment>]): PaymentChange => ({
  before: { payment: registration(before), entries: [] },
  after: { payment: registration(after), entries: [] },
  paidOn: '2026-11-20',
  today: '2026-11-21',
  stoppedOn: '2026-11-21',
  timeZone: 'America/New_York',
  method: 'check',
  now: new Date('2026-11-21T12:00:00Z'),
});

/** What becomes of a bill of $150.00, of which so much came on itself, when its registration's payment changes. */
function statusAfter(
  status: BillStatus,
  ownCents: number,
  [before, after]: [Partial<Payment>, Partial<Payment>],
  coveredCents = ownCents,
): BillStatus {
  const payment = ownCents > 0 ? { ...newPayment(15_000, null, 'own'), paidCents: ownCents } : null;
  const bill = billOf({ paymentStatus: status, payment });
  return settleBill(bill, changeTo([before, after]), coveredCents)?.paymentStatus ?? status;
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

describe('the bill of another guardian, in which the registration’s money has no part,', () => {
  const ana = { firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com' };
  const leo = { ...ana, email: 'leo@example.com' };
  const paid = { status: 'pending', paidCents: 15_000 } as const;

  /** Ana's bill and Leo's. */
  function becomes(
    [own, theirs]: [Partial<PlayerBill>, Partial<PlayerBill>],
    change: [Partial<Payment>, Partial<Payment>],
  ) {
    const bills = [
      billOf({ id: 'a', payer: ana, ...own }),
      billOf({ id: 'l', payer: leo, ...theirs }),
    ];
    const settled = settleBills(bills, ana, changeTo(change), 0);
    return settled.map(({ paymentStatus, receivedCents = 0 }) => [paymentStatus, receivedCents]);
  }
  const PAID = { paymentStatus: 'paid' } as const;

  test('is late while that money is disputed, and what the money has paid is not', () => {
    const disputed = { status: 'disputed', paidCents: 15_000 } as const;
    const late = { dueDate: '2026-11-01' };
    const bills: [object, object] = [
      { ...PAID, ...late },
      { ...late, paymentStatus: 'overdue' },
    ];
    expect(becomes(bills, [paid, disputed])).toEqual([
      ['pending', 15_000],
      ['overdue', 0],
    ]);
  });

  test('stays as it is when that money is refunded, and when the refund comes back', () => {
    const refunded = { status: 'refunded', paidCents: 15_000, refundedCents: 15_000 } as const;
    expect(becomes([PAID, {}], [paid, refunded])).toEqual([
      ['cancelled', 0],
      ['pending', 0],
    ]);
    const own = { paymentStatus: 'cancelled' } as const;
    expect(becomes([own, {}], [refunded, { ...paid, status: 'paid' }])).toEqual([
      ['paid', 0],
      ['pending', 0],
    ]);
  });

  test.each(['overdue', 'pending'] as const)(
    'is %s as before, whatever becomes of its plan',
    (is) => {
      const plan = planPayment(30_000, 'quarterly', COUNTS, '2026-11-01');
      const running = { plan, status: 'active', paidCents: 7_500 } as const;
      for (const status of [
        'active',
        'past_due',
        'paused',
        'ended',
        'disputed',
        'pending',
      ] as const) {
        const [, theirs] = becomes([{}, { paymentStatus: is }], [running, { ...running, status }]);
        expect(theirs).toEqual([is, 0]);
      }
      const [, theirs] = becomes(
        [{}, { paymentStatus: is }],
        [running, { plan, status: 'active' }],
      );
      expect(theirs).toEqual([is, 0]);
    },
  );

  test('is canceled with what it had a part in', () => {
    const all = { status: 'paid', paidCents: 30_000 } as const;
    const refunded = { ...all, status: 'refunded', refundedCents: 30_000 } as const;
    expect(becomes([PAID, PAID], [all, refunded])).toEqual([
      ['cancelled', 0],
      ['cancelled', 0],
    ]);
    expect(becomes([{}, {}], [{}, { status: 'cancelled' }])).toEqual([
      ['cancelled', 0],
      ['cancelled', 0],
    ]);
  });
});
