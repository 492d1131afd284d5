/** A day as the Studio stores it: YYYY-MM-DD. */
type Day = string;

/** Refuses the day of something that has happened, where it is yet to come. */
export function checkNotAhead(day: Day | undefined): true | string {
  return findAhead(day, today()) ?? true;
}

/** Warns of the day of something to come, where it is over. */
export function checkNotOver(day: Day | undefined): true | string {
  return findOver(day, today()) ?? true;
}

/** Of the editor's device, not of Greenwich: there it may be tomorrow already. */
const today = (): Day => new Date().toLocaleDateString('en-CA');

export function findAhead(day: Day | undefined, now: Day): string | undefined {
  return day !== undefined && day > now ? 'This day is yet to come.' : undefined;
}

export function findOver(day: Day | undefined, now: Day): string | undefined {
  return day !== undefined && day < now
    ? 'This day is over, so the page does not show it. Check the year.'
    : undefined;
}
