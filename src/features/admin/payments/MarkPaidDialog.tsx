import { callApi } from '#browser/api.ts';
import { readForm } from '#browser/forms/draft.ts';
import { useForm } from '#browser/forms/use-form.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { HAND_METHODS, HandPaymentFormSchema, markPaid } from '#contracts/admin/payments.ts';
import { dayOfDate } from '#domain/calendar/calendar.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import type { PayableKind } from '#domain/payments/payment.ts';
import { useSave } from '../frame/use-save.ts';
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
  const save = useSave();
  const { form, errors, failure, busy, onSubmit, onInput, showRefusal } = useForm({
    name: 'admin-mark-paid',
    draft: false,
    schema: HandPaymentFormSchema,
    read: readForm,
    send: async (payment) => {
      const done = await save.run(
        async () => {
          const result = await callApi(markPaid, { kind, recordId, payment });
          if (!result.ok) showRefusal(result.error, 'payment.');
          return result;
        },
        { done: messages.done, failedTitle: messages.failedTitle },
      );
      if (done) onDone();
    },
  });
  const today = dayOfDate(new Date());
  return (
    <Dialog open onClose={onClose} title={messages.title} description={messages.text}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        onInput={onInput}
        className="flex flex-col gap-5"
      >
        {failure && (
          <Alert tone="error" title={messages.failedTitle}>
            {failure}
          </Alert>
        )}
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
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {paymentMessages.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {busy ? messages.submitting : messages.submit(formatCents(owedCents))}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
