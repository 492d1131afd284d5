import { afterAll, expect, test } from 'vitest';
import { readLanguageFrom } from '#words/current-language.ts';
import { PAYABLE_KINDS } from './choices.ts';
import { bookLabel, tellLabel } from './record-label.ts';

afterAll(() => readLanguageFrom(() => 'en'));

test('every label of the books is told in the language of who reads it', () => {
  const labels = PAYABLE_KINDS.map((kind) => bookLabel(kind, 'K7QF-2M9X'));
  expect(labels.map(tellLabel)).toEqual(labels);
  readLanguageFrom(() => 'es');
  expect(labels.map(tellLabel).toSorted()).toEqual([
    'Cobro K7QF-2M9X',
    'Donación K7QF-2M9X',
    'Inscripción K7QF-2M9X',
    'Patrocinio K7QF-2M9X',
    'Pedido K7QF-2M9X',
  ]);
});

test('what a person typed stays as it is', () => {
  readLanguageFrom(() => 'es');
  expect(['Bill for the gym', 'Order', '', 'Ana'].map(tellLabel)).toEqual([
    'Bill for the gym',
    'Order',
    '',
    'Ana',
  ]);
});
