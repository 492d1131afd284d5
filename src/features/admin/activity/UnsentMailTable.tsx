import { useMemo } from 'react';
import { listUnsentMailEndpoint, type UnsentMail } from '#contracts/activity/dashboard.ts';
import { messages as activityMessages } from '#words/office/dashboard/activity.ts';
import { messages as kitMessages } from '#words/office/dashboard/kit.ts';
import { MailLink } from '../kit/contact-links.tsx';
import { formatInstant, instantForSheet } from '../kit/instants.ts';
import { MailBadge } from '../kit/MailBadge.tsx';
import { createdColumn } from '../kit/office/record-columns.tsx';
import { type AdminColumn, csvOnly, withActions } from '../kit/table/column.ts';
import { DataTable } from '../kit/table/DataTable.tsx';
import { useTableRows } from '../kit/table/table-query.ts';
import { MailActions } from './MailActions.tsx';

const messages = activityMessages.mail;
const { columns: words } = messages;
const { mailStatuses: statuses } = kitMessages;

const COLUMNS: readonly AdminColumn<UnsentMail>[] = [
  createdColumn(words.createdAt, { hasTime: true }),
  {
    id: 'to',
    header: words.to,
    sortable: true,
    card: 'title',
    cell: ({ to }) => <MailLink to={to} className="block rows:min-w-28" />,
    csv: ({ to }) => to,
  },
  {
    id: 'subject',
    header: words.subject,
    sortable: true,
    cell: ({ subject, lastError }) => (
      <span className="block rows:min-w-40">
        {subject}
        {lastError && <span className="block wrap-anywhere text-muted">{lastError}</span>}
      </span>
    ),
    csv: ({ subject }) => subject,
  },
  {
    id: 'status',
    header: words.status,
    sortable: true,
    card: 'top',
    cell: ({ status }) => <MailBadge status={status} />,
    csv: ({ status }) => statuses[status],
  },
  {
    id: 'attempts',
    header: words.attempts,
    sortable: true,
    align: 'end',
    cell: ({ attempts }) => attempts,
    csv: ({ attempts }) => attempts,
  },
  {
    id: 'next',
    header: words.next,
    sortable: true,
    cell: ({ status, nextAttemptAt }) =>
      status !== 'pending' ? messages.none : formatInstant(nextAttemptAt),
    csv: ({ status, nextAttemptAt }) =>
      status !== 'pending' ? null : instantForSheet(nextAttemptAt),
  },
  csvOnly('error', words.error, ({ lastError }) => lastError),
];

const FILTER = {
  name: 'status',
  label: messages.filter,
  options: [
    { value: 'stuck', label: messages.stuck },
    ...(['pending', 'failed', 'held'] as const).map((value) => ({ value, label: statuses[value] })),
  ],
};

/** Mail that waits or was given up, and why; staff can have it tried at once, correct its address, or discard it. */
export function UnsentMailTable() {
  const table = useTableRows(listUnsentMailEndpoint);
  const { reload } = table.rows;
  const columns = useMemo(
    () => withActions(COLUMNS, (mail) => <MailActions mail={mail} onDone={reload} />),
    [reload],
  );
  return (
    <DataTable
      caption={messages.caption}
      table={table}
      columns={columns}
      rowKey={({ id }) => id}
      empty={messages.empty}
      filters={[FILTER]}
      csvName="unsent-mail"
      errorTitle={messages.errorTitle}
    />
  );
}
