import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import {
  ResolveMoneyFormSchema,
  resolveUnmatchedMoneyEndpoint,
  type UnmatchedMoney,
} from '#contracts/payments/unmatched-money.ts';
import { messages as moneyMessages } from '#words/office/dashboard/unmatched-money.ts';
import { EditDialog } from '../kit/EditDialog.tsx';

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
        <EditDialog
          name="resolve-money"
          schema={ResolveMoneyFormSchema}
          prefix=""
          send={({ note }) =>
            callApi(resolveUnmatchedMoneyEndpoint, { id: money.id, seen: money.updatedAt, note })
          }
          words={messages}
          onClose={close}
          onDone={done}
          onReload={done}
        >
          {(errors) => (
            <Field label={messages.note} hint={messages.hint} error={errors.note}>
              <TextArea name="note" rows={3} maxLength={500} />
            </Field>
          )}
        </EditDialog>
      )}
    </>
  );
}
