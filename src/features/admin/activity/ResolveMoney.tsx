import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { readForm } from '#browser/forms/draft.ts';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import {
  ResolveMoneyFormSchema,
  resolveUnmatchedMoneyEndpoint,
  type UnmatchedMoney,
} from '#contracts/payments/unmatched-money.ts';
import { messages as moneyMessages } from '#words/office/dashboard/unmatched-money.ts';
import { EditForm } from '../kit/EditForm.tsx';
import { FormDialog } from '../kit/FormDialog.tsx';

const messages = moneyMessages.dialog;

/** Marks money that fits no record as dealt with, once it is said how. */
export function ResolveMoney({ money, onDone }: { money: UnmatchedMoney; onDone: () => void }) {
  const [open, setOpen] = useState(false);
  if (money.status === 'resolved') return null;
  const close = () => setOpen(false);
  const done = () => {
    close();
    onDone();
  };
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={moneyMessages.resolveOf(money.stripeId)}
        onClick={() => setOpen(true)}
      >
        {moneyMessages.resolve}
      </Button>
      {open && (
        <FormDialog open onClose={close} title={messages.title} description={messages.text}>
          <EditForm
            name="resolve-money"
            schema={ResolveMoneyFormSchema}
            prefix=""
            read={readForm}
            send={({ note }) =>
              callApi(resolveUnmatchedMoneyEndpoint, { id: money.id, seen: money.updatedAt, note })
            }
            done={messages.done}
            failedTitle={messages.failedTitle}
            submit={messages.submit}
            submitting={messages.submitting}
            onClose={close}
            onDone={done}
            onReload={done}
          >
            {(errors) => (
              <Field label={messages.note} hint={messages.hint} error={errors.note}>
                <TextArea name="note" rows={3} maxLength={500} />
              </Field>
            )}
          </EditForm>
        </FormDialog>
      )}
    </>
  );
}
