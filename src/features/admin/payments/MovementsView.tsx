import { useMemo, useState } from 'react';
import type { MovementPage, MovementRow } from '#contracts/payments/movements.ts';
import { formatCents } from '#domain/money/money.ts';
import { netOf } from '#domain/payments/movements.ts';
import { ALL_TIME, formatPeriod } from '#domain/payments/period.ts';
import { messages } from '#words/office/dashboard/payments.ts';
import { TotalCards } from '../kit/payments/TotalCards.tsx';
import { RowActions } from '../kit/RowActions.tsx';
import { withActions } from '../kit/table/column.ts';
import { DataTable } from '../kit/table/DataTable.tsx';
import { MOVEMENT_COLUMNS, MOVEMENT_FILTERS } from './columns.tsx';
import { MovementDialog } from './MovementDialog.tsx';
import { useMovements } from './use-movements.ts';

/** Who paid what, and what went back: every movement of money of a month, with their sums. */
export function MovementsView() {
  const { table, movements } = useMovements();
  const [open, setOpen] = useState<MovementRow>();
  const columns = useMemo(
    () =>
      withActions(MOVEMENT_COLUMNS, (row) => (
        <RowActions
          of={nameOfRow(row)}
          actions={[{ label: messages.details, run: () => setOpen(row) }]}
        />
      )),
    [],
  );
  const { query } = table;
  const needsSearch = query.period === ALL_TIME && !query.search;
  return (
    <>
      <TotalCards totals={movements} cardsOf={cardsOf} failedTitle={messages.failed} />
      <DataTable
        caption={messages.caption(movements.data ? nameOf(movements.data.period) : '')}
        name="payments"
        table={table}
        columns={columns}
        rowKey={({ id }) => id}
        empty={needsSearch ? messages.searchFirst : messages.empty}
        filters={MOVEMENT_FILTERS}
        csvName={`payments-${movements.data?.period ?? ''}`}
        errorTitle={messages.failed}
      />
      {open && (
        <MovementDialog
          movement={open}
          onClose={() => setOpen(undefined)}
          onChanged={table.rows.reload}
        />
      )}
    </>
  );
}

/** A payment, and what went back of it, are of one record and one person. */
const nameOfRow = ({ label, name, what, cents }: MovementRow) =>
  [label, name, messages.moves[what], formatCents(cents)].join(', ');

const nameOf = (period: string) => (period === ALL_TIME ? messages.allTime : formatPeriod(period));

function cardsOf(page: MovementPage | undefined) {
  const { stats } = messages;
  const sums = page?.sums;
  return [
    { label: stats.received, value: sums && formatCents(sums.received) },
    { label: stats.refunded, value: sums && formatCents(sums.refund) },
    { label: stats.takenBack, value: sums && formatCents(sums.reversal + sums.dispute) },
    { label: stats.net, value: sums && formatCents(netOf(sums)) },
  ];
}
