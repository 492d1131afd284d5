import * as z from 'zod/mini';
import { callApi } from '#browser/api.ts';
import { programToday } from '#browser/program-zone.ts';
import { Field } from '#components/ui/Field.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { type AdminLedgerEntry, reversePaymentEndpoint } from '#contracts/payments/dashboard.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages as paymentMessages } from '#words/office/dashboard/record-payments.ts';
import { EditDialog } from '../EditDialog.tsx';

const messages = paymentMessages.reverse;
const FormSchema = z.omit(reversePaymentEndpoint.request, { entryId: true });

interface ReverseDialogProps {
  entry: AdminLedgerEntry;
  onClose: () => void;
  onDone: () => void;
}

/** Asks why and when money by hand was taken back. The entry itself stays in the books. */
export function ReverseDialog({ entry, onClose, onDone }: ReverseDialogProps) {
  const today = programToday();
  return (
    <EditDialog
      name="reverse"
      schema={FormSchema}
      prefix=""
      send={(values) => callApi(reversePaymentEndpoint, { entryId: entry.id, ...values })}
      words={{ ...messages, title: messages.title(formatCents(entry.amountCents)) }}
      variant="danger"
      onClose={onClose}
      onDone={onDone}
      onReload={onDone}
    >
      {(errors) => (
        <>
          <Field label={messages.reason} hint={messages.reasonHint} error={errors.reason}>
            <TextArea name="reason" rows={2} maxLength={300} />
          </Field>
          <Field label={messages.date} hint={messages.dateHint} error={errors.date}>
            <TextInput name="date" type="date" max={today} defaultValue={today} />
          </Field>
        </>
      )}
    </EditDialog>
  );
}
