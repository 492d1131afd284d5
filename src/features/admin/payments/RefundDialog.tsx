import * as z from 'zod/mini';
import { callApi } from '#browser/api.ts';
import { useForm } from '#browser/forms/use-form.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { type AdminLedgerEntry, refund } from '#contracts/admin/payments.ts';
import { formatCents } from '#domain/money/money.ts';
import { parseDollars } from '#domain/money/parse-dollars.ts';
import { useSave } from '../frame/use-save.ts';
import { paymentMessages } from './messages.ts';

const messages = paymentMessages.refund;

interface RefundDialogProps {
  entry: AdminLedgerEntry;
  onClose: () => void;
  onDone: () => void;
}

/** Asks how much of a charge to give back: all of what is left, unless less is typed. */
export function RefundDialog({ entry, onClose, onDone }: RefundDialogProps) {
  const most = entry.refundableCents;
  const save = useSave();
  const { form, errors, failure, busy, onSubmit, onInput, showRefusal } = useForm({
    name: 'admin-refund',
    draft: false,
    schema: z.object({
      amountCents: z
        .number(messages.amountWrong(formatCents(most)))
        .check(
          z.minimum(1, messages.amountWrong(formatCents(most))),
          z.maximum(most, messages.amountWrong(formatCents(most))),
        ),
    }),
    read: (element) => ({
      amountCents: parseDollars(String(new FormData(element).get('amountCents') ?? '')),
    }),
    send: async ({ amountCents }) => {
      const done = await save.run(
        async () => {
          const result = await callApi(refund, { entryId: entry.id, amountCents });
          if (!result.ok) showRefusal(result.error);
          return result;
        },
        { done: messages.done, failedTitle: messages.failedTitle },
      );
      if (done) onDone();
    },
  });
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
        <Field
          label={messages.amount}
          hint={messages.amountHint(formatCents(most))}
          error={errors.amountCents}
        >
          <TextInput
            name="amountCents"
            inputMode="decimal"
            defaultValue={(most / 100).toFixed(2)}
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {paymentMessages.cancel}
          </Button>
          <Button type="submit" variant="danger" loading={busy}>
            {busy ? messages.submitting : messages.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
