import { expect, test } from 'vitest';
import { handEntry } from '#tests/helpers/ledger-entry.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { nextStripeCharge } from './next-stripe-charge.ts';
import { newPayment, type Payment } from './payment.ts';
import { planPayment } from './plan-payment.ts';

const counts = { monthlyInstallments: 12, quarterlyInstallments: 4 };
// On the 1st of September, December, March and June.
const plan = planPayment(15_000, 'quarterly', counts, '2026-09-01');
const charges = (...statuses: LedgerEntry['status'][]) =>
  statuses.map((status, index) =>
    handEntry({ id: `in_${index}`, stripeInvoiceId: `in_${index}`, method: 'card', status }),
  );
const loss = handEntry({ status: 'reversal', stripeInvoiceId: 'in_0', reverses: 'in_0' });
function nextOn(entries: LedgerEntry[], today: string, change: Partial<Payment>) {
  if (!plan) throw new Error('no plan');
  return nextStripeCharge(
    { ...newPayment(15_000, plan, 'token'), ...change, plan },
    entries,
    today,
  );
}

test('who has paid for all that was charged is charged next on the day of the plan', () => {
  expect(nextOn(charges('paid'), '2026-09-01', { paidCents: 3750 })).toBe('2026-12-01');
  expect(nextOn(charges('paid', 'refunded'), '2026-12-10', { paidCents: 7500 })).toBe('2027-03-01');
  // On the day itself, before it is charged.
  expect(nextOn(charges('paid'), '2026-12-01', { paidCents: 3750 })).toBe('2026-12-01');
});

test('what was lost in a dispute, or is with the bank, is not charged again', () => {
  const lost = [...charges('dispute_lost', 'refunded'), loss];
  for (const today of ['2026-12-01', '2026-12-10'])
    expect(nextOn(lost, today, { paidCents: 3750 })).toBe('2027-03-01');
  expect(nextOn(charges('paid', 'processing'), '2026-12-02', { paidCents: 3750 })).toBe(
    '2027-03-01',
  );
});

test('a day that is past without a charge is not the next, unless Stripe tries it again', () => {
  const left = { paidCents: 3750 };
  expect(nextOn(charges('paid'), '2026-12-10', left)).toBe('2027-03-01');
  const declined = { ...left, status: 'past_due' } as const;
  expect(nextOn(charges('paid', 'failed'), '2026-12-10', declined)).toBe('2026-12-01');
});

test('after the last there is none, whatever was lost', () => {
  const all = [...charges('dispute_lost', 'paid', 'paid', 'paid'), loss];
  expect(nextOn(all, '2027-06-01', { paidCents: 11_250 })).toBeNull();
  expect(nextOn([], '2027-07-01', { paidCents: 11_250 })).toBeNull();
});
