import * as z from 'zod/mini';

/** A day that someone types, as 'YYYY-MM-DD': a real one, of a year that can be meant. */
export function dayField(message = 'Enter a date.') {
  return z.iso
    .date(message)
    .check(
      z.refine(
        (day) => day >= '2000-01-01' && day < '2100-01-01',
        'Check the year of this date: it should be between 2000 and 2099.',
      ),
    );
}
