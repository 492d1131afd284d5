import { callApi } from '#browser/api.ts';
import { readForm } from '#browser/forms/draft.ts';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { HAND_METHODS, HandPaymentFormSchema, markPaid } from '#contracts/admin/payments.ts';
import { dayOfDate } from '#domain/calendar/calendar.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import type { PayableKind } from '#domain/payments/payment.ts';
import { EditForm } from '../frame/EditForm.tsx';
import { FormDialog } from '../frame/FormDialog.tsx';
import { paymentMessages } from './messages.ts';

const messages = paymentMessages.markPaid;

interface MarkPaidDialogProps {
  kind: PayableKind;
  recordId: string;
  owedCents: Cents;
  onClose: () => void;
  onDone: () => void;
}

/** Asks method, date and reference of money that came by hand (decisions §8). */
export function MarkPaidDialog(props: MarkPaidDialogProps) {
  const { kind, recordId, owedCents, onClose, onDone } = props;
  const today = dayOfDate(new Date());
  return (
    <FormDialog open onClose={onClose} title={messages.title} description={messages.text}>
      <EditForm
        name="mark-paid"
        schema={HandPaymentFormSchema}
        prefix="payment."
        read={readForm}
        send={(payment) => callApi(markPaid, { kind, recordId, payment })}
        done={messages.done}
        failedTitle={messages.failedTitle}
        submit={messages.submit(formatCents(owedCents))}
        submitting={messages.submitting}
        onClose={onClose}
        onDone={onDone}
        onReload={onDone}
      >
        {(errors) => (
          <>
            <Field label={messages.method} error={errors.method}>
              <Select name="method" defaultValue="check">
                {HAND_METHODS.map((method) => (
                  <option key={method} value={method}>
                    {paymentMessages.methods[method]}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={messages.date} error={errors.date}>
              <TextInput name="date" type="date" max={today} defaultValue={today} />
            </Field>
            <Field
              label={messages.reference}
              hint={messages.referenceHint}
              optional
              error={errors.reference}
            >
              <TextInput name="reference" maxLength={100} />
            </Field>
          </>
        )}
      </EditForm>
    </FormDialog>
  );
}
