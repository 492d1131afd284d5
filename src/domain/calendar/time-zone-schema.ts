import * as z from 'zod/mini';

/** A time zone by its name in the IANA database. */
export const TimeZoneSchema = z
  .string()
  .check(z.refine(isTimeZone, 'is no time zone that is known'));

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
