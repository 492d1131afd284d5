// @vitest-environment node
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  dayForSheet,
  formatColumnDay,
  formatColumnInstant,
  formatGameDay,
  formatInstant,
  formatInstantDay,
  instantForSheet,
} from './instants.ts';

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

test('a column has the year only where it is another than this one', () => {
  vi.useFakeTimers({ now: new Date('2027-01-01T04:00:00Z'), toFake: ['Date'] });
  // New Year has not come yet where the program is.
  expect(formatColumnDay('2026-11-21')).toBe('Nov 21');
  expect(formatColumnDay('2027-01-09')).toBe('Jan 9, 2027');
  expect(formatColumnInstant('2026-11-22T03:45:59.000Z')).toBe('Nov 21');
  vi.useRealTimers();
});

test('the day of a game has its weekday and its year, also where it is this one', () => {
  vi.useFakeTimers({ now: new Date('2026-10-01T12:00:00Z'), toFake: ['Date'] });
  expect(formatGameDay('2026-11-21')).toBe('Sat, Nov 21, 2026');
  expect(formatGameDay('2027-01-02')).toBe('Sat, Jan 2, 2027');
  vi.useRealTimers();
});
