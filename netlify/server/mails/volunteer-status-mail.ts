import { formatDay } from '#domain/calendar/day.ts';
import type { VolunteerApplication } from '#domain/volunteering/volunteer-application.ts';
import type { VolunteerStatus } from '#domain/volunteering/volunteer-status.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/emails/volunteers.ts';
import type { ProgramWords } from '../core/program-words.ts';
import type { MailDraft } from './compose.ts';

/**
 * To the applicant after a step of the application. Like the first email it repeats nothing of what was
 * typed; nor does it say what a check has found, or why someone was declined.
 * @param from where it stood before
 */
export function volunteerMoved(
  application: VolunteerApplication,
  from: VolunteerStatus,
  { programName }: ProgramWords,
  officeEmail: string,
): MailDraft {
  const { id, status, clearedUntil, updatedAt } = application;
  const { subject, text } = wordsOf(application, from)(
    programName ?? messages.us,
    clearedUntil ? formatDay(clearedUntil) : null,
  );
  return {
    id: `volunteer-${id}-${status}-${Date.parse(updatedAt)}`,
    to: application.email,
    replyTo: officeEmail,
    limit: 'none',
    subject,
    about: `volunteerApplications/${id}`,
    blocks: [common.hello(text), common.questions],
  };
}

/** The words of the step; of who has been cleared before, that this is renewed, or whether they still are. */
function wordsOf({ status, wasCleared }: VolunteerApplication, from: VolunteerStatus) {
  const { moved, renewed } = messages;
  if (status === 'cleared' && wasCleared) return renewed.cleared;
  if (status === 'check_under_way' && from === 'check_under_way') return renewed.taken_back;
  return status === 'check_under_way' && from === 'cleared'
    ? renewed.check_under_way
    : moved[status];
}
