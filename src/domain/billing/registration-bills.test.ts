import { expect, test } from 'vitest';
import { newPayment } from '#domain/payments/payment.ts';
import type { PlayerBill } from './player-bill.ts';
import {
  areAllCancelled,
  coveredByBillsCents,
  registrationSurplusCents,
} from './registration-bills.ts';

const paying = (paidCents: number, refundedCents = 0) => ({
  ...newPayment(15_000, null, 'token'),
  paidCents,
  refundedCents,
});
const bill = (
  paymentStatus: PlayerBill['paymentStatus'],
  paidCents?: number,
  refundedCents?: number,
) => ({
  amountCents: 15_000,
  paymentStatus,
  payer: null,
  payment: paidCents === undefined ? null : paying(paidCents, refundedCents),
});

test('what is canceled or paid by a bill needs no paying any more', () => {
  expect(coveredByBillsCents([])).toBe(0);
  expect(coveredByBillsCents([bill('pending'), bill('overdue', 4000)])).toBe(4000);
  expect(coveredByBillsCents([bill('cancelled'), bill('cancelled', 4000)])).toBe(30_000);
  expect(coveredByBillsCents([bill('paid', 15_000), bill('pending')])).toBe(15_000);
  // Of a refunded fee nothing is owed again; what went back of a bill that was paid twice counts nothing.
  expect(coveredByBillsCents([bill('paid', 15_000, 4000), bill('paid', 4000, 4000)])).toBe(19_000);
  expect(coveredByBillsCents([bill('paid', 15_000, 15_000)])).toBe(0);
});

test('all are canceled only where there is one', () => {
  expect(areAllCancelled([])).toBe(false);
  expect(areAllCancelled([bill('cancelled'), bill('cancelled')])).toBe(true);
  expect(areAllCancelled([bill('cancelled'), bill('paid', 15_000)])).toBe(false);
});

test('what came twice for the same, or for what was canceled, is surplus', () => {
  const payer = { email: 'ana@example.com' };
  const whole = (paidCents: number) => ({
    payer,
    payment: { ...paying(paidCents), totalCents: 30_000 },
  });
  expect(registrationSurplusCents(whole(30_000), [bill('paid'), bill('paid')])).toBe(0);
  expect(registrationSurplusCents(whole(30_000), [bill('paid', 15_000), bill('paid')])).toBe(
    15_000,
  );
  expect(registrationSurplusCents(whole(30_000), [bill('cancelled'), bill('paid')])).toBe(15_000);
  expect(registrationSurplusCents(whole(0), [bill('cancelled', 15_000, 5000)])).toBe(10_000);
  const beside = [bill('cancelled', 4000), bill('pending')];
  expect(registrationSurplusCents(whole(0), beside)).toBe(4000);
  expect(registrationSurplusCents(whole(15_000), beside)).toBe(4000);
  expect(registrationSurplusCents(whole(20_000), beside)).toBe(9000);
  expect(registrationSurplusCents(whole(30_000), [bill('paid', 15_000, 15_000)])).toBe(0);
});
