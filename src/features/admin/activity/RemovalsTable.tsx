import { listCachePurgesEndpoint } from '#contracts/activity/dashboard.ts';
import { type CachePurge, PURGE_KINDS, purgeKind } from '#domain/cache/cache-purge.ts';
import { messages as activityMessages } from '#words/office/dashboard/activity.ts';
import { formatInstant, instantForSheet } from '../kit/instants.ts';
import { createdColumn } from '../kit/office/record-columns.tsx';
import type { AdminColumn } from '../kit/table/column.ts';
import { DataTable } from '../kit/table/DataTable.tsx';
import { useTableRows } from '../kit/table/table-query.ts';

const messages = activityMessages.removals;
const { columns: words, kinds } = messages;

const FILTERS = [
  {
    name: 'kind',
    label: words.what,
    options: PURGE_KINDS.map((value) => ({ value, label: kinds[value] })),
  },
];

const COLUMNS: readonly AdminColumn<CachePurge>[] = [
  createdColumn(words.createdAt, { hasTime: true }),
  {
    id: 'what',
    header: words.what,
    card: 'title',
    cell: ({ tag }) => nameOf(tag),
    csv: ({ tag }) => tag,
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
    cell: ({ nextAttemptAt }) => formatInstant(nextAttemptAt),
    csv: ({ nextAttemptAt }) => instantForSheet(nextAttemptAt),
  },
  {
    id: 'error',
    header: words.error,
    cell: ({ lastError }) => <span className="block rows:min-w-40 wrap-anywhere">{lastError}</span>,
    csv: ({ lastError }) => lastError,
  },
];

/** What was taken down here and may still be shown by the CDN. */
export function RemovalsTable() {
  const table = useTableRows(listCachePurgesEndpoint);
  return (
    <>
      <p className="max-w-measure text-muted">{messages.hint}</p>
      <DataTable
        caption={messages.caption}
        table={table}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        empty={messages.empty}
        filters={FILTERS}
        csvName="removals"
        errorTitle={messages.errorTitle}
      />
    </>
  );
}

/** 'Photo or video' from 'media-…'. */
function nameOf(tag: string): string {
  const kind = purgeKind(tag);
  return kind ? kinds[kind] : tag;
}
