// @vitest-environment node
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dayForSheet, formatInstant, formatInstantDay, instantForSheet } from './instants.ts';

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { dataset: { timeZone: 'America/New_York' } } });
});
afterAll(() => vi.unstubAllGlobals());

test('a moment is told as it was where the program is, whatever the reader’s zone', () => {
  const evening = '2026-11-22T03:45:59.000Z';
  expect(formatInstant(evening).replace('\u202f', ' ')).toBe('Nov 21, 2026, 10:45 PM');
  expect(formatInstantDay(evening)).toBe('Nov 21, 2026');
  expect(dayForSheet(evening)).toBe('2026-11-21');
  expect(instantForSheet(evening)).toBe('2026-11-21 22:45');
});
