import { type FormEvent, useState } from 'react';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { readSponsorTermsEndpoint } from '#contracts/sponsorship/dashboard.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import { MAX_CONTACT_LENGTH, MAX_SPONSOR_LENGTH } from '#domain/billing/sponsor-bill-form.ts';
import type { Cents } from '#domain/money/money.ts';
import { parseDollars } from '#domain/money/parse-dollars.ts';
import { PAYMENT_FREQUENCIES } from '#domain/payments/choices.ts';
import type { InstallmentCounts } from '#domain/payments/plan-payment.ts';
import { messages as sponsorMessages } from '#words/office/dashboard/sponsors.ts';
import { BillTerms } from '../kit/payments/BillTerms.tsx';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';
import { tellAmount } from './tell-amount.ts';

const messages = sponsorMessages.dialog;

interface SponsorFieldsProps {
  /** Undefined for a new one: the defaults are the specification's, check, pending and one-time. */
  bill: SponsorBill | undefined;
  errors: Readonly<Record<string, string>>;
  whenCancelled?: string | undefined;
}

/** The fields of Add and Edit. */
export function SponsorFields({ bill, errors, whenCancelled }: SponsorFieldsProps) {
  const { result } = useEndpointQuery(readSponsorTermsEndpoint, {});
  const terms = result?.ok ? result.data : undefined;
  const amount = useAmountWords(bill, terms);
  return (
    // Each change of a field comes up to here, also of those of `BillTerms`.
    <div className="grid gap-4 sm:grid-cols-2" onInput={amount.read}>
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
      <LevelField
        value={bill?.sponsorshipLevel ?? ''}
        published={terms?.levels ?? []}
        hasFailed={result?.ok === false}
        error={errors.sponsorshipLevel}
      />
      <BillTerms
        bill={bill}
        errors={errors}
        methods={sponsorMessages.methods}
        defaultMethod="check"
        whenCancelled={whenCancelled}
      >
        <Field label={messages.frequency} hint={amount.words} error={errors.paymentFrequency}>
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

type Typed = Pick<SponsorBill, 'paymentFrequency'> & { cents: Cents | null };

/** What the amount means with the frequency that is chosen. What a bill was agreed to, its details say. */
function useAmountWords(
  bill: SponsorBill | undefined,
  counts: InstallmentCounts | undefined,
): { words: string | undefined; read: (event: FormEvent<HTMLElement>) => void } {
  const { amountCents: agreed = null, paymentFrequency = 'one-time' } = bill ?? {};
  const [typed, setTyped] = useState<Typed>({ cents: agreed, paymentFrequency });
  const isAgreed = typed.cents === agreed && typed.paymentFrequency === paymentFrequency;
  const words = isAgreed ? undefined : tellAmount(typed.cents, typed.paymentFrequency, counts);
  const read = ({ target }: FormEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement && target.name === 'amountCents') {
      setTyped({ ...typed, cents: parseDollars(target.value) ?? null });
    }
    if (target instanceof HTMLSelectElement && target.name === 'paymentFrequency') {
      const chosen = PAYMENT_FREQUENCIES.find((one) => one === target.value);
      setTyped({ ...typed, paymentFrequency: chosen ?? paymentFrequency });
    }
  };
  return { words, read };
}

interface LevelFieldProps {
  value: string;
  published: readonly string[];
  hasFailed: boolean;
  error: string | undefined;
}

/** The tiers as published; a bill's own level stays to be chosen when it is no tier any more. */
function LevelField({ value, published, hasFailed, error }: LevelFieldProps) {
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
