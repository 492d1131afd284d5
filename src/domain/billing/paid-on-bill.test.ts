import { expect, test } from 'vitest';
import { newPayment } from '#domain/payments/payment.ts';
import { paidOnBill } from './paid-on-bill.ts';

const paying = (totalCents: number, paidCents: number, refundedCents = 0) => ({
  ...newPayment(totalCents, null, 'token'),
  paidCents,
  refundedCents,
});
const bill = { amountCents: 15_000, paymentStatus: 'pending', payment: null } as const;

test('without any payment nothing has come', () => {
  expect(paidOnBill(bill, undefined)).toBe(0);
  expect(paidOnBill({ ...bill, payment: paying(15_000, 0) }, paying(45_000, 0))).toBe(0);
});

test('its own money counts, less what went back', () => {
  expect(paidOnBill({ ...bill, payment: paying(15_000, 9000, 2000) }, undefined)).toBe(7000);
});

test('of its registration’s money it has its share', () => {
  expect(paidOnBill(bill, paying(45_000, 45_000))).toBe(15_000);
  expect(paidOnBill(bill, paying(45_000, 10_000))).toBe(3333);
  expect(paidOnBill(bill, paying(45_000, 10_000, 4000))).toBe(2000);
});

test('a registration that was made cheaper gives no more than all of it', () => {
  expect(paidOnBill(bill, paying(5000, 5000))).toBe(5000);
  expect(paidOnBill({ ...bill, amountCents: 0 }, paying(0, 0))).toBe(0);
});

test('paid on its own, it has no share besides', () => {
  expect(paidOnBill({ ...bill, payment: paying(15_000, 15_000) }, paying(45_000, 45_000))).toBe(
    15_000,
  );
});
