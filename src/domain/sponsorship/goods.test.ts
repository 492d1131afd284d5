import { expect, test } from 'vitest';
import { withGoodsOf } from './goods.ts';

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
