import { expect, test } from 'vitest';
import type { BillStatus, PlayerBill } from '#domain/billing/player-bill.ts';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import { planPayment } from '#domain/payments/plan-payment.ts';
import { viewBill } from './view-bill.ts';

const ana = { firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com' };
const leo = { ...ana, email: 'leo@example.com' };
const COUNTS = { monthlyInstallments: 12, quarterlyInstallments: 4 };
const plan = planPayment(15_000, 'quarterly', COUNTS, '2026-09-01');
const inDispute = { status: 'disputed', paidCents: 3750 } as const;
const byCard = { ...inDispute, plan, stripeSubscriptionId: 'sub_1' };

/** A bill as its payer sees it, of a registration of Ana's. */
function seen(paymentStatus: BillStatus, of: Partial<Payment>, change: Partial<PlayerBill> = {}) {
  const bill: PlayerBill = {
    id: 'b',
    number: 'K7QF-2M9X',
    playerId: 'p',
    parentId: null,
    payer: ana,
    amountCents: 15_000,
    description: 'Registration',
    paymentMethod: 'credit_card',
    paymentStatus,
    receivedCents: 3750,
    dueDate: '2027-06-01',
    paidDate: null,
    invoiceNumber: null,
    notes: null,
    registrationId: 'r',
    payment: null,
    createdAt: '2026-09-01T12:00:00.000Z',
    updatedAt: '2026-09-01T12:00:00.000Z',
    ...change,
  };
  const payment = { ...newPayment(15_000, null, 'token'), ...of };
  const registration = { number: 'XRFS-HQH8', payer: ana, payment, bills: [bill] };
  return viewBill(bill, {
    player: undefined,
    registration,
    today: '2026-12-05',
  });
}

test('a bill whose money the bank looks into waits for its word', () => {
  expect(seen('pending', byCard)).toMatchObject({ next: 'disputed', dueDate: '2026-12-01' });
});

test('its card is to be changed where the plan was declined meanwhile', () => {
  expect(seen('overdue', byCard)).toMatchObject({ next: 'plan', dueDate: '2026-12-01' });
});

test.each<[string, Partial<Payment>, Partial<PlayerBill>]>([
  ['paid at once', inDispute, {}],
  ['in installments by check', { ...inDispute, plan }, {}],
  [
    'of another guardian',
    byCard,
    { payer: leo, payment: { ...newPayment(15_000, null, 'own'), ...inDispute } },
  ],
])('no card helps a bill that is overdue beside a dispute: %s', (_, of, change) => {
  expect(seen('overdue', of, change)).toMatchObject({ next: 'disputed' });
});
