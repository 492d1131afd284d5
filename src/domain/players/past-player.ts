import type { Profile } from '#domain/accounts/profile.ts';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import { addYearsTo } from '#domain/calendar/years.ts';
import { seasonEndOf } from '#domain/seasons/season-end.ts';

/** As long as medical notes, and long enough for a family that comes back after two seasons away. */
const YEARS_KEPT = 3;

type PastPlayer = Pick<Profile, 'role' | 'userId' | 'pastSeason' | 'updatedAt'>;

/**
 * From which day on a player of a season that is over is deleted: 3 years after it ended and the record
 * was last changed, for the name of a season can be mistyped. Null of everyone else: account holders delete
 * themselves.
 * @param billedAt when bills for the player were made: whom the office bills still plays, without a form
 */
export function pastPlayerDeleteOn(
  person: PastPlayer,
  timeZone: string,
  billedAt: readonly string[] = [],
): Day | null {
  const { role, userId, pastSeason, updatedAt } = person;
  if (role !== 'member' || userId !== null || pastSeason === null) return null;
  const [last = updatedAt] = [updatedAt, ...billedAt].sort().reverse();
  const changed = dayOf(new Date(last), timeZone);
  const end = seasonEndOf(pastSeason);
  return addYearsTo(end && end >= changed ? end : changed, YEARS_KEPT);
}
