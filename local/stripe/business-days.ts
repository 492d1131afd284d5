const DAY = 24 * 60 * 60;
const SUNDAY = 0;
const SATURDAY = 6;

function isBusinessDay(midnight: number): boolean {
  const day = new Date(midnight * 1000).getUTCDay();
  return day !== SUNDAY && day !== SATURDAY;
}

/** The first midnight (UTC, Unix seconds) of a Monday to Friday that is not before the instant. */
export function businessDayFrom(instant: number): number {
  let midnight = Math.ceil(instant / DAY) * DAY;
  while (!isBusinessDay(midnight)) midnight += DAY;
  return midnight;
}

/** Midnight (UTC, Unix seconds), so many business days after the day of the instant. Holidays count. */
export function businessDaysAfter(instant: number, days: number): number {
  let midnight = Math.floor(instant / DAY) * DAY;
  for (let left = days; left > 0; left -= 1) midnight = businessDayFrom(midnight + DAY);
  return midnight;
}
