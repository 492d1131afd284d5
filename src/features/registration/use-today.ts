import { useEffect, useState } from 'react';
import { type Day, dayOf } from '#domain/calendar/day.ts';

/** Today in the program's time zone; undefined in the HTML made at build time, which may be of another day. */
export function useToday(timeZone: string): Day | undefined {
  const [today, setToday] = useState<Day>();
  useEffect(() => setToday(dayOf(new Date(), timeZone)), [timeZone]);
  return today;
}
