import { type ReactNode, useMemo, useState } from 'react';
import type { ApiResult } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import type { SeenRecord } from '#contracts/records/change.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { RowActions } from '../RowActions.tsx';
import type { AdminColumn } from '../table/column.ts';
import { DataTable } from '../table/DataTable.tsx';
import type { TableEndpoint } from '../table/table-endpoint.ts';
import { type FilterChoice, useTableRows } from '../table/table-query.ts';
import { paymentMessages } from './messages.ts';
import { TotalCards, type TotalCardsProps } from './TotalCards.tsx';

const messages = paymentMessages.rows;

interface MoneyTabWords {
  title: string;
  caption: string;
  empty: { title: string; text: string };
  fetchFailed: string;
  add: string;
  deletion: {
    title: (name: string) => string;
    text: string;
    confirm: string;
    confirming: string;
    done: { title: string };
    failed: string;
  };
}

/** What a dialog calls. */
interface Handlers {
  onClose: () => void;
  /** The table behind shows something else now. */
  onChanged: () => void;
  /** Both. */
  onDone: () => void;
}

interface MoneyTabProps<Row, Sums extends { unreadable: number }>
  extends Omit<TotalCardsProps<Sums>, 'failedTitle'> {
  words: MoneyTabWords;
  endpoint: TableEndpoint<Row>;
  columns: readonly AdminColumn<Row>[];
  filters: readonly FilterChoice[];
  csvName: string;
  /** Names a row, for its buttons and its dialogs. */
  nameOf: (row: Row) => string;
  /** @param newKey names the attempt, so that sending twice adds one */
  adding: (newKey: string, handlers: Handlers) => ReactNode;
  editing: (row: Row, handlers: Handlers) => ReactNode;
  details: (row: Row, handlers: Handlers) => ReactNode;
  remove: (record: SeenRecord) => Promise<ApiResult<unknown>>;
}

type Open<Row> = { what: 'add'; key: string } | { what: 'edit' | 'delete' | 'details'; row: Row };

/** What is owed to the program: the sums, a table, and its rows to add, change, settle and delete. */
export function MoneyTab<
  Row extends { id: string; updatedAt: string },
  Sums extends { unreadable: number },
>(props: MoneyTabProps<Row, Sums>) {
  const { words, totals, columns, nameOf } = props;
  const table = useTableRows(props.endpoint);
  const [open, setOpen] = useState<Open<Row>>();
  const withActions = useMemo(
    () => [...columns, actionsColumn(nameOf, setOpen)],
    [columns, nameOf],
  );
  const onClose = () => setOpen(undefined);
  const onChanged = () => {
    table.rows.reload();
    totals.retry();
  };
  const onDone = () => {
    onClose();
    onChanged();
  };
  const handlers = { onClose, onChanged, onDone };
  return (
    <div className="flex flex-col gap-6">
      <h2 className="text-h2">{words.title}</h2>
      <TotalCards totals={totals} cardsOf={props.cardsOf} failedTitle={words.fetchFailed} />
      <DataTable
        caption={words.caption}
        table={table}
        columns={withActions}
        rowKey={({ id }) => id}
        empty={words.empty}
        filters={props.filters}
        csvName={props.csvName}
        errorTitle={words.fetchFailed}
        actions={
          <Button onClick={() => setOpen({ what: 'add', key: crypto.randomUUID() })}>
            {words.add}
          </Button>
        }
      />
      {open?.what === 'add' && props.adding(open.key, handlers)}
      {open?.what === 'edit' && props.editing(open.row, handlers)}
      {open?.what === 'details' && props.details(open.row, handlers)}
      {open?.what === 'delete' && (
        <ConfirmDialog
          title={words.deletion.title(nameOf(open.row))}
          text={words.deletion.text}
          confirm={words.deletion.confirm}
          confirming={words.deletion.confirming}
          call={() => props.remove({ id: open.row.id, seen: open.row.updatedAt })}
          done={words.deletion.done}
          failedTitle={words.deletion.failed}
          onClose={onClose}
          onDone={onDone}
        />
      )}
    </div>
  );
}

function actionsColumn<Row>(
  nameOf: (row: Row) => string,
  open: (next: Open<Row>) => void,
): AdminColumn<Row> {
  return {
    id: 'actions',
    header: messages.actions,
    cell: (row) => (
      <RowActions
        of={nameOf(row)}
        actions={[
          { label: messages.details, run: () => open({ what: 'details', row }) },
          { label: messages.edit, run: () => open({ what: 'edit', row }) },
          { label: messages.remove, run: () => open({ what: 'delete', row }) },
        ]}
      />
    ),
  };
}
