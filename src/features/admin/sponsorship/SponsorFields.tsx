import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { listSponsorLevelsEndpoint } from '#contracts/sponsorship/dashboard.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import { MAX_CONTACT_LENGTH, MAX_SPONSOR_LENGTH } from '#domain/billing/sponsor-bill-form.ts';
import { PAYMENT_FREQUENCIES } from '#domain/payments/choices.ts';
import { messages as sponsorMessages } from '#words/office/dashboard/sponsors.ts';
import { BillTerms } from '../kit/payments/BillTerms.tsx';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';

const messages = sponsorMessages.dialog;

interface SponsorFieldsProps {
  /** Undefined for a new one: the defaults are the specification's, check, pending and one-time. */
  bill: SponsorBill | undefined;
  errors: Readonly<Record<string, string>>;
  whenCancelled?: string | undefined;
}

/** The fields of Add and Edit. */
export function SponsorFields({ bill, errors, whenCancelled }: SponsorFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={messages.name} error={errors.sponsorName}>
        <TextInput
          name="sponsorName"
          maxLength={MAX_SPONSOR_LENGTH}
          defaultValue={bill?.sponsorName}
        />
      </Field>
      <Field label={messages.email} hint={bill && messages.emailHint} error={errors.sponsorEmail}>
        <TextInput name="sponsorEmail" type="email" defaultValue={bill?.sponsorEmail} />
      </Field>
      <Field label={messages.contact} optional error={errors.contactPerson}>
        <TextInput
          name="contactPerson"
          maxLength={MAX_CONTACT_LENGTH}
          defaultValue={bill?.contactPerson ?? ''}
        />
      </Field>
      <LevelField value={bill?.sponsorshipLevel ?? ''} error={errors.sponsorshipLevel} />
      <BillTerms
        bill={bill}
        errors={errors}
        methods={sponsorMessages.methods}
        defaultMethod="check"
        whenCancelled={whenCancelled}
      >
        <Field label={messages.frequency} error={errors.paymentFrequency}>
          <Select name="paymentFrequency" defaultValue={bill?.paymentFrequency ?? 'one-time'}>
            {PAYMENT_FREQUENCIES.map((frequency) => (
              <option key={frequency} value={frequency}>
                {sponsorMessages.frequencies[frequency]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={sponsorMessages.columns.stripeId} optional error={errors.stripePaymentId}>
          <TextInput
            name="stripePaymentId"
            maxLength={120}
            defaultValue={bill?.stripePaymentId ?? ''}
          />
        </Field>
      </BillTerms>
    </div>
  );
}

/** The tiers as published; a bill's own level stays to be chosen when it is no tier any more. */
function LevelField({ value, error }: { value: string; error: string | undefined }) {
  const { result } = useEndpointQuery(listSponsorLevelsEndpoint, {});
  const hasFailed = result?.ok === false;
  const published = result?.ok ? result.data.levels : [];
  const levels = value && !published.includes(value) ? [value, ...published] : published;
  return (
    <Field
      label={messages.level}
      hint={hasFailed ? messages.levelsFailed : undefined}
      optional
      error={error}
    >
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
