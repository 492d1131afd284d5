import { fullName } from '#domain/accounts/full-name.ts';
import type { VolunteerApplication } from '#domain/volunteering/volunteer-application.ts';
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
    subject: `Volunteer application: ${name}`,
    about: `volunteerApplications/${application.id}`,
    blocks: [
      `${name} would like to volunteer. Reply to this email to write back. The background check has been agreed to.`,
      personTable(application),
      helpTable(application),
      `Why they would like to volunteer: ${application.whyVolunteer}`,
      ...experience(application),
      referenceTable(application),
    ],
  };
}

function personTable(application: VolunteerApplication): MailBlock {
  const { address, city, state, zipCode } = application;
  return {
    rows: [
      ['Email', application.email],
      ['Phone', application.phone],
      ['Address', `${address}, ${city}, ${state} ${zipCode}`],
      ['Date of birth', application.dateOfBirth],
      [
        'Emergency contact',
        `${application.emergencyContactName}, ${application.emergencyContactPhone}`,
      ],
    ],
  };
}

function helpTable(application: VolunteerApplication): MailBlock {
  return {
    rows: [
      ['Roles', application.preferredRoles.map(inWords).join(', ')],
      ['Available', inWords(application.availability)],
      ['Time', inWords(application.timeCommitment)],
      ['May be written to with news', application.communicationConsent ? 'yes' : 'no'],
    ],
  };
}

function experience(application: VolunteerApplication): string[] {
  return [
    ['Volunteered before', application.previousExperience],
    ['Work', application.workExperience],
    ['Education', application.education],
    ['Skills', application.skills],
  ].flatMap(([label, text]) => (text ? [`${label}: ${text}`] : []));
}

function referenceTable({ reference1, reference2 }: VolunteerApplication): MailBlock {
  return {
    rows: [reference1, reference2].map(
      ({ name, phone, email, relationship }, index) =>
        [
          `Reference ${index + 1}`,
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
    subject: 'Thank you for your volunteer application',
    about: `volunteerApplications/${application.id}`,
    blocks: [
      `Hello, thank you for offering your time${programName ? ` to ${programName}` : ''}. Your application has arrived, and ${time ? `we'll contact you within ${time}` : "we'll contact you soon"}.`,
      'What happens next: we call your references, everyone who works with our players is screened with a background check, and then there is a short training. You need not do anything until we write.',
      'Something to add or to correct? Just reply to this email. If you did not apply, someone has given your address by mistake: tell us, and we delete the application.',
    ],
  };
}
