import type { Errors } from '#components/form/TextField.tsx';
import { RadioGroup } from '#components/ui/RadioGroup.tsx';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { PAYMENT_FREQUENCIES, type PaymentFrequency } from '#domain/payments/choices.ts';
import { type InstallmentCounts, planPayment } from '#domain/payments/plan-payment.ts';
import { messages } from '#words/sponsorship/form.ts';

interface FrequencyFieldProps {
  /** Of all payments together; null while nothing is chosen. */
  amountCents: Cents | null;
  counts: InstallmentCounts;
  errors: Errors;
}

/** How often, each with what one payment comes to. */
export function FrequencyField({ amountCents, counts, errors }: FrequencyFieldProps) {
  return (
    <div>
      <h2 className="mb-4 text-h3">{messages.frequency}</h2>
      <RadioGroup
        legend={messages.frequency}
        hideLegend
        name="paymentFrequency"
        options={PAYMENT_FREQUENCIES.map((value) => ({
          value,
          label: messages.frequencies[value],
          ...(amountCents !== null && { hint: describeFrequency(amountCents, value, counts) }),
        }))}
        defaultValue="one-time"
        columns="grid-cols-2 xl:grid-cols-4"
        error={errors.paymentFrequency}
      />
    </div>
  );
}

/** '$208.33 × 12 months'; the cents of the first are in the calculator. */
function describeFrequency(
  amountCents: Cents,
  frequency: PaymentFrequency,
  counts: InstallmentCounts,
): string {
  // The day does not matter for the amounts.
  const plan = planPayment(amountCents, frequency, counts, '2000-01-01');
  const each = formatCents(plan?.eachCents ?? amountCents);
  return messages.frequencyHints[frequency](each, plan?.count ?? 1);
}
