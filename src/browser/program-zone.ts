import { type Day, dayOf } from '#domain/calendar/day.ts';

/**
 * The program's time zone (IANA name), which pages that tell dates carry on `<html>`: a photo of the
 * evening is of the same day for a parent in Hawaii, and for the office on a trip.
 */
export function programZone(): string {
  const zone = document.documentElement.dataset.timeZone;
  if (!zone) throw new Error('This page tells dates: give its PageLayout `tellsDates`.');
  return zone;
}

/** Today where the program is. */
export function programToday(): Day {
  return dayOf(new Date(), programZone());
}
