import { expect, test } from 'vitest';
import { newPayment } from '#domain/payments/payment.ts';
import { planPayment } from '#domain/payments/plan-payment.ts';
import { goodsBeside, withGoodsOf } from './goods.ts';

const levels = [
  { name: 'Gold', goodsCents: 20_000 },
  { name: 'Silver', goodsCents: null },
];

test('a sponsorship keeps what the goods of its level are worth', () => {
  expect(withGoodsOf({ sponsorshipLevel: 'Gold' }, levels)).toEqual({
    sponsorshipLevel: 'Gold',
    goodsCents: 20_000,
  });
});

test.each(['Silver', 'Custom'])('of %s nothing is left of another level', (sponsorshipLevel) => {
  const before = { sponsorshipLevel, goodsCents: 20_000 };
  expect(withGoodsOf(before, levels)).toEqual({ sponsorshipLevel });
});

test('goods come once with all of it: beside a part of it, the whole is named', () => {
  const sponsorship = { goodsCents: 24_000, payment: newPayment(120_000, null, 'token') };
  expect(goodsBeside(sponsorship, 120_000)).toEqual({ cents: 24_000, wholeCents: null });
  expect(goodsBeside(sponsorship, 10_000)).toEqual({ cents: 24_000, wholeCents: 120_000 });
  expect(goodsBeside({ payment: sponsorship.payment }, 10_000)).toBeUndefined();
});

test('of installments that the office ended, all that was agreed is named', () => {
  const counts = { monthlyInstallments: 12, quarterlyInstallments: 4 };
  const plan = planPayment(120_000, 'monthly', counts, '2026-01-05');
  const payment = {
    ...newPayment(30_000, plan, 'token'),
    paidCents: 30_000,
    endedByOffice: true as const,
  };
  const told = { cents: 24_000, wholeCents: 120_000 };
  for (const came of [10_000, 30_000]) {
    expect(goodsBeside({ goodsCents: 24_000, payment }, came)).toEqual(told);
  }
});
