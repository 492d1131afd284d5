import { formatDay } from '#domain/calendar/day.ts';
import type { VolunteerApplication } from '#domain/volunteering/volunteer-application.ts';
import type { VolunteerStatus } from '#domain/volunteering/volunteer-status.ts';
import type { ProgramWords } from '../core/program-words.ts';
import type { MailDraft } from './compose.ts';

/**
 * To the applicant after a step of the application. Like the first mail it repeats nothing of what was
 * typed; nor does it say what a check has found, or why someone was declined.
 */
export function volunteerMoved(
  application: VolunteerApplication,
  { programName }: ProgramWords,
  officeEmail: string,
): MailDraft {
  const { id, status, clearedUntil, updatedAt } = application;
  const us = programName ?? 'us';
  const until = clearedUntil ? ` until ${formatDay(clearedUntil)}` : '';
  const said: Record<VolunteerStatus, { subject: string; text: string }> = {
    applied: {
      subject: 'Your volunteer application',
      text: `Hello, your application to volunteer with ${us} is with our office.`,
    },
    check_under_way: {
      subject: 'Your volunteer application: the background check has begun',
      text: `Hello, we have begun the background check for your application to volunteer with ${us}, and call your references. You need not do anything until we write.`,
    },
    cleared: {
      subject: 'You are cleared to volunteer',
      text: `Hello, good news: your background check is complete, and you are cleared to volunteer with ${us}${until}. We'll contact you about the training and your first day.`,
    },
    declined: {
      subject: 'Your volunteer application',
      text: `Hello, thank you for offering your time to ${us}. We cannot take up your application at this time. If you would like to talk about it, just reply to this email.`,
    },
  };
  const { subject, text } = said[status];
  return {
    id: `volunteer-${id}-${status}-${Date.parse(updatedAt)}`,
    to: application.email,
    replyTo: officeEmail,
    limit: 'none',
    subject,
    about: `volunteerApplications/${id}`,
    blocks: [text, 'Questions? Just reply to this email.'],
  };
}
