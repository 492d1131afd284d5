import { type ReactNode, useMemo } from 'react';
import type { ApiResult } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import type { SeenRecord } from '#contracts/records/change.ts';
import { messages } from '#words/office/dashboard/records.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { RowActions } from '../RowActions.tsx';
import { type AdminColumn, withActions } from '../table/column.ts';
import { DataTable } from '../table/DataTable.tsx';
import type { TableEndpoint } from '../table/table-endpoint.ts';
import { type FilterChoice, useTableRows } from '../table/table-query.ts';
import { useOpened } from '../use-opened.ts';

/** What a dialog of the tab calls. */
interface DialogHandlers {
  onClose: () => void;
  /** The table behind shows something else now. */
  onChanged: () => void;
  /** Both. */
  onDone: () => void;
}

/** What the dialog of a record is given. */
export interface DetailsProps extends Pick<DialogHandlers, 'onClose' | 'onChanged'> {
  id: string;
  title: string;
  /** Opened to be answered. */
  isAnswering: boolean;
}

interface RecordsTabWords {
  title: string;
  /** Of the table, where it is not the title. */
  caption?: string;
  empty: { title: string; text: string };
  fetchFailed: string;
  /** On the button, with `adding`. */
  add?: string;
  /** Where it says more than that a record is deleted. */
  deletion?: {
    title: (name: string) => string;
    text: string;
    confirm: string;
    confirming: string;
    done: { title: string };
    failed: string;
  };
}

interface RecordsTabProps<Row> {
  words: RecordsTabWords;
  endpoint: TableEndpoint<Row>;
  columns: readonly AdminColumn<Row>[];
  filters: readonly FilterChoice[];
  csvName: string;
  /** Names a row, for its buttons and its dialogs. */
  nameOf: (row: Row) => string;
  details: (props: DetailsProps) => ReactNode;
  /** The column that one presses to see the details, as in a list of emails. */
  opener?: string;
  /** What the office mostly does with a record: a button that opens the details there. */
  answer?: string;
  /** Whether a record waits for that: then the button stands out. */
  isWaiting?: (row: Row) => boolean;
  /** @param newKey names the attempt, so that sending twice adds one */
  adding?: (newKey: string, handlers: DialogHandlers) => ReactNode;
  editing?: (row: Row, handlers: DialogHandlers) => ReactNode;
  /** Set where the office may delete a record; without it there is no Delete. */
  remove?: (record: SeenRecord) => Promise<ApiResult<unknown>>;
  /** The parts of a tab of which this is one, right below the heading. */
  subTabs?: ReactNode;
  /** Above the table, such as sums; `onChanged` reads them anew. */
  above?: ReactNode;
  onChanged?: () => void;
}

type Open<Row> =
  | { what: 'add'; key: string }
  | { what: 'answer' | 'details' | 'edit' | 'delete'; row: Row };

/** A table of records, each with dialogs that show it in full, and change or delete it where that may be. */
export function RecordsTab<Row extends { id: string; updatedAt: string }>(
  props: RecordsTabProps<Row>,
) {
  const { words, columns, nameOf, adding, editing, remove, opener, answer, isWaiting } = props;
  const table = useTableRows(props.endpoint);
  const { opened, open, close: onClose } = useOpened<Open<Row>>();
  const [isEditable, isRemovable] = [editing !== undefined, remove !== undefined];
  const allColumns = useMemo(() => {
    const pressed = columns.map((column) =>
      column.id === opener ? withButton(column, (row) => open({ what: 'details', row })) : column,
    );
    return withActions(pressed, (row) => {
      const action = (what: 'details' | 'edit' | 'delete') => ({
        label: messages[what],
        run: () => open({ what, row }),
      });
      const actions = [
        ...(answer
          ? [
              {
                label: answer,
                run: () => open({ what: 'answer', row }),
                isMain: isWaiting?.(row) ?? false,
              },
            ]
          : []),
        action('details'),
        ...(isEditable ? [action('edit')] : []),
        ...(isRemovable ? [action('delete')] : []),
      ];
      return <RowActions of={nameOf(row)} actions={actions} />;
    });
  }, [columns, nameOf, isEditable, isRemovable, opener, answer, isWaiting, open]);
  const onChanged = () => {
    table.rows.reload();
    props.onChanged?.();
  };
  const onDone = () => {
    onClose();
    onChanged();
  };
  const handlers = { onClose, onChanged, onDone };
  const deletion = words.deletion ?? messages.deletion;
  return (
    <div className="flex flex-col gap-6">
      <h2 className="text-h2">{words.title}</h2>
      {props.subTabs}
      {props.above}
      <DataTable
        caption={words.caption ?? words.title}
        hasHeading={words.caption === undefined}
        table={table}
        columns={allColumns}
        rowKey={({ id }) => id}
        empty={words.empty}
        filters={props.filters}
        csvName={props.csvName}
        errorTitle={words.fetchFailed}
        actions={
          adding && (
            <Button onClick={() => open({ what: 'add', key: crypto.randomUUID() })}>
              {words.add}
            </Button>
          )
        }
      />
      {opened?.what === 'add' && adding?.(opened.key, handlers)}
      {opened?.what === 'edit' && editing?.(opened.row, handlers)}
      {(opened?.what === 'details' || opened?.what === 'answer') &&
        props.details({
          id: opened.row.id,
          title: nameOf(opened.row),
          onClose,
          onChanged,
          isAnswering: opened.what === 'answer',
        })}
      {opened?.what === 'delete' && remove && (
        <ConfirmDialog
          title={deletion.title(nameOf(opened.row))}
          text={deletion.text}
          confirm={deletion.confirm}
          confirming={deletion.confirming}
          call={() => remove({ id: opened.row.id, seen: opened.row.updatedAt })}
          done={deletion.done}
          failedTitle={deletion.failed}
          onClose={onClose}
          onDone={onDone}
        />
      )}
    </div>
  );
}

function withButton<Row>(column: AdminColumn<Row>, onPress: (row: Row) => void): AdminColumn<Row> {
  return {
    ...column,
    cell: (row) => (
      <button
        type="button"
        className="block max-w-full text-start hover:underline"
        onClick={() => onPress(row)}
      >
        {column.cell(row)}
      </button>
    ),
  };
}
