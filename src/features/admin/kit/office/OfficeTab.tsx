import { type ReactNode, useMemo, useState } from 'react';
import type { ApiResult } from '#browser/api.ts';
import type { SeenRecord } from '#contracts/records/change.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { RowActions } from '../RowActions.tsx';
import type { AdminColumn } from '../table/column.ts';
import { DataTable } from '../table/DataTable.tsx';
import type { TableEndpoint } from '../table/table-endpoint.ts';
import { type FilterChoice, useTableRows } from '../table/table-query.ts';
import { officeMessages as messages } from './messages.ts';

/** What the dialog of a record is given. */
export interface DetailsProps {
  id: string;
  title: string;
  onClose: () => void;
  /** The table behind shows something else now. */
  onChanged: () => void;
}

interface OfficeTabProps<Row> {
  words: { title: string; empty: { title: string; text: string }; fetchFailed: string };
  endpoint: TableEndpoint<Row>;
  columns: readonly AdminColumn<Row>[];
  filters: readonly FilterChoice[];
  csvName: string;
  /** Names a row, for its buttons and its dialog. */
  nameOf: (row: Row) => string;
  details: (props: DetailsProps) => ReactNode;
  /** Set where the office may delete what was sent in; without it there is no Delete. */
  remove?: (record: SeenRecord) => Promise<ApiResult<unknown>>;
}

/** A table of what people send us, each with a dialog that shows it in full. */
export function OfficeTab<Row extends { id: string; updatedAt: string }>(
  props: OfficeTabProps<Row>,
) {
  const { words, endpoint, columns, filters, csvName, nameOf, details, remove } = props;
  const table = useTableRows(endpoint);
  const [open, setOpen] = useState<Row>();
  const [deleting, setDeleting] = useState<Row>();
  const withActions = useMemo<readonly AdminColumn<Row>[]>(
    () => [
      ...columns,
      {
        id: 'actions',
        header: messages.actions,
        cell: (row) => (
          <RowActions
            of={nameOf(row)}
            actions={[
              { label: messages.details, run: () => setOpen(row) },
              ...(remove ? [{ label: messages.remove.action, run: () => setDeleting(row) }] : []),
            ]}
          />
        ),
      },
    ],
    [columns, nameOf, remove],
  );
  return (
    <div className="flex flex-col gap-6">
      <h2 className="text-h2">{words.title}</h2>
      <DataTable
        caption={words.title}
        table={table}
        columns={withActions}
        rowKey={({ id }) => id}
        empty={words.empty}
        filters={filters}
        csvName={csvName}
        errorTitle={words.fetchFailed}
      />
      {open &&
        details({
          id: open.id,
          title: nameOf(open),
          onClose: () => setOpen(undefined),
          onChanged: table.rows.reload,
        })}
      {deleting && remove && (
        <ConfirmDialog
          title={messages.remove.title(nameOf(deleting))}
          text={messages.remove.text}
          confirm={messages.remove.confirm}
          confirming={messages.remove.confirming}
          call={() => remove({ id: deleting.id, seen: deleting.updatedAt })}
          done={messages.remove.done}
          failedTitle={messages.remove.failed}
          onClose={() => setDeleting(undefined)}
          onDone={() => {
            setDeleting(undefined);
            table.rows.reload();
          }}
        />
      )}
    </div>
  );
}
