import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  dayAfter,
  dayOf,
  formatDay,
  formatLongDay,
  formatMonthAbbreviation,
  formatShortDay,
  formatTimeOfDay,
  instantOf,
  localIso,
  monthOf,
} from './calendar.ts';
import { DaySchema, TimeOfDaySchema } from './day-schema.ts';
import { dateOfDay, dayOfDate } from './device-date.ts';

const NEW_YORK = 'America/New_York';
/** Beirut sets its clocks forward at midnight, so that it has days which begin at 1:00. */
const ZONES = [
  NEW_YORK,
  'America/Los_Angeles',
  'Asia/Tokyo',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'UTC',
];

const zones = fc.constantFrom(...ZONES);
const instants = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2037-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const days = instants.map((instant) => instant.toISOString().slice(0, 10));
const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

/** Day and time by `Intl`, so that the library is not checked against itself. */
function wallClock(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return parts.format(instant);
}

/** Runs a check as if the visitor's device were in another time zone. */
function onDeviceIn<T>(timeZone: string, check: () => T): T {
  const before = process.env.TZ;
  process.env.TZ = timeZone;
  try {
    return check();
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
}

describe('instantOf', () => {
  test.prop([days, times, zones, zones])(
    'is the instant at which a clock on the wall shows that day and time',
    (day, time, timeZone, device) => {
      const instant = onDeviceIn(device, () => instantOf(day, time, timeZone));
      const shown = wallClock(instant, timeZone);
      const skipped = shown !== `${day} ${time}`;
      if (skipped) {
        // Only a clock that was set forward may show another time, and then a later one of that day.
        expect(shown > `${day} ${time}`).toBe(true);
        const hourEarlier = new Date(instant.getTime() - 60 * 60_000);
        expect(wallClock(hourEarlier, timeZone) < `${day} ${time}`).toBe(true);
      }
    },
  );

  test.each([
    ['standard time', '2026-01-15', '19:00', '2026-01-16T00:00:00.000Z'],
    ['summer time', '2026-07-15', '19:00', '2026-07-15T23:00:00.000Z'],
    ['the minute before the gap', '2026-03-08', '01:59', '2026-03-08T06:59:00.000Z'],
    ['in the gap: the offset before it', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
    ['the minute after the gap', '2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
    ['the minute before the overlap', '2026-11-01', '00:59', '2026-11-01T04:59:00.000Z'],
    ['in the overlap: the first of two', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['the minute after the overlap', '2026-11-01', '02:00', '2026-11-01T07:00:00.000Z'],
  ])('%s', (_name, day, time, expected) => {
    for (const device of ZONES) {
      const instant = onDeviceIn(device, () => instantOf(day, time, NEW_YORK));
      expect(instant.toISOString(), device).toBe(expected);
    }
  });
});

describe('dayOf', () => {
  test.prop([instants, zones, zones])(
    'is the day on the zone’s wall, wherever the device',
    (instant, timeZone, device) => {
      const day = onDeviceIn(device, () => dayOf(instant, timeZone));
      expect(wallClock(instant, timeZone).slice(0, 10)).toBe(day);
    },
  );

  test('turns at local midnight, not at UTC midnight', () => {
    expect(dayOf(new Date('2026-11-22T04:59:59Z'), NEW_YORK)).toBe('2026-11-21');
    expect(dayOf(new Date('2026-11-22T05:00:00Z'), NEW_YORK)).toBe('2026-11-22');
  });
});

describe('monthOf', () => {
  test.prop([days, fc.integer({ min: -30, max: 30 }), zones])(
    'counts months across year ends, whatever the day of the month',
    (day, offset, device) => {
      const counted = onDeviceIn(device, () => monthOf(day, offset));
      const [year = 0, month = 0] = counted.split('-').map(Number);
      const [dayYear = 0, dayMonth = 0] = day.split('-').map(Number);
      expect(year * 12 + month).toBe(dayYear * 12 + dayMonth + offset);
    },
  );

  test('a long month’s last day does not skip the short month after it', () => {
    expect(monthOf('2026-01-31', 1)).toBe('2026-02');
    expect(monthOf('2026-12-31', 1)).toBe('2027-01');
    expect(monthOf('2026-01-31', -1)).toBe('2025-12');
  });
});

test.each([
  ['2026-02-28', '2026-03-01'],
  ['2028-02-28', '2028-02-29'],
  ['2026-12-31', '2027-01-01'],
  // Clocks change on these days.
  ['2026-03-08', '2026-03-09'],
  ['2026-11-01', '2026-11-02'],
])('after %s comes %s', (day, next) => {
  expect(dayAfter(day)).toBe(next);
});

describe('a calendar widget’s dates', () => {
  test.prop([days, zones])('come back as the same day on every device', (day, device) => {
    expect(onDeviceIn(device, () => dayOfDate(dateOfDay(day)))).toBe(day);
  });
});

describe('formats', () => {
  test.each(ZONES)('are those of the specification on a device in %s', (device) => {
    onDeviceIn(device, () => {
      expect(formatLongDay('2026-11-21')).toBe('Saturday, November 21, 2026');
      expect(formatDay('2026-03-08')).toBe('March 8, 2026');
      expect(formatShortDay('2026-11-21')).toBe('Sat, Nov 21');
      expect(formatMonthAbbreviation('2026-11')).toBe('Nov');
      expect(formatTimeOfDay('19:05')).toBe('7:05 PM');
      expect(formatTimeOfDay('00:00')).toBe('12:00 AM');
      expect(formatTimeOfDay('12:30')).toBe('12:30 PM');
    });
  });
});

describe('schemas', () => {
  test.prop([days, times])('take every day and time of day', (day, time) => {
    expect(DaySchema.safeParse(day).success).toBe(true);
    expect(TimeOfDaySchema.safeParse(time).success).toBe(true);
  });

  test.each(['2026-02-29', '2026-13-01', '26-01-01', '2026-11-21T00:00'])('refuse %s', (day) => {
    expect(DaySchema.safeParse(day).success).toBe(false);
  });

  test.each(['24:00', '7:05', '19:60', '19:05:00'])('refuse %s', (time) => {
    expect(TimeOfDaySchema.safeParse(time).success).toBe(false);
  });
});

test('a local day and time says how far it is from UTC', () => {
  expect(localIso('2026-11-24', '19:05', NEW_YORK)).toBe('2026-11-24T19:05:00-05:00');
  expect(localIso('2026-07-04', '09:30', NEW_YORK)).toBe('2026-07-04T09:30:00-04:00');
  expect(localIso('2026-07-04', '09:30', 'Asia/Kolkata')).toBe('2026-07-04T09:30:00+05:30');
  expect(localIso('2026-07-04', '09:30', 'America/St_Johns')).toBe('2026-07-04T09:30:00-02:30');
});
