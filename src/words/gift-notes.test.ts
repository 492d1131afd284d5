import { expect, it } from 'vitest';
import { messages as english } from './en/pages.ts';
import { messages as spanish } from './es/pages.ts';

it('below what a gift does stands how often it pays for that, where it is more than once', () => {
  const { once, aYear } = english.giving.pays;
  expect(once(1)).toBeNull();
  expect(once(2)).toBe('Pays for this 2 times.');
  expect(aYear('$300', 1)).toBe('$300 a year.');
  expect(aYear('$3,000', 6)).toBe('$3,000 a year pays for this 6 times.');
  const { once: unaVez, aYear: alAno } = spanish.giving.pays;
  expect(unaVez(1)).toBeNull();
  expect(unaVez(2)).toBe('Alcanza para esto 2 veces.');
  expect(alAno('$300', 1)).toBe('$300 al año.');
  expect(alAno('$3,000', 6)).toBe('$3,000 al año alcanzan para esto 6 veces.');
});
