import { callApi } from '#browser/api.ts';
import {
  type AdminBill,
  type BillTotals,
  deleteBillEndpoint,
  listBillsEndpoint,
  readBillTotalsEndpoint,
} from '#contracts/billing/dashboard.ts';
import { formatCents } from '#domain/money/money.ts';
import { MoneyTab } from '../kit/payments/MoneyTab.tsx';
import { useAnswer } from '../kit/use-answer.ts';
import { BillDetails } from './BillDetails.tsx';
import { AddBillDialog, EditBillDialog } from './BillDialog.tsx';
import { BILL_COLUMNS, BILL_FILTERS } from './columns.tsx';
import { billMessages as messages } from './messages.ts';

/** What players owe. */
export function BillingTab() {
  const totals = useAnswer(readBillTotalsEndpoint, {});
  return (
    <MoneyTab
      words={messages}
      totals={totals}
      cardsOf={cardsOf}
      endpoint={listBillsEndpoint}
      columns={BILL_COLUMNS}
      filters={BILL_FILTERS}
      csvName="player-bills"
      nameOf={nameOf}
      adding={(newKey, handlers) => <AddBillDialog newKey={newKey} {...handlers} />}
      editing={({ id }, handlers) => <EditBillDialog id={id} {...handlers} />}
      details={(bill, handlers) => <BillDetails id={bill.id} title={nameOf(bill)} {...handlers} />}
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
    { label: stats.overdue, value: totals && formatCents(totals.overdueCents) },
  ];
}
