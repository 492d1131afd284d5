import { expect, test } from 'vitest';
import { describeLine } from './describe-line.ts';

const LINE = { label: 'Bill K7QF-2M9X', text: '', method: null, cents: -100 } as const;

test.each([
  [{ ...LINE, kind: 'charge' }, 'Bill K7QF-2M9X'],
  [{ ...LINE, kind: 'charge', text: 'Shoes' }, 'Shoes (Bill K7QF-2M9X)'],
  [{ ...LINE, kind: 'scholarship' }, 'Scholarship for Bill K7QF-2M9X'],
  [{ ...LINE, kind: 'scholarship', text: 'Half' }, 'Scholarship for Bill K7QF-2M9X: Half'],
  [{ ...LINE, kind: 'received', method: 'check' }, 'Payment by check, Bill K7QF-2M9X'],
  [{ ...LINE, kind: 'shared', cents: 100 }, 'Your payment for another guardian, Bill K7QF-2M9X'],
  [{ ...LINE, kind: 'shared' }, 'Paid by another guardian, Bill K7QF-2M9X'],
] as const)('a line of the statement, %j, reads %s', (line, words) => {
  expect(describeLine(line)).toBe(words);
});
