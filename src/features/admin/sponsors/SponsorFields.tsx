import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { listSponsorLevels } from '#contracts/admin/sponsors.ts';
import { BILL_STATUSES } from '#domain/billing/player-bill.ts';
import { SPONSOR_PAYMENT_METHODS, type SponsorBill } from '#domain/billing/sponsor-bill.ts';
import { PAYMENT_FREQUENCIES } from '#domain/payments/plan.ts';
import { useAnswer } from '../frame/use-answer.ts';
import { paymentMessages } from '../payments/messages.ts';
import { sponsorMessages } from './messages.ts';

const messages = sponsorMessages.dialog;

interface SponsorFieldsProps {
  /** Undefined for a new one: the defaults are the specification's, check, pending and one-time. */
  bill: SponsorBill | undefined;
  errors: Readonly<Record<string, string>>;
}

/** The fields of Add and Edit. */
export function SponsorFields({ bill, errors }: SponsorFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={messages.name} error={errors.sponsorName}>
        <TextInput name="sponsorName" maxLength={120} defaultValue={bill?.sponsorName} />
      </Field>
      <Field label={messages.email} error={errors.sponsorEmail}>
        <TextInput name="sponsorEmail" type="email" defaultValue={bill?.sponsorEmail} />
      </Field>
      <Field label={messages.contact} optional error={errors.contactPerson}>
        <TextInput name="contactPerson" maxLength={120} defaultValue={bill?.contactPerson ?? ''} />
      </Field>
      <Field label={messages.amount} error={errors.amountCents}>
        <TextInput
          name="amountCents"
          inputMode="decimal"
          defaultValue={bill ? (bill.amountCents / 100).toFixed(2) : ''}
        />
      </Field>
      <LevelField value={bill?.sponsorshipLevel ?? ''} error={errors.sponsorshipLevel} />
      <Field label={messages.method} error={errors.paymentMethod}>
        <Select name="paymentMethod" defaultValue={bill?.paymentMethod ?? 'check'}>
          {SPONSOR_PAYMENT_METHODS.map((method) => (
            <option key={method} value={method}>
              {sponsorMessages.methods[method]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={messages.status} error={errors.paymentStatus}>
        <Select name="paymentStatus" defaultValue={bill?.paymentStatus ?? 'pending'}>
          {BILL_STATUSES.map((status) => (
            <option key={status} value={status}>
              {paymentMessages.billStatus[status]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={messages.frequency} error={errors.paymentFrequency}>
        <Select name="paymentFrequency" defaultValue={bill?.paymentFrequency ?? 'one-time'}>
          {PAYMENT_FREQUENCIES.map((frequency) => (
            <option key={frequency} value={frequency}>
              {sponsorMessages.frequencies[frequency]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={messages.dueDate} optional error={errors.dueDate}>
        <TextInput name="dueDate" type="date" defaultValue={bill?.dueDate ?? ''} />
      </Field>
      <Field label={messages.paidDate} optional error={errors.paidDate}>
        <TextInput name="paidDate" type="date" defaultValue={bill?.paidDate ?? ''} />
      </Field>
      <Field label={messages.invoice} optional error={errors.invoiceNumber}>
        <TextInput name="invoiceNumber" maxLength={60} defaultValue={bill?.invoiceNumber ?? ''} />
      </Field>
      <Field label={messages.stripeId} optional error={errors.stripePaymentId}>
        <TextInput
          name="stripePaymentId"
          maxLength={120}
          defaultValue={bill?.stripePaymentId ?? ''}
        />
      </Field>
      <Field label={messages.notes} optional error={errors.notes} className="sm:col-span-2">
        <TextArea name="notes" rows={3} maxLength={2000} defaultValue={bill?.notes ?? ''} />
      </Field>
    </div>
  );
}

/** The tiers as published; a bill's own level stays to be chosen when it is no tier any more. */
function LevelField({ value, error }: { value: string; error: string | undefined }) {
  const { result } = useAnswer(listSponsorLevels, {});
  const published = result?.ok ? result.data.levels : [];
  const levels = value && !published.includes(value) ? [value, ...published] : published;
  return (
    <Field label={messages.level} optional error={error}>
      {/* The options come after the first paint: a new key lets the default count again. */}
      <Select key={levels.length} name="sponsorshipLevel" defaultValue={value}>
        <option value="">{messages.noLevel}</option>
        {levels.map((level) => (
          <option key={level} value={level}>
            {level}
          </option>
        ))}
      </Select>
    </Field>
  );
}
