import * as z from 'zod/mini';

/** A calendar day in the program's time zone, 'YYYY-MM-DD'. */
export const DaySchema = z.iso.date();

/** A time of day in the program's time zone, 24-hour 'HH:mm'. */
export const TimeOfDaySchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
