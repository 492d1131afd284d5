import type { ReactNode } from 'react';
import { PaymentMethodField } from '#components/form/PaymentMethodField.tsx';
import type { Errors } from '#components/form/TextField.tsx';
import { RadioGroup } from '#components/ui/RadioGroup.tsx';
import type { Day } from '#domain/calendar/day.ts';
import { REGISTRATION_FREQUENCIES } from '#domain/registration/choices.ts';
import { messages } from '#words/registration/form.ts';
import { DiscountCode } from './DiscountCode.tsx';
import { describeFee } from './describe-fee.ts';
import type { RegistrationTerms } from './terms.ts';
import type { useDiscounts } from './use-discounts.ts';

interface PaymentSectionProps {
  errors: Errors;
  isShown: boolean;
  count: number;
  /** What is chosen comes to. */
  plan: ReactNode;
  terms: RegistrationTerms;
  /** Undefined until it is known. */
  today: Day | undefined;
  discounts: ReturnType<typeof useDiscounts>;
  onApply: () => void;
}

/** How often and how it is paid, a code, and what that comes to. */
export function PaymentSection(props: PaymentSectionProps) {
  const { errors, isShown, count, plan, terms, today, discounts, onApply } = props;
  const { fee: words } = messages;
  return (
    <>
      <RadioGroup
        legend={words.frequency}
        name="paymentFrequency"
        defaultValue="monthly"
        error={errors.paymentFrequency}
        options={REGISTRATION_FREQUENCIES.map((value) => ({
          value,
          label: words.frequencies[value],
          hint: describeFee(value, count, terms, today, discounts),
        }))}
      />
      <PaymentMethodField errors={errors} hints={messages.methods(terms.instructionsWithin)} />
      <DiscountCode discounts={discounts} error={errors.discountCode} onApply={onApply} />
      {isShown && <div className="rounded-lg bg-tint p-5 lg:hidden">{plan}</div>}
    </>
  );
}
