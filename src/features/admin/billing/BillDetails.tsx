import { Facts } from '#components/form/Facts.tsx';
import { type AdminBill, type BillDetail, getBillEndpoint } from '#contracts/billing/dashboard.ts';
import { formatDay } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import { keptCents } from '#domain/payments/surplus.ts';
import { messages } from '#words/office/dashboard/player-bills.ts';
import { MailLink } from '../kit/contact-links.tsx';
import { PaymentSection } from '../kit/office/PaymentSection.tsx';
import { RecordDialog } from '../kit/office/RecordDialog.tsx';
import type { DetailsProps } from '../kit/office/RecordsTab.tsx';
import { Adjustments } from '../kit/payments/Adjustments.tsx';
import { BillBadge } from '../kit/payments/BillBadge.tsx';
import { PaymentLinkButton } from '../kit/payments/PaymentLinkButton.tsx';

/** A bill in full: what it is for, its money, and what can be done about it. */
export function BillDetails(props: DetailsProps) {
  return (
    <RecordDialog {...props} endpoint={getBillEndpoint}>
      {({ bill, owed, hindrance, removalHindrance, ...money }, again) => (
        <>
          <Facts facts={factsOf(bill, money)} />
          <Adjustments
            bill={bill}
            hindrance={hindrance}
            removalHindrance={removalHindrance}
            onChanged={again}
          />
          <PaymentSection
            kind="bill"
            recordId={bill.id}
            owed={owed}
            surplusCents={surplusOf(bill)}
            onChanged={again}
            actions={
              money.payCents > 0 &&
              bill.payer && (
                <PaymentLinkButton kind="bill" billId={bill.id} cents={money.payCents} />
              )
            }
          />
        </>
      )}
    </RecordDialog>
  );
}

/** A registration notes what is too much for its bills: here stands what came on this one alone. */
function surplusOf(bill: AdminBill) {
  if (bill.registrationId === null) return bill.payment?.surplusCents;
  return bill.paymentStatus === 'cancelled' && bill.payment ? keptCents(bill.payment) : undefined;
}

type Money = Omit<BillDetail, 'bill' | 'owed' | 'hindrance' | 'removalHindrance'>;

function factsOf(bill: AdminBill, { paidCents, leftCents, registration }: Money) {
  const { columns } = messages;
  const { payer, dueDate, paidDate } = bill;
  return [
    [columns.description, bill.description],
    [columns.amount, formatCents(bill.amountCents)],
    [columns.status, <BillBadge key="status" status={bill.paymentStatus} />],
    ...(paidCents > 0 || registration
      ? [[columns.money, messages.paidOf(formatCents(paidCents), formatCents(leftCents))] as const]
      : []),
    ...(registration
      ? [
          [
            columns.from,
            messages.shareOf(
              registration.number,
              formatCents(registration.paidCents),
              formatCents(registration.totalCents),
              formatCents(paidCents),
            ),
          ] as const,
        ]
      : []),
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
