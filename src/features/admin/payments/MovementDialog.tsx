import type { MovementRow } from '#contracts/payments/movements.ts';
import { findRecordNumber } from '#domain/payments/record-number.ts';
import { messages } from '#words/office/dashboard/payments.ts';
import { adminHref } from '../kit/admin-location.ts';
import { CloseButton, FormDialog } from '../kit/FormDialog.tsx';
import { openHere } from '../kit/open-here.ts';
import { PaymentList } from '../kit/payments/PaymentList.tsx';
import { TAB_OF_KIND } from '../kit/payments/tab-of-kind.ts';

interface MovementDialogProps {
  movement: MovementRow;
  onClose: () => void;
  /** The books have changed. */
  onChanged: () => void;
}

/** All money of the record that a movement belongs to, each with what can be done about it. */
export function MovementDialog({ movement, onClose, onChanged }: MovementDialogProps) {
  const { kind, recordId, label, name } = movement;
  const params = { search: findRecordNumber(recordId) ?? name };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={[label, name].filter(Boolean).join(', ')}
      actions={<CloseButton onClose={onClose}>{messages.close}</CloseButton>}
    >
      <PaymentList recordId={recordId} surplusCents={0} takesFocus={false} onChanged={onChanged} />
      <p>
        <a
          href={adminHref({ tab: TAB_OF_KIND[kind], params })}
          onClick={openHere}
          className="underline"
        >
          {messages.openRecord(label)}
        </a>
      </p>
    </FormDialog>
  );
}
