import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { programToday } from '#browser/program-zone.ts';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { splitBillEndpoint } from '#contracts/billing/split.ts';
import type { OpenBill } from '#contracts/families/dashboard.ts';
import {
  MOST_PARTS,
  partsOf,
  SPLIT_FREQUENCIES,
  type SplitForm,
  SplitFormSchema,
} from '#domain/billing/split-bill.ts';
import { formatDay } from '#domain/calendar/day.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/office/dashboard/families/plan.ts';
import { EditDialog } from '../kit/EditDialog.tsx';

interface PlanDialogProps {
  bill: OpenBill;
  onClose: () => void;
  onDone: () => void;
}

/** Splits a bill into dated parts, which are shown before they are made. */
export function PlanDialog({ bill, onClose, onDone }: PlanDialogProps) {
  const { id, number, leftCents, updatedAt } = bill;
  const [newKey] = useState(() => crypto.randomUUID());
  const [form, setForm] = useState<SplitForm>({
    count: 3,
    firstOn: programToday(),
    frequency: 'monthly',
  });
  const known = SplitFormSchema.safeParse(form);
  return (
    <EditDialog
      name="plan"
      schema={SplitFormSchema}
      prefix="plan."
      send={(plan) =>
        callApi(splitBillEndpoint, { id, seen: updatedAt, idempotencyKey: newKey, plan })
      }
      words={{
        ...messages,
        title: messages.title(number),
        text: messages.text(formatCents(leftCents)),
      }}
      onClose={onClose}
      onDone={onDone}
      onReload={onDone}
    >
      {(errors) => (
        <>
          <Field label={messages.count} error={errors.count}>
            <TextInput
              name="count"
              type="number"
              min={2}
              max={MOST_PARTS}
              value={form.count}
              onChange={(event) => setForm({ ...form, count: event.currentTarget.valueAsNumber })}
            />
          </Field>
          <Field label={messages.firstOn} error={errors.firstOn}>
            <TextInput
              name="firstOn"
              type="date"
              min={programToday()}
              value={form.firstOn}
              onChange={(event) => setForm({ ...form, firstOn: event.currentTarget.value })}
            />
          </Field>
          <Field label={messages.frequency} error={errors.frequency}>
            <Select
              name="frequency"
              value={form.frequency}
              onChange={({ currentTarget: { value } }) => {
                const frequency = SPLIT_FREQUENCIES.find((one) => one === value);
                if (frequency) setForm({ ...form, frequency });
              }}
            >
              {SPLIT_FREQUENCIES.map((value) => (
                <option key={value} value={value}>
                  {messages.frequencies[value]}
                </option>
              ))}
            </Select>
          </Field>
          {known.success && (
            <section aria-label={messages.preview} aria-live="polite">
              <h3 className="font-body text-base font-semibold tracking-normal">
                {messages.preview}
              </h3>
              <ol className="tabular list-decimal ps-6 text-sm">
                {partsOf(leftCents, known.data).map(({ on, cents }) => (
                  <li key={on}>{messages.part(formatDay(on), formatCents(cents))}</li>
                ))}
              </ol>
            </section>
          )}
        </>
      )}
    </EditDialog>
  );
}
