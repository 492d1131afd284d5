import type { Day } from '#domain/calendar/day.ts';
import type { VolunteerApplication } from './volunteer-application.ts';
import type { VolunteerStatus } from './volunteer-status.ts';

/** Where an application stands today: a clearance whose last day is over is none. */
export type VolunteerStanding = VolunteerStatus | 'expired';

/** @param today local to the program */
export function volunteerStanding(
  { status, clearedUntil }: Pick<VolunteerApplication, 'status' | 'clearedUntil'>,
  today: Day,
): VolunteerStanding {
  const isOver = status === 'cleared' && clearedUntil !== null && clearedUntil < today;
  return isOver ? 'expired' : status;
}
