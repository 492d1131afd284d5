import { fullName } from '#domain/accounts/full-name.ts';
import { tellApplication } from '#domain/volunteering/tell-application.ts';
import type { VolunteerApplication } from '#domain/volunteering/volunteer-application.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/emails/volunteers.ts';
import { messages as office } from '#words/office/emails/volunteers.ts';
import type { ProgramWords } from '../core/program-words.ts';
import type { MailDraft } from './compose.ts';
import { toldBlocks } from './told-blocks.ts';

/** To the office: the application in full. */
export function volunteerForOffice(
  application: VolunteerApplication,
  officeEmail: string,
): MailDraft {
  const name = fullName(application);
  return {
    id: `volunteer-${application.id}-office`,
    to: officeEmail,
    replyTo: application.email,
    subject: office.subject(name),
    about: `volunteerApplications/${application.id}`,
    blocks: [office.opening(name), ...toldBlocks(tellApplication(application))],
  };
}

/**
 * To the applicant. It repeats nothing of what was typed, so that nobody can have us email a stranger
 * words of theirs.
 */
export function volunteerReceived(
  application: VolunteerApplication,
  words: ProgramWords,
  officeEmail: string,
): MailDraft {
  const { programName, volunteerApplication: time } = words;
  return {
    id: `volunteer-${application.id}-received`,
    to: application.email,
    replyTo: officeEmail,
    subject: messages.receivedSubject,
    about: `volunteerApplications/${application.id}`,
    blocks: [common.hello(messages.received(programName, time)), messages.next, messages.notYou],
  };
}
