import { expect, it } from 'vitest';
import { formatAmount, formatAmountRange, parseAmountRange } from './amount-range.ts';

it.each([
  [250_000, null, '2,500+'],
  [100_000, 249_900, '1,000-2,499'],
  [25_000, 99_900, '250-999'],
  [35_000, 35_000, '350'],
  [1250, 2000, '12.50-20'],
])('%d to %s cents are written %s, and read back', (minCents, maxCents, written) => {
  expect(formatAmountRange({ minCents, maxCents })).toBe(written);
  expect(parseAmountRange(written)).toEqual({ minCents, maxCents });
});

it.each(['', '+', '-', '1-', '-5', '1-2-3', '2-1', '1-2+', '1e3', 'lots', '1,00'])(
  '%j is no range',
  (text) => {
    expect(parseAmountRange(text)).toBeUndefined();
  },
);

it('shows cents only where there are some', () => {
  expect([formatAmount(50_000), formatAmount(123_456_700), formatAmount(123_450)]).toEqual([
    '500',
    '1,234,567',
    '1,234.50',
  ]);
});
