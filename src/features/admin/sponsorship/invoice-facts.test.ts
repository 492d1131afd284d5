import { expect, test } from 'vitest';
import type { SponsorDetail } from '#contracts/sponsorship/dashboard.ts';
import { planPayment } from '#domain/payments/plan-payment.ts';
import { invoiceFacts } from './invoice-facts.ts';

const COUNTS = { monthlyInstallments: 12, quarterlyInstallments: 4 };
const plan = planPayment(120_000, 'monthly', COUNTS, '2027-01-10');

/** What is needed of a sponsor by the month, of whom three payments came. */
function detailOf(bill: object, payment: object, leftCents: number): SponsorDetail {
  return {
    bill: {
      id: 'd58a9cbf-b487-4cf2-b182-c8343ce05645',
      sponsorName: 'Joe’s Diner',
      paymentFrequency: 'monthly',
      ...bill,
    },
    payment: { plan, totalCents: 120_000, refundedCents: 0, status: 'active', ...payment },
    answers: null,
    owed: { dueCents: 0 },
    invoice: { leftCents },
  } as SponsorDetail;
}

test('of installments the invoice has the plan', () => {
  const facts = invoiceFacts(detailOf({ amountCents: 120_000 }, {}, 90_000), '2027-03-11');
  expect(facts).toContainEqual(['Received', '$300.00']);
  expect(facts).toContainEqual(['Balance', '$900.00']);
  expect(JSON.stringify(facts)).toContain('12');
});

test('of a sponsorship that was ended it tells no plan that is over', () => {
  const ended = { status: 'paid', endedByOffice: true };
  const facts = invoiceFacts(detailOf({ amountCents: 30_000 }, ended, 0), '2027-03-11');
  expect(facts.slice(3)).toEqual([
    ['Amount', '$300.00'],
    ['Received', '$300.00'],
    ['Balance', '$0.00'],
  ]);
});

test('what went back is no money received', () => {
  const once = { plan: null, totalCents: 100_000, status: 'paid', refundedCents: 40_000 };
  const bill = { amountCents: 100_000, paymentFrequency: 'one-time' };
  expect(invoiceFacts(detailOf(bill, once, 0), '2027-03-11')).toContainEqual([
    'Refunded',
    '$400.00',
  ]);
});

test('a record that was made by hand is named by its id, where it has no number', () => {
  const bill = { id: 'dunk-2024', amountCents: 100_000, paymentFrequency: 'one-time' };
  expect(invoiceFacts(detailOf(bill, { plan: null }, 0), '2027-03-11')).toContainEqual([
    'Number',
    'dunk-2024',
  ]);
});
