import { useState } from 'react';
import { Facts } from '#components/form/Panel.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { getSponsor, type SponsorDetail } from '#contracts/admin/sponsors.ts';
import { formatDay } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import { Answered } from '../frame/Answered.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { BillBadge } from '../payments/BillBadge.tsx';
import { MarkPaidDialog } from '../payments/MarkPaidDialog.tsx';
import { paymentMessages } from '../payments/messages.ts';
import { PaymentList } from '../payments/PaymentList.tsx';
import { sponsorMessages as messages } from './messages.ts';

interface SponsorDetailsProps {
  id: string;
  title: string;
  onClose: () => void;
  onChanged: () => void;
}

/** A sponsor's bill with its money, and what can be done about it. */
export function SponsorDetails({ id, title, onClose, onChanged }: SponsorDetailsProps) {
  const answer = useAnswer(getSponsor, { id });
  const [marking, setMarking] = useState(false);
  const detail = answer.result?.ok ? answer.result.data : undefined;
  const owed = detail && owedCents(detail);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          {owed !== undefined && owed > 0 && (
            <Button variant="outline" onClick={() => setMarking(true)}>
              {paymentMessages.markPaid.open}
            </Button>
          )}
          <Button onClick={onClose}>{messages.close}</Button>
        </>
      }
    >
      <Answered answer={answer} failedTitle={messages.dialog.loadFailed}>
        {(found) => <Facts facts={factsOf(found)} />}
      </Answered>
      <PaymentList recordId={id} onChanged={onChanged} />
      {marking && owed !== undefined && (
        <MarkPaidDialog
          kind="sponsorship"
          recordId={id}
          owedCents={owed}
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

/** What may be noted as paid by hand: nothing while Stripe collects it. */
function owedCents({ bill, payment }: SponsorDetail): number {
  if (!payment || bill.paymentStatus === 'cancelled') return 0;
  if (payment.plan && payment.plan.count === null) return payment.totalCents;
  return payment.totalCents - payment.paidCents;
}

function factsOf({ bill, payment }: SponsorDetail) {
  const { columns, dialog } = messages;
  const day = (value: string | null) => (value ? formatDay(value) : '—');
  return [
    [columns.contact, [bill.contactPerson, bill.sponsorEmail].filter(Boolean).join(', ')],
    [columns.level, bill.sponsorshipLevel ?? '—'],
    [columns.amount, formatCents(bill.amountCents)],
    [columns.frequency, messages.frequencies[bill.paymentFrequency]],
    [columns.status, <BillBadge key="status" status={bill.paymentStatus} />],
    ...(payment ? [[messages.stats.collected, formatCents(payment.paidCents)] as const] : []),
    [columns.dueDate, day(bill.dueDate)],
    [columns.paidDate, day(bill.paidDate)],
    [columns.invoice, bill.invoiceNumber ?? '—'],
    [dialog.notes, bill.notes ?? '—'],
  ] as const;
}
