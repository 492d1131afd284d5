import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { planPayment } from '#domain/payments/plan-payment.ts';
import { checkLevel, type Level, readApplicationLink, suggestedWithin } from './levels.ts';

const LEVELS: Level[] = [
  {
    name: 'Championship Sponsor',
    range: { minCents: 250_000, maxCents: null },
    suggestedCents: 250_000,
  },
  {
    name: 'All-Star Sponsor',
    range: { minCents: 100_000, maxCents: 249_900 },
    suggestedCents: 150_000,
  },
  {
    name: 'Supporting Friend',
    range: { minCents: 10_000, maxCents: 24_900 },
    suggestedCents: 15_000,
  },
];
const COUNTS = { monthlyInstallments: 12, quarterlyInstallments: 4 };
const check = (
  sponsorshipLevel: string,
  amountCents: number,
  paymentFrequency: 'one-time' | 'monthly' | 'quarterly' | 'annual' = 'one-time',
) => checkLevel({ sponsorshipLevel, amountCents, paymentFrequency }, LEVELS, COUNTS);

describe('checkLevel', () => {
  test.each(LEVELS)('what is suggested for $name is good', ({ name, suggestedCents }) => {
    expect(check(name, suggestedCents)).toEqual({});
  });

  test('a level can be had for more, not for less', () => {
    expect(check('All-Star Sponsor', 900_000)).toEqual({});
    expect(check('All-Star Sponsor', 100_000)).toEqual({});
    expect(check('All-Star Sponsor', 99_999)).toEqual({
      amountCents: 'All-Star Sponsor starts at $1,000. Choose Custom for a smaller amount.',
    });
    expect(check('Custom', 100)).toEqual({});
  });

  test('a level that is gone is said, and a name is not a pattern', () => {
    const gone = { sponsorshipLevel: 'This level is no longer offered. Choose another.' };
    expect(check('Platinum', 1_000_000)).toEqual(gone);
    expect(check('custom', 1_000_000)).toEqual(gone);
    expect(check('__proto__', 1_000_000)).toEqual(gone);
  });

  test.prop([
    fc.integer({ min: 100, max: 99_999_999 }),
    fc.constantFrom('one-time', 'monthly', 'quarterly', 'annual'),
  ])('what is let through has no charge below a dollar', (cents, frequency) => {
    const refused = Object.keys(check('Custom', cents, frequency)).length > 0;
    const plan = planPayment(cents, frequency, COUNTS, '2026-11-21');
    const smallest = plan ? plan.eachCents : cents;
    expect(refused).toBe(smallest < 100);
  });
});

describe('suggestedWithin', () => {
  const FRIEND = { minCents: 10_000, maxCents: 24_900 };

  test.each([
    [15_000, 15_000],
    [10_000, 10_000],
    [24_900, 24_900],
    // Outside of what the tier card says, the range begins.
    [25_000, 10_000],
    [9_999, 10_000],
    [null, 10_000],
  ])('a suggestion of %j fills in %d', (suggested, filledIn) => {
    expect(suggestedWithin(FRIEND, suggested)).toBe(filledIn);
  });

  test('an open range has no upper end', () => {
    expect(suggestedWithin({ minCents: 250_000, maxCents: null }, 900_000)).toBe(900_000);
  });
});

describe('readApplicationLink', () => {
  test('a tier card: its level, with the amount suggested now', () => {
    expect(
      readApplicationLink({ level: 'All-Star Sponsor', amount: '1,000-2,499' }, LEVELS),
    ).toEqual({ level: 'All-Star Sponsor', customCents: null });
  });

  test.each([
    ['100', 'Supporting Friend', 10_000],
    ['200.50', 'Supporting Friend', 20_050],
    // More than the range ends with is welcome; what is too little for the level is the sponsor's own.
    ['999999.99', 'Supporting Friend', 99_999_999],
    ['99.99', 'Custom', 9_999],
  ])('Supporting Friend for %s is filled in as %s', (amount, level, customCents) => {
    expect(readApplicationLink({ level: 'Supporting Friend', amount }, LEVELS)).toEqual({
      level,
      customCents,
    });
  });

  test.each(['', '0', '0.99', '-100', '1e3', 'NaN', '<b>100</b>', '1000000', '9'.repeat(400)])(
    'an amount of %j leaves the level with what is suggested, and nothing without a level',
    (amount) => {
      expect(readApplicationLink({ level: 'Supporting Friend', amount }, LEVELS)).toEqual({
        level: 'Supporting Friend',
        customCents: null,
      });
      expect(readApplicationLink({ amount }, LEVELS)).toBeNull();
    },
  );

  test.each([
    [
      { level: 'Gone Sponsor', amount: '2,500+' },
      { level: 'Custom', customCents: 250_000 },
    ],
    [{ amount: '12.50-20' }, { level: 'Custom', customCents: 1250 }],
    [{ level: 'Gone Sponsor' }, null],
    [{ level: '<b>', amount: '<script>' }, null],
    [{}, null],
  ])('%j gives %j', (query, expected) => {
    expect(readApplicationLink(query, LEVELS)).toEqual(expected);
  });
});
