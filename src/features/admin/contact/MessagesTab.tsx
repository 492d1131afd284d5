import { callApi } from '#browser/api.ts';
import {
  type AdminMessage,
  deleteMessageEndpoint,
  listMessagesEndpoint,
} from '#contracts/contact/dashboard.ts';
import type { SeenRecord } from '#contracts/records/change.ts';
import { messages } from '#words/office/dashboard/inbox.ts';
import { RecordsTab } from '../kit/office/RecordsTab.tsx';
import { isNew, MESSAGE_COLUMNS, STATUS_FILTERS } from './columns.tsx';
import { MessageDetails } from './MessageDetails.tsx';

const nameOf = ({ name, subject }: AdminMessage) => `${name}: ${subject}`;

const removeMessage = (record: SeenRecord) => callApi(deleteMessageEndpoint, record);

/** What people wrote through the contact form. */
export function MessagesTab() {
  return (
    <RecordsTab
      words={messages}
      endpoint={listMessagesEndpoint}
      columns={MESSAGE_COLUMNS}
      filters={STATUS_FILTERS}
      csvName="messages"
      nameOf={nameOf}
      opener="subject"
      answer={messages.reply.heading}
      isWaiting={isNew}
      remove={removeMessage}
      details={(props) => <MessageDetails key={props.id} {...props} />}
    />
  );
}
