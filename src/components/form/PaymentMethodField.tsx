import { RadioGroup } from '#components/ui/RadioGroup.tsx';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/payments/choices.ts';
import { messages } from '#words/forms.ts';
import type { Errors } from './TextField.tsx';

interface PaymentMethodFieldProps {
  errors: Errors;
  /** What the form says of a method instead of the common words. */
  hints?: Partial<Record<PaymentMethod, string>>;
}

/** How it is paid (`paymentMethod`), under a heading. */
export function PaymentMethodField({ errors, hints = {} }: PaymentMethodFieldProps) {
  const options = PAYMENT_METHODS.map((value) => {
    const { label, hint } = messages.methods[value];
    return { value, label, hint: hints[value] ?? hint };
  });
  return (
    <div>
      <h2 className="mb-4 text-h3">{messages.paymentMethod}</h2>
      <RadioGroup
        legend={messages.paymentMethod}
        hideLegend
        name="paymentMethod"
        options={options}
        defaultValue="credit-card"
        columns="sm:grid-cols-3"
        error={errors.paymentMethod}
      />
    </div>
  );
}
