import { formatDay } from '#domain/calendar/day.ts';
import type { Told, ToldPart } from '#domain/records/told.ts';
import { messages } from '#words/office/answers.ts';
import { tellRoles } from './tell-roles.ts';
import type { VolunteerApplication } from './volunteer-application.ts';

const { volunteer: words } = messages;

/** What an applicant answered: the office's dialog and its email follow from it. */
export function tellApplication(application: Omit<VolunteerApplication, 'requestHash'>): Told[] {
  const { email, phone, emergencyContactName, emergencyContactPhone } = application;
  const { address, city, state, zipCode } = application;
  return [
    { label: messages.email, parts: [{ email }] },
    { label: messages.phone, parts: [{ phone }] },
    { label: messages.address, parts: [address, city, `${state} ${zipCode}`] },
    { label: words.dateOfBirth, parts: [formatDay(application.dateOfBirth)] },
    {
      label: words.emergency,
      parts: [emergencyContactName, { phone: emergencyContactPhone }],
    },
    { label: words.roles, parts: [...tellRoles(application)] },
    { label: words.available, parts: [words.availabilities[application.availability]] },
    { label: words.time, parts: [words.times[application.timeCommitment]] },
    long(words.why, application.whyVolunteer),
    long(words.previousExperience, application.previousExperience),
    long(words.workExperience, application.workExperience),
    long(words.education, application.education),
    long(words.skills, application.skills),
    { label: words.reference(1), parts: referenceParts(application.reference1) },
    { label: words.reference(2), parts: referenceParts(application.reference2) },
    {
      label: words.mayWrite,
      parts: [application.communicationConsent ? messages.yes : messages.no],
    },
  ];
}

function long(label: string, text: string | null): Told {
  return { label, parts: text ? [text] : [], isLong: true };
}

function referenceParts(reference: VolunteerApplication['reference1']): ToldPart[] {
  const { name, relationship, phone, email } = reference;
  return [name, relationship, { phone }, ...(email ? [{ email }] : [])];
}
