import { expect, test } from 'vitest';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import { owedByPlayer, paidOnBill } from './owed-by-player.ts';
import type { PlayerBill } from './player-bill.ts';

const createdAt = '2026-11-01T12:00:00.000Z';
const bill = (given: Partial<PlayerBill> = {}): PlayerBill => ({
  ...{ id: 'b', number: 'B-1', playerId: 'p', parentId: null, payer: null, amountCents: 15_000 },
  ...{ description: 'Fee', paymentMethod: 'check', paymentStatus: 'pending', dueDate: null },
  ...{ paidDate: null, invoiceNumber: null, notes: null, registrationId: null, payment: null },
  ...{ createdAt, updatedAt: createdAt },
  ...given,
});
const payment = (total: number, given: Partial<Payment> = {}) => ({
  ...newPayment(total, null, 't'),
  ...given,
});
const owed = (bills: PlayerBill[], whole?: Payment) =>
  owedByPlayer(bills, new Map(whole && [['r', whole]]), '2026-11-22');

test('open bills are owed, paid and cancelled ones are not', () => {
  expect(owed([bill(), bill({ paymentStatus: 'overdue', amountCents: 4500 })])).toBe(19_500);
  expect(owed([bill({ paymentStatus: 'paid' }), bill({ paymentStatus: 'cancelled' })])).toBe(0);
  expect(owed([])).toBe(0);
});

test('less what came on the bill itself', () => {
  const partly = payment(15_000, { paidCents: 5000, status: 'active' });
  expect(owed([bill({ payment: partly })])).toBe(10_000);
});

test('what came for a registration counts for each of its players by their share', () => {
  const half = payment(30_000, { paidCents: 20_000, status: 'active' });
  expect(owed([bill({ registrationId: 'r' })], half)).toBe(5000);
});

test('paid is what came on the bill, or its share of what came for all', () => {
  const half = payment(30_000, { paidCents: 20_000, refundedCents: 1000, status: 'active' });
  expect(paidOnBill(bill({ registrationId: 'r' }), half)).toBe(9500);
  const alone = payment(15_000, { paidCents: 15_000, status: 'paid' });
  expect(paidOnBill(bill({ payment: alone }), payment(30_000))).toBe(15_000);
  expect(paidOnBill(bill(), undefined)).toBe(0);
});

test('what Stripe collects is still to come, too', () => {
  const plan = payment(15_000, {
    ...{ paidCents: 1250, status: 'active', stripeSubscriptionId: 'sub_1' },
  });
  expect(owed([bill({ registrationId: 'r' })], plan)).toBe(13_750);
});
