import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import { planPayment } from '#domain/payments/plan-payment.ts';
import type { BillStatus } from './player-bill.ts';
import { noteReceived, noteSponsorReceived, stillOwedCents } from './received.ts';

const payer = { firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com' };
const other = { ...payer, email: 'luis@example.com' };
const paid = (paidCents: number): Payment => ({ ...newPayment(45_000, null, 't'), paidCents });
const bill = (
  id: string,
  paymentStatus: BillStatus = 'pending',
  amountCents = 15_000,
  payment: Payment | null = null,
) => ({ id, paymentStatus, amountCents, payment, payer, dueDate: '2026-11-22', updatedAt: '' });
const left = (bills: ReturnType<typeof bill>[], shared: Payment | null) =>
  noteReceived(bills, shared && { payer, payment: shared, entries: [] }).map(stillOwedCents);

test('what came for a registration counts for each open bill by its share, to the cent', () => {
  const bills = [bill('a'), bill('b', 'overdue'), bill('c')];
  expect(left(bills, paid(10_000))).toEqual([11_666, 11_667, 11_667]);
  expect(left(bills, paid(0))).toEqual([15_000, 15_000, 15_000]);
  expect(left(bills, paid(50_000))).toEqual([0, 0, 0]);
});

test('what is paid or canceled takes no share, and asks for nothing', () => {
  const bills = [bill('a', 'cancelled'), bill('b', 'paid', 15_000, paid(15_000)), bill('c')];
  expect(left(bills, paid(10_000))).toEqual([0, 0, 5_000]);
  // One that the registration itself has settled has had its part of what came.
  expect(left([bill('a', 'paid'), bill('b')], paid(20_000))).toEqual([0, 10_000]);
});

test('what came on a bill alone is its own', () => {
  const part = bill('a', 'pending', 15_000, paid(5_000));
  expect(left([part, bill('b')], paid(5_000))).toEqual([8_000, 12_000]);
  expect(left([part], null)).toEqual([10_000]);
});

test('what came counts for its payer’s own bills before those of another guardian', () => {
  const bills = [{ ...bill('a'), payer: other }, bill('b'), bill('c')];
  expect(left(bills, paid(10_000))).toEqual([15_000, 10_000, 10_000]);
  expect(left(bills, paid(35_000))).toEqual([10_000, 0, 0]);
});

test('a bill of which nothing is news is the same object', () => {
  const bills = [bill('a'), bill('b', 'paid')];
  const same = noteReceived(bills, { payer, payment: paid(0), entries: [] });
  expect(same.every((one, index) => one === bills[index])).toBe(true);
});

property.prop([
  fc.array(
    fc.record({
      status: fc.constantFrom<BillStatus>('pending', 'overdue', 'cancelled'),
      cents: fc.integer({ min: 1, max: 50_000 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  fc.integer({ min: 0, max: 300_000 }),
])('no cent is lost, and none is asked for twice', (given, came) => {
  const bills = given.map(({ status, cents }, index) => bill(`${index}`, status, cents));
  const open = bills.filter(({ paymentStatus }) => paymentStatus !== 'cancelled');
  const asked = open.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const owed = left(bills, paid(came));
  expect(owed.every((cents) => cents >= 0)).toBe(true);
  expect(owed.reduce((sum, cents) => sum + cents, 0)).toBe(Math.max(asked - came, 0));
});

test('a sponsorship by the month is owed once, and paid when all has come', () => {
  const counts = { monthlyInstallments: 12, quarterlyInstallments: 4 };
  const plan = planPayment(15_000, 'monthly', counts, '2026-11-22');
  const owed = (paidCents: number) =>
    stillOwedCents(noteSponsorReceived(bill('s'), { ...paid(paidCents), plan }));
  expect([owed(0), owed(1_250), owed(15_000)]).toEqual([15_000, 13_750, 0]);
});

test('a sponsorship by the year is owed anew each year, whatever came before', () => {
  const counts = { monthlyInstallments: 12, quarterlyInstallments: 4 };
  const plan = planPayment(15_000, 'annual', counts, '2026-11-22');
  const owed = (paidCents: number) =>
    stillOwedCents(noteSponsorReceived(bill('s'), { ...paid(paidCents), plan }));
  expect([owed(0), owed(100), owed(15_000), owed(15_100)]).toEqual([
    15_000, 14_900, 15_000, 14_900,
  ]);
});

test('while a year’s money is disputed, that year is not owed besides; a later year is', () => {
  const counts = { monthlyInstallments: 12, quarterlyInstallments: 4 };
  const plan = planPayment(15_000, 'annual', counts, '2026-11-22');
  const owed = (paidCents: number, status: Payment['status'], dueDate: string | null) =>
    stillOwedCents(
      noteSponsorReceived(
        { ...bill('s', 'overdue'), dueDate },
        { ...paid(paidCents), plan, status },
      ),
    );
  expect(owed(15_000, 'disputed', '2026-12-06')).toBe(0);
  expect(owed(15_000, 'disputed', null)).toBe(0);
  expect(owed(30_000, 'disputed', '2027-12-06')).toBe(0);
  expect(owed(15_100, 'disputed', '2027-12-06')).toBe(14_900);
  expect(owed(15_000, 'active', '2027-12-06')).toBe(15_000);
});
