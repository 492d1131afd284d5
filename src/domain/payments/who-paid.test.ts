import { expect, test } from 'vitest';
import type { LedgerEntry } from './ledger-entry.ts';
import { whoPaid } from './who-paid.ts';

const entry = { kind: 'bill', name: 'Ana Maria Diaz', email: 'ana@example.com' } as LedgerEntry;
const ben = { firstName: 'Ben', lastName: 'Lee', email: 'ben@example.com' };
const ana = { firstName: 'Ana Maria', lastName: 'Diaz', email: 'ana@example.com' };

test.each([
  ['the payer of the record', ana],
  ['the same address under a corrected name', { ...ana, lastName: 'Diaz Lopez' }],
  ['the same person at a corrected address', { ...ana, email: 'ana@new.example.com' }],
  ['nobody', null],
])('news of money goes to %s', (_, payer) => {
  expect(whoPaid(entry, payer)).toBe(payer);
});

test('news of money of which nobody is noted goes to the payer of the record', () => {
  expect(whoPaid({ ...entry, name: '', email: '' }, ana)).toBe(ana);
});

test('news of money goes to whoever paid, when the record names somebody else', () => {
  expect(whoPaid(entry, ben)).toMatchObject({ firstName: 'Ana', email: 'ana@example.com' });
});

test('news of a sponsor’s money goes to the contact that the office has noted since', () => {
  expect(whoPaid({ ...entry, kind: 'sponsorship' }, ben)).toBe(ben);
});
