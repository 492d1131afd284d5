import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { Facts } from '#components/form/Panel.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import type { AdminBill } from '#contracts/admin/bills.ts';
import { sendPaymentLink } from '#contracts/admin/payments.ts';
import { formatCents } from '#domain/money/money.ts';
import { useSave } from '../frame/use-save.ts';
import { BillBadge } from '../payments/BillBadge.tsx';
import { MarkPaidDialog } from '../payments/MarkPaidDialog.tsx';
import { paymentMessages } from '../payments/messages.ts';
import { PaymentList } from '../payments/PaymentList.tsx';
import { formatBillDay } from './columns.tsx';
import { billMessages as messages } from './messages.ts';

interface BillDetailsProps {
  bill: AdminBill;
  onClose: () => void;
  onChanged: () => void;
}

/** A bill with its money, and what can be done about it. */
export function BillDetails({ bill, onClose, onChanged }: BillDetailsProps) {
  const [marking, setMarking] = useState(false);
  const link = useSave();
  const isOpen = bill.paymentStatus === 'pending' || bill.paymentStatus === 'overdue';
  const { columns } = messages;
  const facts = [
    [columns.description, bill.description],
    [columns.amount, formatCents(bill.amountCents)],
    [columns.status, <BillBadge key="status" status={bill.paymentStatus} />],
    [columns.dueDate, bill.dueDate ? formatBillDay(bill.dueDate) : '—'],
    [columns.paidDate, bill.paidDate ? formatBillDay(bill.paidDate) : '—'],
    [
      columns.guardian,
      bill.payer
        ? `${bill.payer.firstName} ${bill.payer.lastName} (${bill.payer.email})`
        : messages.none,
    ],
    [columns.number, bill.number],
    [messages.dialog.notes, bill.notes ?? '—'],
  ] as const;
  return (
    <Dialog
      open
      onClose={onClose}
      title={bill.playerName}
      actions={
        <>
          {isOpen && bill.payer && (
            <Button
              variant="outline"
              loading={link.busy}
              onClick={() =>
                void link.run(() => callApi(sendPaymentLink, { billId: bill.id }), {
                  done: paymentMessages.link.done,
                  failedTitle: paymentMessages.link.failedTitle,
                })
              }
            >
              {paymentMessages.link.open}
            </Button>
          )}
          {isOpen && (
            <Button variant="outline" onClick={() => setMarking(true)}>
              {paymentMessages.markPaid.open}
            </Button>
          )}
          <Button onClick={onClose}>{messages.close}</Button>
        </>
      }
    >
      <Facts facts={facts} />
      <PaymentList recordId={bill.id} onChanged={onChanged} />
      {marking && (
        <MarkPaidDialog
          kind="bill"
          recordId={bill.id}
          owedCents={bill.amountCents - (bill.payment?.paidCents ?? 0)}
          onClose={() => setMarking(false)}
          onDone={() => {
            setMarking(false);
            onChanged();
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
