import { listAuditLogEndpoint, type NamedEntry } from '#contracts/activity/dashboard.ts';
import type { AuditEntry } from '#domain/accounts/audit-entry.ts';
import { formatPeriod, isMonth } from '#domain/payments/period.ts';
import { messages as activityMessages } from '#words/office/dashboard/activity.ts';
import { useAdminLocation } from '../kit/admin-location.ts';
import { Fold } from '../kit/Fold.tsx';
import { instantForSheet } from '../kit/instants.ts';
import { recentMonths } from '../kit/recent-months.ts';
import { type AdminColumn, csvOnly } from '../kit/table/column.ts';
import { DataTable } from '../kit/table/DataTable.tsx';
import { useTableRows } from '../kit/table/table-query.ts';
import { When } from '../kit/When.tsx';
import { describeField, describeValues, isTelling } from './describe-change.ts';
import { describeEntry, tellDeed } from './describe-entry.ts';
import { RecordName } from './RecordName.tsx';

const messages = activityMessages.log;
const { columns: words } = messages;

const COLUMNS: readonly AdminColumn<NamedEntry>[] = [
  {
    id: 'at',
    header: words.at,
    sortable: true,
    card: 'foot',
    cell: ({ at }) => <When instant={at} hasTime />,
    csv: ({ at }) => instantForSheet(at),
  },
  {
    id: 'who',
    header: words.who,
    sortable: true,
    card: 'foot',
    cell: ({ actorName }) => actorName,
    csv: ({ actorName }) => actorName,
  },
  {
    id: 'what',
    header: words.what,
    sortable: true,
    wide: true,
    roomy: true,
    cell: tellDeed,
    csv: describeEntry,
  },
  {
    id: 'record',
    header: words.record,
    card: 'title',
    cell: ({ subject, about }) => <RecordName subject={subject} about={about} />,
    csv: ({ subject }) => subject,
  },
  csvOnly('about', words.about, ({ about }) => about ?? null),
  {
    id: 'changes',
    header: words.changes,
    card: 'foot',
    cell: ({ changes }) => <Changes changes={changes} />,
    csv: ({ changes }) =>
      changes
        .filter(isTelling)
        .map((change) => `${describeField(change.field)}: ${describeValues(change)}`)
        .join('; '),
  },
];

const FILTER = {
  name: 'action',
  label: messages.filter,
  options: [
    ...Object.entries(messages.kindsOfAction).map(([value, label]) => ({ value, label })),
    { value: 'medicalNote.read', label: messages.medicalReads },
    { value: 'emergencySheet.read', label: messages.sheetReads },
    { value: 'table.exported', label: messages.exports },
  ],
};

const monthFilter = (shown: string) => ({
  name: 'month',
  label: messages.month,
  options: recentMonths(shown).map((value) => ({ value, label: formatPeriod(value) })),
  single: true,
});

/** Who did what and when, the newest first; of all time or of one month. */
export function AuditLog() {
  const { month = '' } = useAdminLocation().params;
  const asked = isMonth(month) ? month : '';
  const table = useTableRows(listAuditLogEndpoint, { month: asked });
  return (
    <DataTable
      caption={messages.caption}
      table={table}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      empty={messages.empty}
      filters={[FILTER, monthFilter(asked)]}
      csvName="audit-log"
      errorTitle={messages.errorTitle}
    />
  );
}

function Changes({ changes }: Pick<AuditEntry, 'changes'>) {
  const telling = changes.filter(isTelling);
  if (telling.length === 0) return messages.none;
  return (
    <Fold summary={messages.changes(telling.length)}>
      <dl className="mt-1 flex flex-col gap-1">
        {telling.map((change) => (
          <div key={change.field}>
            <dt className="font-semibold">{describeField(change.field)}</dt>
            <dd className="wrap-anywhere">{describeValues(change)}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
