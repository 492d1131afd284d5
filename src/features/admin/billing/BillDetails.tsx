import { callApi } from '#browser/api.ts';
import { Facts } from '#components/form/Panel.tsx';
import { Button } from '#components/ui/Button.tsx';
import { type AdminBill, getBillEndpoint } from '#contracts/billing/dashboard.ts';
import { sendPaymentLinkEndpoint } from '#contracts/payments/dashboard.ts';
import { formatDay } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import { MailLink } from '../kit/contact-links.tsx';
import { PaymentSection } from '../kit/office/PaymentSection.tsx';
import { RecordDialog } from '../kit/office/RecordDialog.tsx';
import type { DetailsProps } from '../kit/office/RecordsTab.tsx';
import { Adjustments } from '../kit/payments/Adjustments.tsx';
import { BillBadge } from '../kit/payments/BillBadge.tsx';
import { paymentMessages } from '../kit/payments/messages.ts';
import { useSave } from '../kit/use-save.ts';
import { billMessages as messages } from './messages.ts';

/** A bill in full: what it is for, its money, and what can be done about it. */
export function BillDetails(props: DetailsProps) {
  return (
    <RecordDialog {...props} endpoint={getBillEndpoint}>
      {({ bill, owed }, again) => (
        <>
          <Facts facts={factsOf(bill)} />
          <Adjustments bill={bill} onChanged={again} />
          <PaymentSection
            kind="bill"
            recordId={bill.id}
            owed={owed}
            surplusCents={bill.payment?.surplusCents}
            onChanged={again}
            actions={isOpen(bill) && bill.payer && <PaymentLinkButton billId={bill.id} />}
          />
        </>
      )}
    </RecordDialog>
  );
}

const isOpen = ({ paymentStatus }: AdminBill) =>
  paymentStatus === 'pending' || paymentStatus === 'overdue';

function PaymentLinkButton({ billId }: { billId: string }) {
  const link = useSave();
  return (
    <Button
      variant="outline"
      loading={link.busy}
      onClick={() =>
        void link.run(() => callApi(sendPaymentLinkEndpoint, { billId }), paymentMessages.link)
      }
    >
      {paymentMessages.link.open}
    </Button>
  );
}

function factsOf(bill: AdminBill) {
  const { columns } = messages;
  const { payer, dueDate, paidDate } = bill;
  return [
    [columns.description, bill.description],
    [columns.amount, formatCents(bill.amountCents)],
    [columns.status, <BillBadge key="status" status={bill.paymentStatus} />],
    [columns.method, messages.methods[bill.paymentMethod]],
    [columns.dueDate, dueDate ? formatDay(dueDate) : '—'],
    [columns.paidDate, paidDate ? formatDay(paidDate) : '—'],
    [
      columns.guardian,
      payer ? (
        <span key="guardian">
          {payer.firstName} {payer.lastName}, <MailLink to={payer.email} />
        </span>
      ) : (
        messages.none
      ),
    ],
    [columns.number, bill.number],
    [columns.invoice, bill.invoiceNumber ?? '—'],
    [columns.notes, bill.notes ?? '—'],
  ] as const;
}
