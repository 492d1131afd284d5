import { type ReactNode, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import type { Owed } from '#contracts/admin/payments.ts';
import type { PayableKind } from '#domain/payments/payment.ts';
import { MarkPaidDialog } from '../payments/MarkPaidDialog.tsx';
import { paymentMessages } from '../payments/messages.ts';
import { PaymentList } from '../payments/PaymentList.tsx';

interface PaymentSectionProps {
  kind: PayableKind;
  recordId: string;
  owed: Owed;
  onChanged: () => void;
  /** Further buttons, before Mark Paid. */
  actions?: ReactNode;
}

/** The money of a record: what has moved, giving it back, and noting what came by hand. */
export function PaymentSection(props: PaymentSectionProps) {
  const { kind, recordId, owed, onChanged, actions } = props;
  const [marking, setMarking] = useState(false);
  /** How often money was noted here: each time the list is read anew. */
  const [notes, setNotes] = useState(0);
  return (
    <>
      <PaymentList key={notes} recordId={recordId} onChanged={onChanged} />
      <div className="flex flex-wrap gap-3 empty:hidden">
        {actions}
        {owed.owedCents > 0 && (
          <Button variant="outline" onClick={() => setMarking(true)}>
            {paymentMessages.markPaid.open}
          </Button>
        )}
      </div>
      {marking && (
        <MarkPaidDialog
          kind={kind}
          recordId={recordId}
          owedCents={owed.owedCents}
          onClose={() => setMarking(false)}
          onDone={() => {
            setMarking(false);
            setNotes(notes + 1);
            onChanged();
          }}
        />
      )}
    </>
  );
}
