import * as z from 'zod/mini';
import { messages } from '#words/fields.ts';

/**
 * A day that someone types, as 'YYYY-MM-DD': a real one, of a year that can be meant. Says which of
 * them it is not.
 * @param missing what to say where nothing, or nothing like a date, was typed
 * @param years the first and the last that can be meant
 */
export function dayField(
  missing: () => string = () => messages.day.missing,
  years: [number, number] = [2000, 2099],
) {
  const [first, last] = years;
  return z.string({ error: missing }).check(
    z.regex(/^\d{4,6}-\d\d-\d\d$/, { error: missing, abort: true }),
    z.refine((day) => first <= yearOf(day) && yearOf(day) <= last, {
      error: () => messages.day.year(first, last),
      abort: true,
    }),
    z.refine((day) => z.iso.date().safeParse(day).success, {
      error: () => messages.day.noSuchDay,
    }),
  );
}

/** A year of six digits is what a browser makes of one digit too many. */
const yearOf = (day: string) => Number(day.slice(0, day.indexOf('-')));
