import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { formatPeriod, isMonth, isPeriod, isWithin, monthAt, rangeOf } from './period.ts';

const ZONES = ['America/New_York', 'Asia/Tokyo', 'UTC', 'Asia/Beirut'];
const instants = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2037-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('a period', () => {
  test.each(['2026-11', '2026', 'all'])('is %s', (text) => expect(isPeriod(text)).toBe(true));

  test.each(['', '2026-13', '2026-00', '26-11', '2026-1', '2026-11-01', 'ALL', '1999', ' 2026'])(
    'is not “%s”',
    (text) => expect(isPeriod(text)).toBe(false),
  );

  test.prop([instants, fc.constantFrom(...ZONES)])(
    'holds the instants of its month, of its year, and no others',
    (instant, timeZone) => {
      const at = instant.toISOString();
      const month = monthAt(instant, timeZone);
      expect(isMonth(month)).toBe(true);
      const year = month.slice(0, 4);
      expect(isWithin(at, rangeOf(month, timeZone))).toBe(true);
      expect(isWithin(at, rangeOf(year, timeZone))).toBe(true);
      expect(isWithin(at, rangeOf('all', timeZone))).toBe(true);
      expect(isWithin(at, rangeOf(String(Number(year) + 1), timeZone))).toBe(false);
    },
  );

  test('turns at local midnight, summer time or not', () => {
    expect(rangeOf('2026-11', 'America/New_York')).toEqual({
      from: '2026-11-01T04:00:00.000Z',
      to: '2026-12-01T05:00:00.000Z',
    });
    expect(rangeOf('2026', 'America/New_York')).toEqual({
      from: '2026-01-01T05:00:00.000Z',
      to: '2027-01-01T05:00:00.000Z',
    });
    const november = rangeOf('2026-11', 'America/New_York');
    expect(isWithin('2026-11-01T04:00:00Z', november)).toBe(true);
    expect(isWithin('2026-12-01T05:00:00Z', november)).toBe(false);
  });

  test('is named as one says it', () => {
    expect(formatPeriod('2026-11')).toBe('November 2026');
    expect(formatPeriod('2026')).toBe('2026');
  });
});
