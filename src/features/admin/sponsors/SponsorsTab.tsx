import { useMemo, useState } from 'react';
import { callApi } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import { deleteSponsor, listSponsors, readSponsorTotals } from '#contracts/admin/sponsors.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import { formatCents } from '#domain/money/money.ts';
import { ConfirmDialog } from '../frame/ConfirmDialog.tsx';
import { RowActions } from '../frame/RowActions.tsx';
import { StatCards } from '../frame/StatCards.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import type { AdminColumn } from '../table/column.ts';
import { DataTable } from '../table/DataTable.tsx';
import { useTableRows } from '../table/table-query.ts';
import { SPONSOR_COLUMNS, SPONSOR_FILTERS } from './columns.tsx';
import { sponsorMessages as messages } from './messages.ts';
import { SponsorDetails } from './SponsorDetails.tsx';
import { AddSponsorDialog, EditSponsorDialog } from './SponsorDialogs.tsx';

type Open =
  | { what: 'add'; key: string }
  | { what: 'edit' | 'delete' | 'details'; bill: SponsorBill };

/** What sponsors promised: sums, the table, and what can be done to each. */
export function SponsorsTab() {
  const table = useTableRows(listSponsors);
  const totals = useAnswer(readSponsorTotals, {});
  const [open, setOpen] = useState<Open>();
  const columns = useMemo<readonly AdminColumn<SponsorBill>[]>(
    () => [
      ...SPONSOR_COLUMNS,
      {
        id: 'actions',
        header: messages.columns.actions,
        cell: (bill) => (
          <RowActions
            of={bill.sponsorName}
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
  const sums = totals.result?.ok ? totals.result.data : undefined;
  const { stats, deletion } = messages;
  return (
    <div className="flex flex-col gap-6">
      <h2 className="text-h2">{messages.title}</h2>
      <StatCards
        cards={[
          { label: stats.active, value: sums?.activeSponsors },
          { label: stats.total, value: sums && formatCents(sums.totalCents) },
          { label: stats.collected, value: sums && formatCents(sums.collectedCents) },
          { label: stats.pending, value: sums && formatCents(sums.pendingCents) },
        ]}
      />
      <DataTable
        caption={messages.caption}
        endpoint={listSponsors}
        table={table}
        columns={columns}
        rowKey={({ id }) => id}
        empty={messages.empty}
        filters={SPONSOR_FILTERS}
        csvName="sponsors"
        errorTitle={messages.fetchFailed}
        actions={
          <Button onClick={() => setOpen({ what: 'add', key: crypto.randomUUID() })}>
            {messages.add}
          </Button>
        }
      />
      {open?.what === 'add' && <AddSponsorDialog newKey={open.key} onClose={close} onDone={done} />}
      {open?.what === 'edit' && (
        <EditSponsorDialog id={open.bill.id} onClose={close} onDone={done} />
      )}
      {open?.what === 'details' && (
        <SponsorDetails
          id={open.bill.id}
          title={open.bill.sponsorName}
          onClose={close}
          onChanged={reload}
        />
      )}
      {open?.what === 'delete' && (
        <ConfirmDialog
          title={deletion.title(open.bill.sponsorName)}
          text={deletion.text}
          confirm={deletion.confirm}
          confirming={deletion.confirming}
          call={() => callApi(deleteSponsor, { id: open.bill.id, seen: open.bill.updatedAt })}
          done={deletion.done}
          failedTitle={deletion.failed}
          onClose={close}
          onDone={done}
        />
      )}
    </div>
  );
}
