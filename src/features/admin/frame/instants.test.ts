import { expect, test } from 'vitest';
import { instantForSheet } from './instants.ts';

test('a moment for a spreadsheet is the reader’s', () => {
  const local = new Date(2026, 10, 21, 23, 45, 59).toISOString();
  expect(instantForSheet(local)).toBe('2026-11-21 23:45');
});
