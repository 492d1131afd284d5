import { callApi } from '#browser/api.ts';
import { Facts } from '#components/form/Facts.tsx';
import {
  type AdminVolunteer,
  getVolunteerEndpoint,
  noteVolunteerEndpoint,
} from '#contracts/volunteering/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { formatDay } from '#domain/calendar/day.ts';
import { messages as recordMessages } from '#words/office/dashboard/records.ts';
import { messages } from '#words/office/dashboard/volunteers.ts';
import { Contact, MailLink, PhoneLink } from '../kit/contact-links.tsx';
import { formatInstantDay } from '../kit/instants.ts';
import { NotesForm } from '../kit/office/NotesForm.tsx';
import type { Fact } from '../kit/office/payment-columns.tsx';
import { RecordDialog } from '../kit/office/RecordDialog.tsx';
import type { DetailsProps } from '../kit/office/RecordsTab.tsx';
import { formatPlace } from '../kit/office/record-columns.tsx';
import { rolesOf, VolunteerBadge } from './columns.tsx';
import { StepForm } from './StepForm.tsx';

const { columns: words, yes, no, none } = recordMessages;

/** An application in full, with its references and its next step. */
export function VolunteerDetails(props: DetailsProps) {
  return (
    <RecordDialog {...props} endpoint={getVolunteerEndpoint}>
      {({ record }, again) => (
        <>
          <Facts facts={factsOf(record)} />
          <StepForm record={record} onDone={again} />
          <NotesForm
            record={record}
            save={(request) => callApi(noteVolunteerEndpoint, request)}
            onDone={again}
          />
        </>
      )}
    </RecordDialog>
  );
}

function factsOf(record: AdminVolunteer): Fact[] {
  const { clearedUntil, reference1, reference2 } = record;
  return [
    [messages.name, fullName(record)],
    [words.status, <VolunteerBadge key="status" status={record.status} />],
    [messages.clearedUntil, clearedUntil ? formatDay(clearedUntil) : none],
    [recordMessages.received, formatInstantDay(record.createdAt)],
    [words.email, <MailLink key="email" to={record.email} />],
    [words.phone, <PhoneLink key="phone" number={record.phone} />],
    [words.address, formatPlace(record)],
    [messages.dateOfBirth, formatDay(record.dateOfBirth)],
    [
      messages.emergency,
      <Contact
        key="emergency"
        name={record.emergencyContactName}
        phone={record.emergencyContactPhone}
      />,
    ],
    [messages.roleColumn, rolesOf(record)],
    [messages.available, messages.availabilities[record.availability]],
    [messages.time, messages.times[record.timeCommitment]],
    longFact(messages.why, record.whyVolunteer),
    longFact(messages.previousExperience, record.previousExperience),
    longFact(messages.workExperience, record.workExperience),
    longFact(messages.education, record.education),
    longFact(messages.skills, record.skills),
    [messages.reference(1), <Reference key="1" {...reference1} />],
    [messages.reference(2), <Reference key="2" {...reference2} />],
    [messages.mayWrite, record.communicationConsent ? yes : no],
  ];
}

/** What was written in several lines keeps them. */
function longFact(label: string, text: string | null): Fact {
  return [
    label,
    <span key={label} className="whitespace-pre-line">
      {text ?? none}
    </span>,
  ];
}

function Reference({ name, relationship, phone, email }: AdminVolunteer['reference1']) {
  return (
    <>
      {name}, {relationship}, <PhoneLink number={phone} />
      {email && ', '}
      {email && <MailLink to={email} />}
    </>
  );
}
