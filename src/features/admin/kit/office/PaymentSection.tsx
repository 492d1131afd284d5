import { type ReactNode, useState } from 'react';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { messages } from '#words/office/dashboard/record-payments.ts';
import { MarkPaidDialog } from '../payments/MarkPaidDialog.tsx';
import { mostToNote, type NotedOn } from '../payments/owed-words.ts';
import { PaymentList } from '../payments/PaymentList.tsx';

interface PaymentSectionProps extends NotedOn {
  recordId: string;
  /** What came beyond what is owed. */
  surplusCents: Cents | undefined;
  onChanged: () => void;
  /** Further buttons, before Mark Paid. */
  actions?: ReactNode;
}

/** The money of a record: what has moved, giving it back, and noting what came by hand. */
export function PaymentSection(props: PaymentSectionProps) {
  const {
    kind,
    recordId,
    owed,
    goesOn,
    elsewhereCents,
    surplusCents = 0,
    onChanged,
    actions,
  } = props;
  const [marking, setMarking] = useState(false);
  /** How often money was noted here: each time the list is read anew. */
  const [notes, setNotes] = useState(0);
  return (
    <>
      {surplusCents > 0 && (
        <Alert title={messages.surplus.title(formatCents(surplusCents))}>
          {messages.surplus.text}
        </Alert>
      )}
      <PaymentList
        key={notes}
        recordId={recordId}
        surplusCents={surplusCents}
        takesFocus={notes > 0}
        onChanged={onChanged}
      />
      <div className="flex flex-wrap gap-3 empty:hidden">
        {actions}
        {mostToNote(owed) > 0 && (
          <Button variant="outline" onClick={() => setMarking(true)}>
            {messages.markPaid.open}
          </Button>
        )}
      </div>
      {marking && (
        <MarkPaidDialog
          kind={kind}
          recordId={recordId}
          owed={owed}
          goesOn={goesOn}
          elsewhereCents={elsewhereCents}
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
