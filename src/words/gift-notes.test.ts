import { expect, it } from 'vitest';
import { messages as english } from './en/pages.ts';
import { messages as spanish } from './es/pages.ts';

it('an amount that does what a smaller one does says how many times over', () => {
  const { aYear, timesOnce, timesMonthly } = english.giving.pays;
  expect(aYear('$300')).toBe('$300 a year.');
  expect(timesOnce(2, '$500')).toBe('Does 2 times what $500 does.');
  expect(timesMonthly(5, '$50')).toBe('Does 5 times what $50 a month does.');
  const { aYear: alAno, timesOnce: unaVez, timesMonthly: alMes } = spanish.giving.pays;
  expect(alAno('$300')).toBe('$300 al año.');
  expect(unaVez(2, '$500')).toBe('Alcanza para 2 veces lo que logran $500.');
  expect(alMes(5, '$50')).toBe('Alcanza para 5 veces lo que logran $50 al mes.');
});
