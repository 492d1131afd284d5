import { expect, test } from 'vitest';
import { messages as sentences } from '#words/office/dashboard/audit-sentences.ts';
import { AUDIT_GROUPS } from './audit-entry.ts';

/** Each has an entry of its own in the filter. */
const ALONE = ['medicalNote.read', 'emergencySheet.read', 'table.exported'];

test('each kind of entry is found under one name in the filter', () => {
  const grouped = Object.values(AUDIT_GROUPS).flat();
  expect([...grouped, ...ALONE].toSorted()).toEqual(Object.keys(sentences).toSorted());
});

test('any two groups can be asked for at once', () => {
  const [first = 0, second = 0] = Object.values(AUDIT_GROUPS)
    .map(({ length }) => length)
    .toSorted((a, b) => b - a);
  expect(first + second).toBeLessThanOrEqual(30);
});
