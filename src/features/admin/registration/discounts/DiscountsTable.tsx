import { useMemo } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { type DiscountRow, readDiscountsEndpoint } from '#contracts/discounts/dashboard.ts';
import { messages } from '#words/office/dashboard/discounts.ts';
import { type ArrayFilter, useArrayRows } from '../../kit/table/array-rows.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { useEndpointQuery } from '../../kit/use-endpoint-query.ts';
import { useOpened } from '../../kit/use-opened.ts';
import { discountColumns, stateOf } from './columns.tsx';
import { DiscountDialog } from './DiscountDialog.tsx';
import { readForFile } from './read-for-file.ts';

const FILTERS: readonly ArrayFilter<DiscountRow>[] = [
  {
    name: 'state',
    label: messages.columns.state,
    options: Object.entries(messages.states).map(([value, label]) => ({ value, label })),
    single: true,
    of: stateOf,
  },
];
const wordsOf = ({ name, code }: DiscountRow) => [name, code];
const readDiscounts = async () => (await readForFile()).discounts;

/** The discounts of registrations, how often each was used, and what it cost. */
export function DiscountsTable() {
  const { data, result, loading, retry } = useEndpointQuery(readDiscountsEndpoint, {});
  const { opened, open, close } = useOpened<{ id: string | undefined; key: string }>();
  const columns = useMemo(
    () =>
      discountColumns({
        onEdit: ({ id }) => open({ id, key: id }),
        onChanged: retry,
      }),
    [retry, open],
  );
  const error = result?.ok === false ? result.error.message : undefined;
  const table = useArrayRows({
    rows: data?.discounts,
    readForFile: readDiscounts,
    loading,
    error,
    reload: retry,
    columns,
    wordsOf,
    defaultSort: 'name',
    filters: FILTERS,
  });
  return (
    <>
      <DataTable
        caption={messages.views.discounts}
        table={table}
        columns={columns}
        rowKey={({ id }) => id}
        errorTitle={messages.fetchFailed}
        empty={messages.empty}
        filters={FILTERS}
        csvName="discounts"
        actions={
          <Button onClick={() => open({ id: undefined, key: crypto.randomUUID() })}>
            {messages.add}
          </Button>
        }
      />
      {opened && (
        <DiscountDialog
          discount={data?.discounts.find(({ id }) => id === opened.id)}
          newKey={opened.key}
          onClose={close}
          onReload={retry}
          onDone={() => {
            close();
            retry();
          }}
        />
      )}
    </>
  );
}
