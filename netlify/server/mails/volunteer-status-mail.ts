import { formatDay } from '#domain/calendar/day.ts';
import type { VolunteerApplication } from '#domain/volunteering/volunteer-application.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/emails/volunteers.ts';
import type { ProgramWords } from '../core/program-words.ts';
import type { MailDraft } from './compose.ts';

/**
 * To the applicant after a step of the application. Like the first email it repeats nothing of what was
 * typed; nor does it say what a check has found, or why someone was declined.
 */
export function volunteerMoved(
  application: VolunteerApplication,
  { programName }: ProgramWords,
  officeEmail: string,
): MailDraft {
  const { id, status, clearedUntil, updatedAt } = application;
  const { subject, text } = wordsOf(application)(
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

/** The words of the step; of who has been cleared before, that this is renewed. */
function wordsOf({ status, wasCleared }: VolunteerApplication) {
  const { moved, renewed } = messages;
  if (!wasCleared) return moved[status];
  if (status === 'cleared') return renewed.cleared;
  return status === 'check_under_way' ? renewed.check_under_way : moved[status];
}
