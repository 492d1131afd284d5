import { useMemo, useState } from 'react';
import { callApi } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import { type AdminBill, deleteBill, listBills, readBillTotals } from '#contracts/admin/bills.ts';
import { formatCents } from '#domain/money/money.ts';
import { ConfirmDialog } from '../frame/ConfirmDialog.tsx';
import { RowActions } from '../frame/RowActions.tsx';
import { StatCards } from '../frame/StatCards.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import type { AdminColumn } from '../table/column.ts';
import { DataTable } from '../table/DataTable.tsx';
import { useTableRows } from '../table/table-query.ts';
import { BillDetails } from './BillDetails.tsx';
import { AddBillDialog, EditBillDialog } from './BillDialog.tsx';
import { BILL_COLUMNS, STATUS_FILTER } from './columns.tsx';
import { billMessages as messages } from './messages.ts';

type Open = { what: 'add'; key: string } | { what: 'edit' | 'delete' | 'details'; bill: AdminBill };

/** What players owe: sums, the table, and what can be done to each bill. */
export function BillingTab() {
  const table = useTableRows(listBills);
  const totals = useAnswer(readBillTotals, {});
  const [open, setOpen] = useState<Open>();
  const columns = useMemo<readonly AdminColumn<AdminBill>[]>(
    () => [
      ...BILL_COLUMNS,
      {
        id: 'actions',
        header: messages.columns.actions,
        cell: (bill) => (
          <RowActions
            of={bill.playerName}
            actions={[
              { label: messages.details, run: () => setOpen({ what: 'details', bill }) },
              { label: messages.edit, run: () => setOpen({ what: 'edit', bill }) },
              { label: messages.remove, run: () => setOpen({ what: 'delete', bill }) },
            ]}
          />
        ),
      },
    ],
    [],
  );
  const close = () => setOpen(undefined);
  const reload = () => {
    table.rows.reload();
    totals.retry();
  };
  const done = () => {
    close();
    reload();
  };
  return (
    <div className="flex flex-col gap-6">
      <h2 className="text-h2">{messages.title}</h2>
      <StatCards cards={statsOf(totals.result?.ok ? totals.result.data : undefined)} />
      <DataTable
        caption={messages.caption}
        endpoint={listBills}
        table={table}
        columns={columns}
        rowKey={({ id }) => id}
        empty={messages.empty}
        filters={[STATUS_FILTER]}
        csvName="player-bills"
        errorTitle={messages.fetchFailed}
        actions={
          <Button onClick={() => setOpen({ what: 'add', key: crypto.randomUUID() })}>
            {messages.add}
          </Button>
        }
      />
      {open?.what === 'add' && <AddBillDialog newKey={open.key} onClose={close} onDone={done} />}
      {open?.what === 'edit' && <EditBillDialog id={open.bill.id} onClose={close} onDone={done} />}
      {open?.what === 'details' && (
        <BillDetails bill={open.bill} onClose={close} onChanged={reload} />
      )}
      {open?.what === 'delete' && (
        <ConfirmDialog
          title={messages.deletion.title(open.bill.playerName)}
          text={messages.deletion.text}
          confirm={messages.deletion.confirm}
          confirming={messages.deletion.confirming}
          call={() => callApi(deleteBill, { id: open.bill.id, seen: open.bill.updatedAt })}
          done={messages.deletion.done}
          failedTitle={messages.deletion.failed}
          onClose={close}
          onDone={done}
        />
      )}
    </div>
  );
}

type Totals = { totalCents: number; paidCents: number; pendingCents: number; overdueCents: number };

function statsOf(totals: Totals | undefined) {
  const { stats } = messages;
  return [
    { label: stats.total, value: totals && formatCents(totals.totalCents) },
    { label: stats.paid, value: totals && formatCents(totals.paidCents) },
    { label: stats.pending, value: totals && formatCents(totals.pendingCents) },
    { label: stats.overdue, value: totals && formatCents(totals.overdueCents) },
  ];
}
