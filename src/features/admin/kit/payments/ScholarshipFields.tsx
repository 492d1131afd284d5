import { type Errors, TextField } from '#components/form/TextField.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { Field } from '#components/ui/Field.tsx';
import { FieldError } from '#components/ui/FieldError.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import type { AdminBill } from '#contracts/billing/dashboard.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages as adjustMessages } from '#words/office/dashboard/adjustments.ts';

const { scholarship: messages, dialog } = adjustMessages;

interface ScholarshipFieldsProps {
  bills: readonly AdminBill[];
  reference: string | undefined;
  errors: Errors;
}

/** Which bills, how much of each, and why. */
export function ScholarshipFields({ bills, reference, errors }: ScholarshipFieldsProps) {
  return (
    <>
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-1.5 font-semibold">{messages.bills}</legend>
        {bills.map((bill) => (
          <Checkbox
            key={bill.id}
            name={`bill-${bill.id}`}
            data-error="bills"
            label={messages.bill(
              bill.playerName,
              formatCents(bill.amountCents),
              formatCents(stillOwedCents(bill)),
            )}
            hint={bill.description}
            defaultChecked={bills.length === 1}
          />
        ))}
        <FieldError id="scholarship-bills" message={errors.bills} />
      </fieldset>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          name="percent"
          label={messages.percent}
          hint={messages.percentHint}
          errors={errors}
          optional
          inputMode="numeric"
          autoComplete="off"
        />
        <Field label={messages.amount} optional error={errors.cents}>
          <TextInput name="amount" data-error="cents" inputMode="decimal" autoComplete="off" />
        </Field>
      </div>
      <TextField
        name="reason"
        label={dialog.reason}
        hint={dialog.reasonHint}
        errors={errors}
        maxLength={200}
        defaultValue={reference ? messages.reason(reference) : messages.plainReason}
      />
    </>
  );
}
