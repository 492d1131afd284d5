import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { newPayment } from '#domain/payments/payment.ts';
import { paidOnBills } from './paid-on-bill.ts';
import { BILL_STATUSES, type PlayerBill } from './player-bill.ts';

const paying = (paidCents: number, refundedCents = 0) => ({
  ...newPayment(45_000, null, 'token'),
  paidCents,
  refundedCents,
});
const payer = { firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com' };
const other = { ...payer, email: 'luis@example.com' };
type Billed = Parameters<typeof paidOnBills>[0][number];
const bill = (id: string, change: Partial<PlayerBill> = {}): Billed => ({
  id,
  amountCents: 15_000,
  paymentStatus: 'pending',
  payment: null,
  payer: null,
  ...change,
});
const three = (change: Partial<PlayerBill> = {}) => [bill('a', change), bill('b'), bill('c')];
const listed = (bills: readonly Billed[], ...of: [ReturnType<typeof paying>?]) => [
  ...paidOnBills(bills, of[0] && { payer, payment: of[0] }).values(),
];

test('without any payment nothing has come', () => {
  expect(listed([bill('a')])).toEqual([0]);
  expect(listed(three({ payment: paying(0) }), paying(0))).toEqual([0, 0, 0]);
});

test('its own money counts, less what went back', () => {
  expect(listed([bill('a', { payment: paying(9000, 2000) })])).toEqual([7000]);
});

test('of its registration’s money each has its share', () => {
  expect(listed(three(), paying(45_000))).toEqual([15_000, 15_000, 15_000]);
  expect(listed(three(), paying(10_000))).toEqual([3334, 3333, 3333]);
  expect(listed(three(), paying(10_000, 4000))).toEqual([2000, 2000, 2000]);
});

test('a bill that is paid has its share first, a canceled one last', () => {
  expect(listed(three({ paymentStatus: 'paid' }), paying(20_000))).toEqual([15_000, 2500, 2500]);
  expect(listed(three({ paymentStatus: 'cancelled' }), paying(31_000))).toEqual([
    1000, 15_000, 15_000,
  ]);
});

test('its payer’s own bills have theirs before those of another guardian', () => {
  const bills = [bill('a', { payer: other }), bill('b', { payer }), bill('c')];
  expect(listed(bills, paying(10_000))).toEqual([0, 5000, 5000]);
  expect(listed(bills, paying(40_000))).toEqual([0, 25_000, 15_000]);
  const [theirs = bill('a'), ...own] = bills;
  const told = [{ ...theirs, receivedCents: 10_000 }, ...own];
  expect(listed(told, paying(40_000))).toEqual([10_000, 15_000, 15_000]);
});

test('paid on its own, it needs no share besides', () => {
  expect(listed(three({ paymentStatus: 'paid', payment: paying(15_000) }), paying(30_000))).toEqual(
    [15_000, 15_000, 15_000],
  );
});

test('what came too much is with the first', () => {
  expect(listed(three(), paying(46_000))).toEqual([16_000, 15_000, 15_000]);
});

const money = fc.integer({ min: 0, max: 60_000 });
const anyBill = fc
  .record({
    id: fc.uuid(),
    amountCents: money,
    paymentStatus: fc.constantFrom(...BILL_STATUSES),
    own: fc.option(money),
  })
  .map(({ own, ...rest }) =>
    bill(rest.id, { ...rest, payment: own === null ? null : paying(own) }),
  );

property.prop([
  fc.uniqueArray(anyBill, { minLength: 1, maxLength: 5, selector: ({ id }) => id }),
  money,
])('together they have what came, to the cent', (bills, came) => {
  const own = bills.reduce((all, { payment }) => all + (payment?.paidCents ?? 0), 0);
  const shown = listed(bills, paying(came)).reduce((all, cents) => all + cents, 0);
  expect(shown).toBe(came + own);
});
