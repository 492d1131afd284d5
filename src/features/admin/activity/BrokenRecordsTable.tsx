import { listBrokenRecordsEndpoint } from '#contracts/activity/dashboard.ts';
import type { BrokenRecord } from '#domain/records/broken-record.ts';
import { messages as activityMessages } from '#words/office/dashboard/activity.ts';
import { formatInstant, instantForSheet } from '../kit/instants.ts';
import type { AdminColumn } from '../kit/table/column.ts';
import { DataTable } from '../kit/table/DataTable.tsx';
import { useTableRows } from '../kit/table/table-query.ts';

const messages = activityMessages.broken;
const { columns: words } = messages;

const fieldsOf = ({ fields }: BrokenRecord) =>
  fields.map((field) => field || messages.whole).join(', ');

const COLUMNS: readonly AdminColumn<BrokenRecord>[] = [
  {
    id: 'seenAt',
    header: words.seenAt,
    sortable: true,
    cell: ({ seenAt }) => <time dateTime={seenAt}>{formatInstant(seenAt)}</time>,
    csv: ({ seenAt }) => instantForSheet(seenAt),
  },
  {
    id: 'path',
    header: words.path,
    card: 'title',
    sortable: true,
    cell: ({ path }) => <span className="wrap-anywhere">{path}</span>,
    csv: ({ path }) => path,
  },
  {
    id: 'fields',
    header: words.fields,
    cell: (record) => <span className="wrap-anywhere">{fieldsOf(record)}</span>,
    csv: fieldsOf,
  },
];

/** The stored records that lists leave out, for whoever can fix them. */
export function BrokenRecordsTable() {
  const table = useTableRows(listBrokenRecordsEndpoint);
  const total = table.rows.page?.total ?? 0;
  return (
    <>
      {total > 0 && <p className="font-medium">{messages.count(total)}</p>}
      <p className="max-w-measure text-muted">{messages.hint}</p>
      <DataTable
        caption={messages.caption}
        table={table}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        empty={messages.empty}
        csvName="unreadable-records"
        errorTitle={messages.errorTitle}
      />
    </>
  );
}
