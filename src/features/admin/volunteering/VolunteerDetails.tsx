import { callApi } from '#browser/api.ts';
import { Facts } from '#components/form/Facts.tsx';
import {
  type AdminVolunteer,
  correctVolunteerEmailEndpoint,
  getVolunteerEndpoint,
  noteVolunteerEndpoint,
} from '#contracts/volunteering/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { formatDay } from '#domain/calendar/day.ts';
import { tellApplication } from '#domain/volunteering/tell-application.ts';
import { messages as recordMessages } from '#words/office/dashboard/records.ts';
import { messages } from '#words/office/dashboard/volunteers.ts';
import { formatInstantDay } from '../kit/instants.ts';
import { ChangeEmail } from '../kit/office/ChangeEmail.tsx';
import { NewsChoice } from '../kit/office/NewsChoice.tsx';
import { NotesForm } from '../kit/office/NotesForm.tsx';
import type { Fact } from '../kit/office/payment-columns.tsx';
import { RecordDialog } from '../kit/office/RecordDialog.tsx';
import type { DetailsProps } from '../kit/office/RecordsTab.tsx';
import { toldFacts } from '../kit/office/told-facts.tsx';
import { VolunteerBadge } from './columns.tsx';
import { StepForm } from './StepForm.tsx';

const { columns: words, none } = recordMessages;

/** An application in full, with its references and its next step. */
export function VolunteerDetails(props: DetailsProps) {
  return (
    <RecordDialog {...props} endpoint={getVolunteerEndpoint}>
      {({ record }, again) => (
        <>
          <Facts facts={factsOf(record)} />
          <ChangeEmail
            name="writer-email"
            words={recordMessages.writerEmail}
            send={({ email }) =>
              callApi(correctVolunteerEmailEndpoint, {
                id: record.id,
                seen: record.updatedAt,
                email,
              })
            }
            onDone={again}
          />
          <NewsChoice email={record.email} />
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
  const { clearedUntil } = record;
  return [
    [messages.name, fullName(record)],
    [words.status, <VolunteerBadge key="status" of={record} />],
    [messages.clearedUntil, clearedUntil ? formatDay(clearedUntil) : none],
    [recordMessages.received, formatInstantDay(record.createdAt)],
    ...toldFacts(tellApplication(record)),
  ];
}
