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
  recordId: string;
  /** The record's own account of it: when it changes, the list is read anew. */
  payment?: Pick<Payment, 'status' | 'paidCents' | 'refundedCents'>;
  /** What may be noted as paid by hand. */
  owedCents: Cents;
  onChanged: () => void;
}

/** The money of a record: what has moved, giving it back, and noting what came by hand. */
export function PaymentSection(props: PaymentSectionProps) {
  const { kind, recordId, payment, owedCents, onChanged } = props;
  const [marking, setMarking] = useState(false);
  const lookAgain = useLookAgain(onChanged);
  const stand = payment && [payment.status, payment.paidCents, payment.refundedCents];
  return (
    <>
      <PaymentList key={stand?.join(' ')} recordId={recordId} onChanged={lookAgain} />
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
          recordId={recordId}
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
