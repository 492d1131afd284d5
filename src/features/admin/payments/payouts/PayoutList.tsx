import { useMemo } from 'react';
import { programToday } from '#browser/program-zone.ts';
import { listPayoutsEndpoint, readEquationEndpoint } from '#contracts/payouts/dashboard.ts';
import { monthOf } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import { BANK_STATES, PAYOUT_STATUSES } from '#domain/payouts/payout.ts';
import { messages } from '#words/office/dashboard/payouts.ts';
import { useAdminLocation } from '../../kit/admin-location.ts';
import { QueryView } from '../../kit/QueryView.tsx';
import { RowActions } from '../../kit/RowActions.tsx';
import { withActions } from '../../kit/table/column.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { useTableRows } from '../../kit/table/table-query.ts';
import { useEndpointQuery } from '../../kit/use-endpoint-query.ts';
import { PeriodSelect } from '../PeriodSelect.tsx';
import { EquationPanel } from './EquationPanel.tsx';
import { LookAgain } from './LookAgain.tsx';
import { PAYOUT_COLUMNS } from './payout-columns.tsx';
import { FIRST_PAGE } from './places.ts';
import { useLook } from './use-look.ts';

const FILTERS = [
  {
    name: 'status',
    label: messages.columns.status,
    options: PAYOUT_STATUSES.map((value) => ({ value, label: messages.statuses[value] })),
  },
  {
    name: 'bank',
    label: messages.columns.bank,
    options: BANK_STATES.map((value) => ({ value, label: messages.bank[value] })),
    single: true,
  },
];

/** The equation of a period, and every payout there is. */
export function PayoutList() {
  const { params, setParams } = useAdminLocation();
  const period = params.period || monthOf(programToday());
  const equation = useEndpointQuery(readEquationEndpoint, { period }, { keep: true });
  const table = useTableRows(listPayoutsEndpoint);
  const look = useLook(() => {
    equation.retry();
    table.rows.reload();
  });
  const columns = useMemo(
    () =>
      withActions(PAYOUT_COLUMNS, ({ id, amountCents, arrivesOn }) => (
        <RowActions
          of={`${formatCents(amountCents)}, ${arrivesOn}`}
          actions={[
            { label: messages.details, run: () => setParams({ ...FIRST_PAGE, payout: id }) },
          ]}
        />
      )),
    [setParams],
  );
  return (
    <>
      <p className="max-w-prose text-muted">{messages.intro}</p>
      <div className="flex flex-wrap items-end gap-4">
        <div className="w-full max-w-60">
          <PeriodSelect />
        </div>
        <LookAgain {...look} />
      </div>
      <QueryView query={equation} failedTitle={messages.equation.failed}>
        {(data) => <EquationPanel {...data} />}
      </QueryView>
      <DataTable
        caption={messages.caption}
        table={table}
        columns={columns}
        rowKey={({ id }) => id}
        empty={messages.empty}
        filters={FILTERS}
        csvName="payouts"
        errorTitle={messages.failed}
      />
    </>
  );
}
