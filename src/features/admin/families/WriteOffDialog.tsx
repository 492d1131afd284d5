import { useState } from 'react';
import * as z from 'zod/mini';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { AdjustmentFormSchema } from '#contracts/billing/dashboard.ts';
import type { OpenBill } from '#contracts/families/dashboard.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/office/dashboard/families/write-off.ts';
import { EditDialog } from '../kit/EditDialog.tsx';
import { useLowering } from '../kit/payments/use-lowering.ts';

const FormSchema = z.extend(z.pick(AdjustmentFormSchema, { reason: true, tellFamily: true }), {
  count: z.number().check(z.minimum(1, messages.none)),
});

interface WriteOffDialogProps {
  bills: readonly OpenBill[];
  onClose: () => void;
  onDone: () => void;
}

/** Gives up what is still owed on the chosen bills, one after the other, for one reason. */
export function WriteOffDialog({ bills, onClose, onDone }: WriteOffDialogProps) {
  const { done, isTried, lower } = useLowering();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(bills.map(({ id }) => id)),
  );
  const left = bills.filter(({ id }) => !done.includes(id));
  const given = left.filter(({ id }) => chosen.has(id));
  const total = given.reduce((sum, { leftCents }) => sum + leftCents, 0);

  function choose(id: string, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  async function send({ reason, tellFamily }: z.output<typeof FormSchema>) {
    const { answer } = await lower(
      given.map((bill) => ({
        bill,
        adjustment: { kind: 'write-off', cents: bill.leftCents, reason, tellFamily },
      })),
    );
    return answer;
  }

  return (
    <EditDialog
      name="write-off"
      schema={FormSchema}
      prefix="adjustment."
      read={(values) => ({ ...values, count: given.length })}
      send={send}
      words={{ ...messages, title: messages.title(formatCents(total)) }}
      variant="danger"
      // What was refused half way has changed the statement behind.
      onClose={isTried ? onDone : onClose}
      onDone={onDone}
      onReload={onDone}
    >
      {(errors) => (
        <>
          <fieldset className="grid gap-2">
            <legend className="mb-1 font-semibold">{messages.bills}</legend>
            {left.map(({ id, description, number, leftCents }) => (
              <Checkbox
                key={id}
                label={`${description} (${number}), ${formatCents(leftCents)}`}
                checked={chosen.has(id)}
                error={id === left[0]?.id ? errors.count : undefined}
                onChange={(event) => choose(id, event.currentTarget.checked)}
              />
            ))}
          </fieldset>
          <Field label={messages.reason} hint={messages.reasonHint} error={errors.reason}>
            <TextArea name="reason" rows={2} maxLength={200} />
          </Field>
          <Checkbox name="tellFamily" label={messages.tell} defaultChecked />
        </>
      )}
    </EditDialog>
  );
}
