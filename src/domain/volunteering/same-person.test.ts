import { expect, test } from 'vitest';
import { sharedDetails } from './same-person.ts';

const ana = { name: 'Ana Díaz', phone: '239-555-0100', email: 'ana@example.com' };
const ben = { name: 'Ben Cole', phone: '239-555-0101', email: 'ben@example.com' };

test('two people share nothing', () => {
  expect(sharedDetails(ana, ben)).toEqual([]);
});

test.each([
  ['name', { name: ' ANA  DIAZ ' }],
  ['name', { name: 'Ana-Diaz' }],
  ['phone', { phone: '+1 (239) 555 0100' }],
  ['email', { email: 'Ana+refs@Example.com' }],
] as const)('the same %s, written otherwise: %j', (detail, change) => {
  expect(sharedDetails(ana, { ...ben, ...change })).toEqual([detail]);
});

test('two extensions of one office are two people', () => {
  const office = { ...ana, phone: '239-555-0100 x12' };
  expect(sharedDetails(office, { ...ben, phone: '239-555-0100 ext. 13' })).toEqual([]);
});

test('two people without an email do not share it', () => {
  expect(sharedDetails({ ...ana, email: null }, { ...ben, email: null })).toEqual([]);
});
