import { type RefObject, useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
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

const FrequencySchema = z.enum(REGISTRATION_FREQUENCIES);
const MethodSchema = z.enum(PAYMENT_METHODS);

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
    const frequency = z.safeParse(FrequencySchema, paymentFrequency).data ?? 'monthly';
    const method = z.safeParse(MethodSchema, paymentMethod).data ?? 'credit-card';
    setChoices((before) =>
      before.frequency === frequency && before.method === method ? before : { frequency, method },
    );
  }, [form]);
  useEffect(readChoices, [readChoices]);
  return { ...choices, readChoices };
}
