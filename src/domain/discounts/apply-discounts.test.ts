import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { MIN_CHARGE_CENTS } from '#domain/payments/charge-limits.ts';
import { applyDiscounts } from './apply-discounts.ts';
import { DISCOUNT_RULES, DISCOUNT_SCOPES, type DiscountTerms } from './discount.ts';

const discount = (change: Partial<DiscountTerms> = {}): DiscountTerms => ({
  id: 'a',
  name: 'Ten percent',
  code: null,
  percent: 10,
  cents: null,
  per: 'player',
  rule: 'everyone',
  updatedAt: '2026-11-22T12:00:00.000Z',
  ...change,
});
const amount = (cents: number, change: Partial<DiscountTerms> = {}) =>
  discount({ id: 'b', name: 'Off', percent: null, cents, ...change });

test.each<[string, number, DiscountTerms[], number]>([
  ['a percentage of each fee', 2, [discount()], 27_000],
  ['an amount for each player', 2, [amount(2_000)], 26_000],
  ['an amount once', 3, [amount(2_000, { per: 'registration' })], 43_000],
  ['second and further children', 3, [discount({ rule: 'siblings' })], 42_000],
  ['one child has no sibling', 1, [discount({ rule: 'siblings' })], 15_000],
  ['percentages of the full fee, then amounts', 1, [amount(1_000), discount()], 12_500],
  ['two percentages add up', 1, [discount(), discount({ id: 'c', percent: 25 })], 9_750],
  ['no more than there is', 1, [discount({ percent: 60 }), discount({ id: 'c', percent: 60 })], 0],
  ['no remainder too small to charge', 1, [amount(14_951)], 0],
  [
    'the smallest that can be charged stays',
    1,
    [amount(15_000 - MIN_CHARGE_CENTS)],
    MIN_CHARGE_CENTS,
  ],
])('%s', (_, count, discounts, totalCents) => {
  expect(applyDiscounts(15_000, count, discounts).totalCents).toBe(totalCents);
});

test('an amount for all is split by the rule of plans, and what one cannot take goes to the next', () => {
  const once = amount(10_001, { per: 'registration' });
  expect(applyDiscounts(15_000, 3, [once]).players.map(([line]) => line?.cents)).toEqual([
    3_335, 3_333, 3_333,
  ]);
  const free = discount({ percent: 100, rule: 'siblings' });
  const { totalCents, players } = applyDiscounts(15_000, 2, [
    free,
    amount(12_000, { per: 'registration' }),
  ]);
  expect(totalCents).toBe(3_000);
  expect(players[0]?.map(({ cents }) => cents)).toEqual([12_000]);
});

const terms = fc.record({
  id: fc.uuid(),
  name: fc.constant('Off'),
  code: fc.constant(null),
  isPercent: fc.boolean(),
  size: fc.integer({ min: 1, max: 100 }),
  per: fc.constantFrom(...DISCOUNT_SCOPES),
  rule: fc.constantFrom(...DISCOUNT_RULES),
});

property.prop([
  fc.integer({ min: 0, max: 40_000 }),
  fc.integer({ min: 1, max: 10 }),
  fc.array(terms, { maxLength: 5 }),
])(
  'no fee falls below zero, every line adds up, and their order does not matter',
  (fee, count, given) => {
    const discounts = given.map(({ isPercent, size, ...rest }) => ({
      ...rest,
      percent: isPercent ? size : null,
      cents: isPercent ? null : size * 313,
      updatedAt: '2026-11-22T12:00:00.000Z',
    }));
    const { totalCents, lines, players } = applyDiscounts(fee, count, discounts);
    const sum = (list: readonly { cents: number }[]) =>
      list.reduce((all, { cents }) => all + cents, 0);
    expect(totalCents).toBe(fee * count - sum(lines));
    expect(totalCents).toBeGreaterThanOrEqual(0);
    expect(sum(players.flat())).toBe(sum(lines));
    expect(players.every((each) => sum(each) <= fee)).toBe(true);
    expect([...lines, ...players.flat()].every(({ cents }) => cents > 0)).toBe(true);
    expect(applyDiscounts(fee, count, [...discounts].reverse())).toEqual({
      totalCents,
      lines,
      players,
    });
  },
);
