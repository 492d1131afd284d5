import { fullName } from '#domain/accounts/full-name.ts';
import type { VolunteerApplication } from '#domain/volunteering/volunteer-application.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/emails/volunteers.ts';
import { messages as office } from '#words/office/emails/volunteers.ts';
import type { ProgramWords } from '../core/program-words.ts';
import type { MailBlock, MailDraft } from './compose.ts';

/** 'assistant-coach' as 'Assistant coach'. */
function inWords(code: string): string {
  const words = code.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

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
    blocks: [
      office.opening(name),
      personTable(application),
      helpTable(application),
      office.why(application.whyVolunteer),
      ...experience(application),
      referenceTable(application),
    ],
  };
}

function personTable(application: VolunteerApplication): MailBlock {
  const { address, city, state, zipCode } = application;
  return {
    rows: [
      [office.rows.email, application.email],
      [office.rows.phone, application.phone],
      [office.rows.address, `${address}, ${city}, ${state} ${zipCode}`],
      [office.rows.dateOfBirth, application.dateOfBirth],
      [
        office.rows.emergency,
        `${application.emergencyContactName}, ${application.emergencyContactPhone}`,
      ],
    ],
  };
}

function helpTable(application: VolunteerApplication): MailBlock {
  return {
    rows: [
      [office.rows.roles, application.preferredRoles.map(inWords).join(', ')],
      [office.rows.available, inWords(application.availability)],
      [office.rows.time, inWords(application.timeCommitment)],
      [office.rows.mayContact, application.communicationConsent ? office.yes : office.no],
    ],
  };
}

function experience(application: VolunteerApplication): string[] {
  const { volunteered, work, education, skills } = office.experience;
  return (
    [
      [volunteered, application.previousExperience],
      [work, application.workExperience],
      [education, application.education],
      [skills, application.skills],
    ] as const
  ).flatMap(([tell, text]) => (text ? [tell(text)] : []));
}

function referenceTable({ reference1, reference2 }: VolunteerApplication): MailBlock {
  return {
    rows: [reference1, reference2].map(
      ({ name, phone, email, relationship }, index) =>
        [
          office.reference(index + 1),
          [name, relationship, phone, email].filter(Boolean).join(', '),
        ] as const,
    ),
  };
}

/**
 * To the applicant. It repeats nothing of what was typed, so that nobody can have us mail a stranger
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
