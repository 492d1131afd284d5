import { callApi } from '#browser/api.ts';
import {
  type AdminBill,
  type BillTotals,
  deleteBillEndpoint,
  listBillsEndpoint,
  readBillTotalsEndpoint,
} from '#contracts/billing/dashboard.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/office/dashboard/player-bills.ts';
import { RecordsTab } from '../kit/office/RecordsTab.tsx';
import { STATUS_FILTER } from '../kit/payments/status-filter.ts';
import { TotalCards } from '../kit/payments/TotalCards.tsx';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';
import { useTeamFilter } from '../kit/use-team-filter.ts';
import { BillDetails } from './BillDetails.tsx';
import { AddBillDialog, EditBillDialog } from './BillDialog.tsx';
import { BILL_COLUMNS } from './columns.tsx';

/** What players owe. */
export function BillingTab() {
  const totals = useEndpointQuery(readBillTotalsEndpoint, {});
  return (
    <RecordsTab
      words={messages}
      above={<TotalCards totals={totals} cardsOf={cardsOf} failedTitle={messages.fetchFailed} />}
      onChanged={totals.retry}
      endpoint={listBillsEndpoint}
      columns={BILL_COLUMNS}
      filters={[STATUS_FILTER, useTeamFilter()]}
      csvName="player-bills"
      nameOf={nameOf}
      adding={(newKey, handlers) => <AddBillDialog newKey={newKey} {...handlers} />}
      editing={({ id }, handlers) => <EditBillDialog id={id} {...handlers} />}
      details={(props) => <BillDetails {...props} />}
      remove={(bill) => callApi(deleteBillEndpoint, bill)}
    />
  );
}

const nameOf = ({ playerName }: AdminBill) => playerName;

function cardsOf(totals: BillTotals | undefined) {
  const { stats } = messages;
  return [
    { label: stats.total, value: totals && formatCents(totals.totalCents) },
    { label: stats.paid, value: totals && formatCents(totals.paidCents) },
    { label: stats.pending, value: totals && formatCents(totals.pendingCents) },
    {
      label: stats.overdue,
      value: totals && formatCents(totals.overdueCents),
      isUrgent: totals !== undefined && totals.overdueCents > 0,
    },
  ];
}
