import type { Day } from '#domain/calendar/day.ts';
import { CLEARANCE_STATUSES } from './standing.ts';
import type { VolunteerApplication } from './volunteer-application.ts';
import type { VolunteerStep } from './volunteer-status.ts';

type Stands = Pick<VolunteerApplication, 'status' | 'clearedUntil' | 'wasCleared'>;

/** Until when a clearance still stands today; null where there is none, it is over, or it has no end. */
export function standsUntil(
  { status, clearedUntil }: Pick<Stands, 'status' | 'clearedUntil'>,
  today: Day,
): Day | null {
  const isClearance = CLEARANCE_STATUSES.some((one) => one === status);
  return isClearance && clearedUntil !== null && clearedUntil >= today ? clearedUntil : null;
}

/**
 * The clearance after a step. A new check leaves the one that stands, unless the office takes it back: then
 * it was none, and the next is a first one, as after a decline.
 * @param step.clearedUntil of a new check: until when the volunteer stays cleared
 */
export function clearanceAfter(
  before: Stands,
  { status, clearedUntil }: VolunteerStep,
  today: Day,
): Pick<Stands, 'clearedUntil' | 'wasCleared'> {
  if (status === 'declined' || status === 'applied') return { clearedUntil: null };
  const isTakenBack =
    status === 'check_under_way' && clearedUntil === null && standsUntil(before, today) !== null;
  const wasCleared =
    before.status === 'cleared' || (before.status === 'check_under_way' && before.wasCleared);
  return { clearedUntil, ...(wasCleared && !isTakenBack && { wasCleared: true }) };
}
