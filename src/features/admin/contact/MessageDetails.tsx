import { useRef, useState } from 'react';
import { callApi } from '#browser/api.ts';
import { Facts } from '#components/form/Facts.tsx';
import {
  type AdminMessage,
  correctSenderEmailEndpoint,
  getMessageEndpoint,
  noteMessageEndpoint,
} from '#contracts/contact/dashboard.ts';
import { tellMessage } from '#domain/contact/tell-message.ts';
import { messages as recordMessages } from '#words/office/dashboard/records.ts';
import { formatInstantDay } from '../kit/instants.ts';
import { ChangeEmail } from '../kit/office/ChangeEmail.tsx';
import { NotesForm } from '../kit/office/NotesForm.tsx';
import type { Fact } from '../kit/office/payment-columns.tsx';
import { RecordDialog } from '../kit/office/RecordDialog.tsx';
import type { DetailsProps } from '../kit/office/RecordsTab.tsx';
import { toldFacts } from '../kit/office/told-facts.tsx';
import { mayLeave } from '../kit/unsaved.ts';
import { Application } from './Application.tsx';
import { MessageBadge } from './columns.tsx';
import { MessageSteps } from './MessageSteps.tsx';
import { Replies } from './Replies.tsx';
import { ReplyForm } from './ReplyForm.tsx';

const { columns: words } = recordMessages;

/** A message as it was written, and the reply to it. */
export function MessageDetails(props: DetailsProps) {
  /** A decline begins the reply with its own words. */
  const [declines, setDeclines] = useState(0);
  const reply = useRef<HTMLElement>(null);
  const beginDecline = () => {
    if (reply.current && mayLeave(reply.current)) setDeclines(declines + 1);
  };
  return (
    <RecordDialog {...props} endpoint={getMessageEndpoint}>
      {({ record, language, decline, replies }, again) => (
        <>
          <Facts facts={factsOf({ ...record, language })} />
          <ChangeEmail
            name="writer-email"
            words={recordMessages.writerEmail}
            send={({ email }) =>
              callApi(correctSenderEmailEndpoint, { id: record.id, seen: record.updatedAt, email })
            }
            onDone={again}
          />
          <p className="whitespace-pre-line break-words">{record.message}</p>
          {record.inquiryType === 'scholarships' && (
            <Application record={record} onDone={again} onDecline={beginDecline} />
          )}
          <MessageSteps record={record} onDone={again} />
          <Replies replies={replies} />
          <ReplyForm
            key={declines}
            ref={reply}
            hasFocus={props.isAnswering}
            record={record}
            onDone={again}
            text={declines > 0 ? decline : ''}
          />
          <NotesForm
            record={record}
            save={(request) => callApi(noteMessageEndpoint, request)}
            onDone={again}
          />
        </>
      )}
    </RecordDialog>
  );
}

function factsOf(record: AdminMessage): Fact[] {
  return [
    ...toldFacts(tellMessage(record)),
    [recordMessages.received, formatInstantDay(record.createdAt)],
    [words.status, <MessageBadge key="status" status={record.status} />],
  ];
}
