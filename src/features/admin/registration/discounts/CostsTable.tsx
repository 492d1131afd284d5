import { type CostRow, readDiscountsEndpoint } from '#contracts/discounts/dashboard.ts';
import { ADJUSTMENT_KINDS } from '#domain/billing/adjustment.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages as discountMessages } from '#words/office/dashboard/discounts.ts';
import { StatCards } from '../../kit/StatCards.tsx';
import { type ArrayFilter, useArrayRows } from '../../kit/table/array-rows.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { UnreadableNote } from '../../kit/UnreadableNote.tsx';
import { useEndpointQuery } from '../../kit/use-endpoint-query.ts';
import { COST_COLUMNS } from './columns.tsx';
import { readForFile } from './read-for-file.ts';

const { costs: messages, fetchFailed } = discountMessages;
const FILTERS: readonly ArrayFilter<CostRow>[] = [
  {
    name: 'kind',
    label: messages.kind,
    options: ADJUSTMENT_KINDS.map((value) => ({ value, label: messages.kinds[value] })),
    of: ({ kind }) => kind,
  },
];
const wordsOf = ({ name, season, kind, month }: CostRow) => [
  name,
  season,
  messages.kinds[kind],
  month,
];
const readCosts = async () => (await readForFile()).costs;

/** What discounts, scholarships and write-offs cost: in all, and by month, season and reason. */
export function CostsTable() {
  const { data, result, loading, retry } = useEndpointQuery(readDiscountsEndpoint, {});
  const error = result?.ok === false ? result.error.message : undefined;
  const table = useArrayRows({
    rows: data?.costs,
    readForFile: readCosts,
    loading,
    error,
    reload: retry,
    columns: COST_COLUMNS,
    wordsOf,
    defaultSort: 'month',
    filters: FILTERS,
  });
  return (
    <>
      <StatCards
        cards={ADJUSTMENT_KINDS.map((kind) => ({
          label: messages.totals[kind],
          value: data && formatCents(totalOf(data.costs, kind)),
        }))}
      />
      <UnreadableNote count={data?.unreadable ?? 0} />
      <DataTable
        caption={messages.caption}
        table={table}
        columns={COST_COLUMNS}
        rowKey={({ month, season, kind, discountId }) => [month, season, kind, discountId].join()}
        errorTitle={fetchFailed}
        empty={messages.empty}
        filters={FILTERS}
        csvName="discount-costs"
      />
    </>
  );
}

const totalOf = (costs: readonly CostRow[], kind: CostRow['kind']) =>
  costs.filter((cost) => cost.kind === kind).reduce((sum, { cents }) => sum + cents, 0);
