import type { Day } from '#domain/calendar/day.ts';
import type { VolunteerApplication } from './volunteer-application.ts';
import type { VolunteerStatus } from './volunteer-status.ts';

/** Where an application stands today: a clearance whose last day is over is none, and one that is checked again still is one. */
export type VolunteerStanding = VolunteerStatus | 'expired' | 'checked_again' | 'expired_in_check';

/** The statuses that a clearance may have, also one whose last day is over. */
export const CLEARANCE_STATUSES = ['cleared', 'check_under_way'] as const;

/** @param today local to the program */
export function volunteerStanding(
  { status, clearedUntil }: Pick<VolunteerApplication, 'status' | 'clearedUntil'>,
  today: Day,
): VolunteerStanding {
  if (clearedUntil === null) return status;
  const isOver = clearedUntil < today;
  if (status === 'cleared' && isOver) return 'expired';
  if (status === 'check_under_way') return isOver ? 'expired_in_check' : 'checked_again';
  return status;
}
