import { type RefObject, useCallback, useEffect, useState } from 'react';
import { readForm } from '#browser/forms/draft.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/payments/choices.ts';
import {
  REGISTRATION_FREQUENCIES,
  type RegistrationFrequency,
} from '#domain/registration/choices.ts';

interface Choices {
  frequency: RegistrationFrequency;
  method: PaymentMethod;
}

/**
 * How often and by what is paid, as chosen in the form now: also before the page was alive, and in the
 * draft, which is back in place when this looks for the first time.
 */
export function useChoices(form: RefObject<HTMLFormElement | null>) {
  const [choices, setChoices] = useState<Choices>({
    frequency: 'monthly',
    method: 'credit-card',
  });
  const readChoices = useCallback(() => {
    if (!form.current) return;
    const { paymentFrequency, paymentMethod } = readForm(form.current);
    const frequency =
      REGISTRATION_FREQUENCIES.find((each) => each === paymentFrequency) ?? 'monthly';
    const method = PAYMENT_METHODS.find((each) => each === paymentMethod) ?? 'credit-card';
    setChoices((before) =>
      before.frequency === frequency && before.method === method ? before : { frequency, method },
    );
  }, [form]);
  useEffect(readChoices, [readChoices]);
  return { ...choices, readChoices };
}
