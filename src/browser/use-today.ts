import { useEffect, useState } from 'react';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Today in the program's time zone. Undefined in the HTML made at build time, which may be of another day, and
 * until the browser is idle: its first look at a time zone costs a slow phone some 70 ms.
 */
export function useToday(timeZone: string): Day | undefined {
  const [today, setToday] = useState<Day>();
  useEffect(() => whenIdle(() => setToday(dayOf(new Date(), timeZone))), [timeZone]);
  return today;
}
