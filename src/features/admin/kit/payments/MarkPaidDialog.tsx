import { useState } from 'react';
import type * as z from 'zod/mini';
import { callApi } from '#browser/api.ts';
import { programToday } from '#browser/program-zone.ts';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import {
  HAND_METHODS,
  type HandPaymentFormSchema,
  markPaidEndpoint,
} from '#contracts/payments/dashboard.ts';
import { formatCents } from '#domain/money/money.ts';
import { parseDollars } from '#domain/money/parse-dollars.ts';
import { messages as paymentMessages } from '#words/office/dashboard/record-payments.ts';
import { EditDialog } from '../EditDialog.tsx';
import { handPaymentForm } from './hand-payment-form.ts';
import {
  hintOfAmount,
  hintOfDate,
  mostToEnter,
  mostToNote,
  type NotedOn,
  restAfter,
} from './owed-words.ts';
import { readAmountCents } from './read-amount-cents.ts';

const messages = paymentMessages.markPaid;

interface MarkPaidDialogProps extends NotedOn {
  recordId: string;
  onClose: () => void;
  onDone: () => void;
}

/** Asks amount, method, date and reference of money that came by hand (decisions §8, §10). */
export function MarkPaidDialog({ recordId, onClose, onDone, ...noted }: MarkPaidDialogProps) {
  const { kind, owed } = noted;
  const mostCents = mostToEnter(noted);
  const likelyCents = owed.nextCents || mostToNote(owed);
  const today = programToday();
  /** Names what is noted here, so that sending it twice notes it once. */
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [isTried, setTried] = useState(false);
  const [amountCents, setAmount] = useState<number | undefined>(likelyCents);
  const isRight = amountCents !== undefined && amountCents > 0 && amountCents <= mostCents;
  function send(payment: z.output<typeof HandPaymentFormSchema>) {
    setTried(true);
    const seenPaidCents = owed.paidCents;
    return callApi(markPaidEndpoint, { kind, recordId, idempotencyKey, seenPaidCents, payment });
  }

  return (
    <EditDialog
      name="mark-paid"
      schema={handPaymentForm(mostCents)}
      prefix="payment."
      read={readAmountCents}
      send={send}
      words={{
        ...messages,
        submit: isRight ? messages.submit(formatCents(amountCents)) : messages.submitAny,
      }}
      // The answer may be lost of what was recorded: the payments behind are read anew.
      onClose={isTried ? onDone : onClose}
      onDone={onDone}
      onReload={onDone}
    >
      {(errors) => (
        <>
          <div>
            <Field label={messages.amount} hint={hintOfAmount(noted)} error={errors.amountCents}>
              <TextInput
                name="amountCents"
                inputMode="decimal"
                defaultValue={(likelyCents / 100).toFixed(2)}
                onInput={(event) => setAmount(parseDollars(event.currentTarget.value))}
              />
            </Field>
            <p role="status" className="tabular mt-1.5 min-h-6 text-sm text-muted">
              {isRight && restAfter(noted, amountCents)}
            </p>
          </div>
          <Field label={messages.method} error={errors.method}>
            <Select name="method" defaultValue="check">
              {HAND_METHODS.map((method) => (
                <option key={method} value={method}>
                  {paymentMessages.methods[method]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={messages.date} hint={hintOfDate(kind)} error={errors.date}>
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
    </EditDialog>
  );
}
