import { useState } from 'react';
import * as z from 'zod/mini';
import { callApi } from '#browser/api.ts';
import { programToday } from '#browser/program-zone.ts';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { CorrectionFormSchema, correctPaymentEndpoint } from '#contracts/payments/corrections.ts';
import { type AdminLedgerEntry, HAND_METHODS } from '#contracts/payments/dashboard.ts';
import { formatCents } from '#domain/money/money.ts';
import { PAYABLE_KINDS, type PayableKind } from '#domain/payments/choices.ts';
import { messages as paymentMessages } from '#words/office/dashboard/record-payments.ts';
import { EditDialog } from '../EditDialog.tsx';
import { dayForSheet } from '../instants.ts';
import { OpenRecordPicker } from './OpenRecordPicker.tsx';
import { hintOfDate } from './owed-words.ts';
import { readAmountCents } from './read-amount-cents.ts';

const messages = paymentMessages.correct;

interface CorrectDialogProps {
  entry: AdminLedgerEntry;
  /** Whether the money belongs to another record. */
  moves: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks what is right of a payment by hand that was noted wrongly, or where it belongs. */
export function CorrectDialog({ entry, moves, onClose, onDone }: CorrectDialogProps) {
  /** Names the correction, so that sending it twice makes it once. */
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const words = moves ? messages.move : messages.edit;
  const schema = z.extend(CorrectionFormSchema, {
    to: moves ? z.string(messages.move.choose) : z.optional(z.string()),
  });
  return (
    <EditDialog
      name="correct-payment"
      schema={schema}
      prefix="payment."
      read={readAmountCents}
      send={({ to, ...payment }) =>
        callApi(correctPaymentEndpoint, {
          entryId: entry.id,
          idempotencyKey,
          payment,
          ...(to && { to: readTarget(to) }),
        })
      }
      words={{
        failed: messages.failed,
        submitting: messages.submitting,
        ...words,
        title: words.title(formatCents(entry.amountCents)),
      }}
      onClose={onClose}
      onDone={onDone}
      onReload={onDone}
    >
      {(errors) => (
        <>
          {moves && <OpenRecordPicker entryId={entry.id} name="to" error={errors.to} />}
          <MoneyFields entry={entry} errors={errors} />
        </>
      )}
    </EditDialog>
  );
}

/** The record that is chosen: 'bill/5d1f…'. */
function readTarget(value: string): { kind: PayableKind; recordId: string } {
  const [name, recordId = ''] = value.split('/');
  const kind = PAYABLE_KINDS.find((one) => one === name);
  if (!kind) throw new Error(`No kind of record: ${name}`);
  return { kind, recordId };
}

interface MoneyFieldsProps {
  entry: AdminLedgerEntry;
  errors: Readonly<Record<string, string>>;
}

/** The money as it was noted, to be put right. */
function MoneyFields({ entry, errors }: MoneyFieldsProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={messages.amount} error={errors.amountCents}>
          <TextInput
            name="amountCents"
            inputMode="decimal"
            defaultValue={(entry.amountCents / 100).toFixed(2)}
          />
        </Field>
        <Field label={messages.method} error={errors.method}>
          <Select name="method" defaultValue={entry.method}>
            {HAND_METHODS.map((method) => (
              <option key={method} value={method}>
                {paymentMessages.methods[method]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={messages.date} hint={hintOfDate(entry.kind)} error={errors.date}>
          <TextInput
            name="date"
            type="date"
            max={programToday()}
            defaultValue={dayForSheet(entry.paidAt ?? entry.createdAt)}
          />
        </Field>
        <Field label={messages.reference} optional error={errors.reference}>
          <TextInput name="reference" maxLength={100} defaultValue={entry.reference ?? ''} />
        </Field>
      </div>
      <Field label={messages.reason} hint={messages.reasonHint} error={errors.reason}>
        <TextArea name="reason" rows={2} maxLength={300} />
      </Field>
    </>
  );
}
