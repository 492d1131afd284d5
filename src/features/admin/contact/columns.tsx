import { Badge, type BadgeTone } from '#components/ui/Badge.tsx';
import type { IconPath } from '#components/ui/icons.ts';
import * as icons from '#components/ui/icons.ts';
import type { AdminMessage } from '#contracts/contact/dashboard.ts';
import { MESSAGE_STATUSES } from '#domain/contact/choices.ts';
import { languageName } from '#words/language-name.ts';
import { messages as answers } from '#words/office/answers.ts';
import { messages } from '#words/office/dashboard/inbox.ts';
import { messages as recordMessages } from '#words/office/dashboard/records.ts';
import { MailLine } from '../kit/contact-links.tsx';
import { Name } from '../kit/Name.tsx';
import { createdColumn } from '../kit/office/record-columns.tsx';
import { type AdminColumn, csvOnly } from '../kit/table/column.ts';

const { columns: words } = recordMessages;

export const STATUS_FILTERS = [
  {
    name: 'status',
    label: words.status,
    options: MESSAGE_STATUSES.map((value) => ({ value, label: messages.statuses[value] })),
  },
];

const LOOKS: Record<AdminMessage['status'], { tone: BadgeTone; icon: IconPath }> = {
  new: { tone: 'secondary', icon: icons.mail },
  answered: { tone: 'outline', icon: icons.check },
  closed: { tone: 'neutral', icon: icons.check },
  spam: { tone: 'neutral', icon: icons.close },
};

/** Whether it waits for an answer. */
export const isNew = ({ status }: Pick<AdminMessage, 'status'>) => status === 'new';

/** What became of a message, as icon and word. */
export function MessageBadge({ status }: Pick<AdminMessage, 'status'>) {
  return <Badge {...LOOKS[status]}>{messages.statuses[status]}</Badge>;
}

/** What the table shows besides its actions, and what only a spreadsheet gets. */
export const MESSAGE_COLUMNS: readonly AdminColumn<AdminMessage>[] = [
  createdColumn(),
  {
    id: 'from',
    header: answers.contact.from,
    sortable: true,
    wide: true,
    cell: ({ name, email, status }) => (
      <div className="rows:min-w-48">
        <Name isPlain={!isNew({ status })}>{name}</Name>
        <MailLine to={email} />
      </div>
    ),
    csv: ({ name }) => name,
  },
  csvOnly('email', words.email, ({ email }) => email),
  csvOnly('phone', words.phone, ({ phone }) => phone),
  csvOnly('language', answers.contact.language, ({ language }) =>
    language ? languageName(language) : null,
  ),
  {
    id: 'inquiry',
    header: answers.contact.inquiry,
    sortable: true,
    cell: ({ inquiryType }) => answers.contact.inquiries[inquiryType],
    csv: ({ inquiryType }) => answers.contact.inquiries[inquiryType],
  },
  csvOnly('playerAge', answers.contact.playerAge, ({ playerAge }) =>
    playerAge ? answers.contact.ages[playerAge] : null,
  ),
  {
    id: 'subject',
    header: answers.contact.subject,
    sortable: true,
    card: 'title',
    cell: ({ subject, message, status }) => (
      <span className="block rows:w-72">
        <Name isPlain={!isNew({ status })}>{subject}</Name>
        <span className="line-clamp-2 text-sm text-muted rows:block rows:truncate">{message}</span>
      </span>
    ),
    csv: ({ subject }) => subject,
  },
  csvOnly('message', messages.message, ({ message }) => message),
  {
    id: 'status',
    header: words.status,
    sortable: true,
    card: 'top',
    cell: ({ status }) => <MessageBadge status={status} />,
    csv: ({ status }) => messages.statuses[status],
  },
  csvOnly('notes', words.notes, ({ notes }) => notes),
];
