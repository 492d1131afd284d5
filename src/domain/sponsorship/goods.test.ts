import { expect, test } from 'vitest';
import { newPayment } from '#domain/payments/payment.ts';
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
