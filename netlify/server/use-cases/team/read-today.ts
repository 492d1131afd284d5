import { type Day, dayOf } from '#domain/calendar/calendar.ts';
import { readSettings } from '../../gateways/content.ts';

/** The day it is in the program's time zone. */
export async function readToday(now: Date): Promise<Day> {
  return dayOf(now, (await readSettings()).timeZone);
}
