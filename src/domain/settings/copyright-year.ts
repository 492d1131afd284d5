import { dayOf } from '#domain/calendar/day.ts';
import type { Settings } from './settings.ts';

/** Pure: the year of the footer's ©. Where the settings name none, that of the build. */
export function copyrightYear(
  { copyrightYear: named, timeZone }: Pick<Settings, 'copyrightYear' | 'timeZone'>,
  now: Date,
): string {
  return String(named ?? dayOf(now, timeZone).slice(0, 4));
}
