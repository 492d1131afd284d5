import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { formatAmount } from './amount-range.ts';
import { formatCents } from './money.ts';
import { parseDollars } from './parse-dollars.ts';

const cents = fc.integer({ min: 0, max: 99_999_999 });

describe('parseDollars', () => {
  test.prop([cents])('reads back what is shown, to the cent', (amount) => {
    expect(parseDollars(formatCents(amount))).toBe(amount);
    expect(parseDollars(formatAmount(amount))).toBe(amount);
    expect(parseDollars((amount / 100).toFixed(2))).toBe(amount);
    expect(parseDollars(String(amount / 100))).toBe(amount);
  });

  test.prop([fc.string({ maxLength: 20 })])('gives whole cents or nothing for any text', (text) => {
    const amount = parseDollars(text) ?? 0;
    expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
  });

  test.each([
    ['50', 5000],
    [' 50 ', 5000],
    ['$50', 5000],
    ['$ 50', 5000],
    ['50.', 5000],
    ['50.5', 5050],
    ['.75', 75],
    ['0050', 5000],
    ['1,000.00', 100_000],
    ['1,234,567.89', 123_456_789],
    // What a fraction would get wrong.
    ['1.15', 115],
    ['4.35', 435],
    ['1010.1', 101_010],
  ])('%j is %d cents', (text, amount) => {
    expect(parseDollars(text)).toBe(amount);
  });

  test.each([
    ['', 'nothing'],
    [' ', 'nothing'],
    ['.', 'nothing'],
    ['$', 'nothing'],
    ['-5', 'negative'],
    ['+5', 'a sign'],
    ['1e3', 'what only a computer writes'],
    ['0x10', 'what only a computer writes'],
    ['Infinity', 'a word'],
    ['NaN', 'a word'],
    ['1,00', 'a decimal comma'],
    ['10,00,000', 'other groups'],
    ['1.005', 'a tenth of a cent'],
    ['50 000', 'groups by spaces'],
    ['50 USD', 'a word'],
    ['٥٠', 'other digits'],
    ['\uff15\uff10', 'other digits'],
    ['99999999999999999999', 'more than there is'],
    [`1${'0'.repeat(400)}`, 'more than there is'],
  ])('%j is none: %s', (text) => {
    expect(parseDollars(text)).toBeUndefined();
  });
});
