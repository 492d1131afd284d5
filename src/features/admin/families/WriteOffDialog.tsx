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
import { lowerBills } from '../kit/payments/lower-bills.ts';

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
  const [keys] = useState(() => new Map(bills.map(({ id }) => [id, crypto.randomUUID()])));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(bills.map(({ id }) => id)),
  );
  const given = bills.filter(({ id }) => chosen.has(id));
  const total = given.reduce((sum, { leftCents }) => sum + leftCents, 0);

  function choose(id: string, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  function send({ reason, tellFamily }: z.output<typeof FormSchema>) {
    return lowerBills(
      given.map(({ id, updatedAt: seen, amountCents, leftCents: cents }) => ({
        id,
        seen,
        amountCents,
        idempotencyKey: keys.get(id) ?? '',
        adjustment: { kind: 'write-off', cents, reason, tellFamily },
      })),
    );
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
      onClose={onClose}
      onDone={onDone}
      onReload={onDone}
    >
      {(errors) => (
        <>
          <fieldset className="grid gap-2">
            <legend className="mb-1 font-semibold">{messages.bills}</legend>
            {bills.map(({ id, description, number, leftCents }) => (
              <Checkbox
                key={id}
                label={`${description} (${number}), ${formatCents(leftCents)}`}
                checked={chosen.has(id)}
                error={id === bills[0]?.id ? errors.count : undefined}
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
