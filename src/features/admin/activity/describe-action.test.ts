import { expect, test } from 'vitest';
import { describeAction } from './describe-action.ts';

test.each([
  ['bill.markedPaid', 'Bill: marked paid'],
  ['medicalNote.read', 'Medical note: read'],
  ['profile.deleted', 'Profile: deleted'],
  ['export', 'Export'],
  ['', ''],
])('%j reads %j', (action, words) => {
  expect(describeAction(action)).toBe(words);
});
