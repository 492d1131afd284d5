const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day as 'Nov 21, 2026'. @param day YYYY-MM-DD */
export function formatDay(day: string): string {
  return dayFormat.format(new Date(`${day}T12:00:00Z`));
}

/** An instant as the day that it was in the program's time zone. */
export function formatInstant(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(
    new Date(instant),
  );
}

/** The year that it is now in the program's time zone. */
export function yearOf(now: Date, timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone }).format(now));
}
