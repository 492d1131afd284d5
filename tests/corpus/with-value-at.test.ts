import { expect, test } from 'vitest';
import { withValueAt } from './with-value-at.ts';

const record = { city: 'Tampa', players: [{ age: 9 }, { age: 12 }] };

test.each([
  ['city', 'Miami', { ...record, city: 'Miami' }],
  ['school', null, { ...record, school: null }],
  ['players.1.age', 13, { ...record, players: [{ age: 9 }, { age: 13 }] }],
])('a record with %s as %j', (field, value, expected) => {
  expect(withValueAt(record, field.split('.'), value)).toEqual(expected);
});

test('a place that is not there is refused', () => {
  expect(() => withValueAt(record, ['city', 'zip'], 1)).toThrow('Nothing has a “zip”.');
});
