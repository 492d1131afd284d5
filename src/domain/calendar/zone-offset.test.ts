import { expect, test } from 'vitest';
import { zoneOffset } from './zone-offset.ts';

const NOON = '2026-07-01T12:00:00Z';

test('a browser that has Temporal is asked by it, every other by a formatter', () => {
  expect(zoneOffset('America/New_York', new Date(NOON))).toBe(-240);
  const asked: string[] = [];
  const newer = Object.assign(new Date(NOON), {
    toTemporalInstant: () => ({
      toZonedDateTimeISO: (timeZone: string) => {
        asked.push(timeZone);
        return { offsetNanoseconds: 20_700e9 };
      },
    }),
  });
  expect(zoneOffset('Asia/Kathmandu', newer)).toBe(345);
  expect(asked).toEqual(['Asia/Kathmandu']);
});

test('an invalid date has none', () => {
  const newer = Object.assign(new Date(Number.NaN), {
    toTemporalInstant: () => {
      throw new RangeError('Invalid time value');
    },
  });
  expect(zoneOffset('America/New_York', newer)).toBeNaN();
});
