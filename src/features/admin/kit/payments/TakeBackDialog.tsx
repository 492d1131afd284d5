import * as z from 'zod/mini';
import { callApi } from '#browser/api.ts';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { type AdminBill, takeBackAdjustmentEndpoint } from '#contracts/billing/dashboard.ts';
import type { Adjustment } from '#domain/billing/adjustment.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages as adjustMessages } from '#words/office/dashboard/adjustments.ts';
import { EditDialog } from '../EditDialog.tsx';

const { back: messages, dialog } = adjustMessages;
const FormSchema = z.pick(takeBackAdjustmentEndpoint.request, { reason: true, tellFamily: true });

interface TakeBackDialogProps {
  bill: AdminBill;
  adjustment: Adjustment;
  onClose: () => void;
  onDone: () => void;
}

/** Asks why an adjustment is taken back, so that the bill asks for as much more. */
export function TakeBackDialog({ bill, adjustment, onClose, onDone }: TakeBackDialogProps) {
  const record = { id: bill.id, seen: bill.updatedAt, adjustmentId: adjustment.id };
  return (
    <EditDialog
      name="take-back"
      schema={FormSchema}
      prefix=""
      send={(values) => callApi(takeBackAdjustmentEndpoint, { ...record, ...values })}
      words={{
        ...messages,
        failed: dialog.failed,
        title: messages.title(formatCents(adjustment.cents)),
      }}
      variant="danger"
      onClose={onClose}
      onDone={onDone}
      onReload={onDone}
    >
      {(errors) => (
        <>
          <Field label={dialog.reason} error={errors.reason}>
            <TextInput name="reason" maxLength={200} />
          </Field>
          <Checkbox
            name="tellFamily"
            label={dialog.tell}
            error={errors.tellFamily}
            defaultChecked={adjustment.kind !== 'write-off'}
          />
        </>
      )}
    </EditDialog>
  );
}
