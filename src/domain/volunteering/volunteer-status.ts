import * as z from 'zod/mini';
import type { Day } from '#domain/calendar/day.ts';
import { dayField } from '#domain/calendar/day-field.ts';
import { emptyAsNull } from '#domain/forms/long-text.ts';
import { messages } from '#words/office/refusals/volunteers.ts';
import { VOLUNTEER_STATUSES } from './volunteer-application.ts';

export type VolunteerStatus = (typeof VOLUNTEER_STATUSES)[number];

/** A clearance expires, so it is checked again or renewed; who was declined may be looked at again. */
const NEXT: Readonly<Record<VolunteerStatus, readonly VolunteerStatus[]>> = {
  applied: ['check_under_way', 'declined'],
  check_under_way: ['cleared', 'declined'],
  cleared: ['check_under_way', 'cleared', 'declined'],
  declined: ['check_under_way'],
};

/**
 * The steps that can follow. Nobody is cleared without a check.
 * @param standing until when a clearance stands: during its new check it can be taken back
 */
export function nextVolunteerStatuses(
  status: VolunteerStatus,
  standing: Day | null,
): readonly VolunteerStatus[] {
  const isTakenBack = status === 'check_under_way' && standing !== null;
  return isTakenBack ? [status, ...NEXT[status]] : NEXT[status];
}

/** A step of an application; to be cleared takes a date until when. So does to stay cleared during a new check. */
export const VolunteerStepSchema = z
  .object({
    status: z.enum(VOLUNTEER_STATUSES, messages.status),
    clearedUntil: emptyAsNull(dayField(() => messages.clearedUntil)),
  })
  .check(
    z.refine(({ status, clearedUntil }) => status !== 'cleared' || clearedUntil !== null, {
      path: ['clearedUntil'],
      error: messages.clearedUntil,
    }),
  );
export type VolunteerStep = z.infer<typeof VolunteerStepSchema>;
