import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import {
  AdjustmentFormSchema,
  type AdminBill,
  adjustBillEndpoint,
} from '#contracts/billing/dashboard.ts';
import { ADJUSTMENT_KINDS } from '#domain/billing/adjustment.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import { parseDollars } from '#domain/money/parse-dollars.ts';
import { messages as adjustMessages } from '#words/office/dashboard/adjustments.ts';
import { EditDialog } from '../EditDialog.tsx';

const messages = adjustMessages.dialog;

/** What a family is told of unless the office decides otherwise. */
const TOLD = ADJUSTMENT_KINDS.filter((kind) => kind !== 'write-off');

interface AdjustDialogProps {
  bill: AdminBill;
  onClose: () => void;
  onDone: () => void;
}

/**
 * Takes an amount off a bill. What it is has to be chosen: whoever lowers the bill of a player who left means no
 * scholarship. A write-off is told to the family only where that is chosen.
 */
export function AdjustDialog({ bill, onClose, onDone }: AdjustDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [tells, setTells] = useState(false);
  return (
    <EditDialog
      name="adjustment"
      schema={AdjustmentFormSchema}
      prefix="adjustment."
      read={(values, { amount = '' }) => ({
        ...values,
        cents: parseDollars(amount) ?? Number.NaN,
      })}
      send={(adjustment) =>
        callApi(adjustBillEndpoint, {
          id: bill.id,
          seen: bill.updatedAt,
          idempotencyKey: key,
          adjustment,
        })
      }
      words={messages}
      onClose={onClose}
      onDone={onDone}
      onReload={onDone}
    >
      {(errors) => (
        <>
          <Field label={messages.kind} error={errors.kind}>
            <Select
              name="kind"
              defaultValue=""
              onChange={({ target }) => setTells(TOLD.some((kind) => kind === target.value))}
            >
              <option value="">{messages.choose}</option>
              {ADJUSTMENT_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {messages.kinds[kind]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={messages.amount} error={errors.cents}>
            <TextInput
              name="amount"
              data-error="cents"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={(stillOwedCents(bill) / 100).toFixed(2)}
            />
          </Field>
          <Field label={messages.reason} hint={messages.reasonHint} error={errors.reason}>
            <TextInput name="reason" maxLength={200} />
          </Field>
          <Checkbox
            name="tellFamily"
            label={messages.tell}
            error={errors.tellFamily}
            checked={tells}
            onChange={({ target }) => setTells(target.checked)}
          />
        </>
      )}
    </EditDialog>
  );
}
