import { expect, test } from 'vitest';
import { describeAction, instantForSheet } from './format.ts';

test.each([
  ['bill.markedPaid', 'Bill: marked paid'],
  ['medicalNote.read', 'Medical note: read'],
  ['profile.deleted', 'Profile: deleted'],
  ['export', 'Export'],
  ['', ''],
])('%j reads %j', (action, words) => {
  expect(describeAction(action)).toBe(words);
});

test('a moment for a spreadsheet', () => {
  const local = new Date(2026, 10, 21, 13, 45, 59);
  expect(instantForSheet(local.toISOString())).toBe('2026-11-21 13:45');
});
