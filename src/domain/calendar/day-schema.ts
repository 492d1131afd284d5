import * as z from 'zod/mini';

/** A calendar day in the program's time zone, 'YYYY-MM-DD'. */
export const DaySchema = z.iso.date();
