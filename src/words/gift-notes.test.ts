import { expect, it } from 'vitest';
import { messages as english } from './en/pages.ts';
import { messages as spanish } from './es/pages.ts';

it('an amount that does what a smaller one does says how many times over', () => {
  const { aYear, timesOnce, timesMonthly } = english.giving.pays;
  expect(aYear('$300')).toBe('$300 a year.');
  expect(timesOnce(2, '$500')).toBe('Does as much as 2 gifts of $500.');
  expect(timesMonthly(5, '$50')).toBe('Does as much as 5 gifts of $50 a month.');
  const { aYear: alAno, timesOnce: unaVez, timesMonthly: alMes } = spanish.giving.pays;
  expect(alAno('$300')).toBe('$300 al año.');
  expect(unaVez(2, '$500')).toBe('Hace 2 veces lo que hace una donación de $500.');
  expect(alMes(5, '$50')).toBe('Hace 5 veces lo que hace una donación de $50 al mes.');
});
