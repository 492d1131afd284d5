import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { CURRENCY } from '#domain/address/countries.ts';
import { LANGUAGES, localeOf } from '#words/language.ts';
import { CentsSchema } from './cents-schema.ts';
import { centsFromDollars, formatCents, splitCents } from './money.ts';

const cents = fc.integer({ min: 0, max: 100_000_000_00 });

describe('centsFromDollars', () => {
  test.prop([cents])('is exact for every amount with two decimals', (amount) => {
    expect(centsFromDollars(amount / 100)).toBe(amount);
    expect(centsFromDollars(Number((amount / 100).toFixed(2)))).toBe(amount);
  });

  test.each([-1, -0.01, 0.001, 29.999, Number.NaN, Number.POSITIVE_INFINITY, 1e16])(
    'refuses %d',
    (amount) => {
      expect(() => centsFromDollars(amount)).toThrow(RangeError);
    },
  );

  test('makes plain zero of minus zero', () => {
    expect(Object.is(centsFromDollars(-0), 0)).toBe(true);
  });
});

describe('formatCents', () => {
  test.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [2999, '$29.99'],
    [123_450, '$1,234.50'],
  ])('%d is %s', (amount, text) => {
    expect(formatCents(amount)).toBe(text);
  });

  test.prop([fc.constantFrom(...LANGUAGES), fc.integer({ min: -1e12, max: 1e12 })])(
    'is what Intl writes, in each language',
    (language, amount) => {
      const written = new Intl.NumberFormat(localeOf(language), {
        style: 'currency',
        currency: CURRENCY,
      });
      expect(formatCents(amount)).toBe(written.format(amount / 100));
    },
  );

  test.prop([cents])('loses nothing', (amount) => {
    expect(Number(formatCents(amount).replace(/\D/g, ''))).toBe(amount);
  });
});

describe('splitCents', () => {
  test.prop([cents, fc.integer({ min: 1, max: 60 })])(
    'sums to the total, equal but for the first, which carries the rest',
    (total, count) => {
      const [first = 0, ...others] = splitCents(total, count);
      const each = Math.floor(total / count);
      expect(others).toEqual(Array(count - 1).fill(each));
      expect(first + others.reduce((sum, part) => sum + part, 0)).toBe(total);
      expect(first).toBeGreaterThanOrEqual(each);
      expect(first - each).toBeLessThan(count);
    },
  );

  test('adds what does not divide to the first charge', () => {
    expect(splitCents(150_00, 12)).toEqual(Array(12).fill(12_50));
    expect(splitCents(100_00, 12)).toEqual([8_37, ...Array(11).fill(8_33)]);
  });

  test.each([0, -1, 1.5, Number.NaN])('refuses %d charges', (count) => {
    expect(() => splitCents(100, count)).toThrow(RangeError);
  });
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '5'])(
  'CentsSchema refuses %j',
  (value) => {
    expect(z.safeParse(CentsSchema, value).success).toBe(false);
  },
);
