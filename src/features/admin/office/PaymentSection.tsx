import { useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import type { Cents } from '#domain/money/money.ts';
import type { PayableKind, Payment } from '#domain/payments/payment.ts';
import { MarkPaidDialog } from '../payments/MarkPaidDialog.tsx';
import { paymentMessages } from '../payments/messages.ts';
import { PaymentList } from '../payments/PaymentList.tsx';
import { useLookAgain } from './use-look-again.ts';

interface PaymentSectionProps {
  kind: PayableKind;
  record: { id: string; payment: Pick<Payment, 'status' | 'paidCents' | 'refundedCents'> };
  /** What may be noted as paid by hand. */
  owedCents: Cents;
  onChanged: () => void;
}

/** The money of a record: what has moved, giving it back, and noting what came by hand. */
export function PaymentSection(props: PaymentSectionProps) {
  const { kind, record, owedCents, onChanged } = props;
  const [marking, setMarking] = useState(false);
  const lookAgain = useLookAgain(onChanged);
  const { status, paidCents, refundedCents } = record.payment;
  return (
    <>
      <PaymentList
        // What has moved shows in the record, too: then the list is read anew.
        key={`${status} ${paidCents} ${refundedCents}`}
        recordId={record.id}
        onChanged={lookAgain}
      />
      {owedCents > 0 && (
        <div>
          <Button variant="outline" onClick={() => setMarking(true)}>
            {paymentMessages.markPaid.open}
          </Button>
        </div>
      )}
      {marking && (
        <MarkPaidDialog
          kind={kind}
          recordId={record.id}
          owedCents={owedCents}
          onClose={() => setMarking(false)}
          onDone={() => {
            setMarking(false);
            onChanged();
          }}
        />
      )}
    </>
  );
}
