import { fc, test as property } from '@fast-check/vitest';
import { addMonths, format, parseISO } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { dayOf } from '#domain/calendar/calendar.ts';
import { chargeDate } from '#domain/payments/plan-payment.ts';
import { chargeInstant } from './charge-instant.ts';
import { firstGiftDate } from './gift-schedule.ts';

const NEW_YORK = 'America/New_York';
const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2036-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const paymentDay = fc.integer({ min: 1, max: 28 });

describe('firstGiftDate', () => {
  test.each([
    ['the start date itself', '2026-11-22', 22, '2026-11-22'],
    ['later in its month', '2026-11-22', 28, '2026-11-28'],
    ['the month after', '2026-11-22', 15, '2026-12-15'],
    ['the year after', '2026-12-31', 1, '2027-01-01'],
    ['after the last of January', '2027-01-31', 28, '2027-02-28'],
    ['on the day before a leap day', '2028-02-28', 28, '2028-02-28'],
    ['from a leap day', '2028-02-29', 28, '2028-03-28'],
    ['from a leap day, on the first', '2028-02-29', 1, '2028-03-01'],
  ])('%s', (_, startDate, chosen, expected) => {
    expect(firstGiftDate(startDate, chosen)).toBe(expected);
  });

  test.each([0, 29, 1.5, Number.NaN])('there is no payment day %s', (chosen) => {
    expect(() => firstGiftDate('2026-11-22', chosen)).toThrow(RangeError);
  });

  property.prop([day, paymentDay])('is the first payment day on or after the start', (start, n) => {
    const first = firstGiftDate(start, n);
    expect(first >= start).toBe(true);
    expect(Number(first.slice(8))).toBe(n);
    const monthBefore = format(addMonths(parseISO(first), -1), 'yyyy-MM-dd');
    expect(monthBefore < start).toBe(true);
  });
});

describe('chargeInstant', () => {
  test.each([
    ['2027-03-13', '2027-03-13T17:00:00.000Z'],
    ['2027-03-14', '2027-03-14T16:00:00.000Z'],
    ['2027-11-06', '2027-11-06T16:00:00.000Z'],
    ['2027-11-07', '2027-11-07T17:00:00.000Z'],
  ])('is noon in New York on %s, around the changes of the clocks', (date, instant) => {
    expect(chargeInstant(date, NEW_YORK).toISOString()).toBe(instant);
  });

  property.prop([
    day,
    paymentDay,
    fc.constantFrom(NEW_YORK, 'America/Los_Angeles', 'Pacific/Honolulu'),
  ])('five years of charges at that UTC time all fall on the chosen day', (start, n, timeZone) => {
    const first = firstGiftDate(start, n);
    const instant = chargeInstant(first, timeZone);
    for (let month = 0; month < 60; month += 1) {
      const charged = new Date(instant);
      charged.setUTCMonth(charged.getUTCMonth() + month);
      expect(dayOf(charged, timeZone)).toBe(chargeDate(first, 'monthly', month));
    }
  });
});
