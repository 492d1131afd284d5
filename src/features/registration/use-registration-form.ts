import { useRef, useState } from 'react';
import { usePaymentForm } from '#browser/forms/use-payment-form.ts';
import { showToast } from '#components/ui/toast.ts';
import type { CreateRegistrationResponse } from '#contracts/registration/public.ts';
import { comparableRegistration } from '#domain/registration/comparable.ts';
import { messages } from '#words/registration/form.ts';
import { FORM } from './form-name.ts';
import { shownFee } from './shown-fee.ts';
import type { RegistrationTerms } from './terms.ts';
import type { useDiscounts } from './use-discounts.ts';

/** The registration form on top of what every paid form does: its words, and one key for the same players in every tab. */
export function useRegistrationForm(
  terms: RegistrationTerms,
  { shown, apply, look }: ReturnType<typeof useDiscounts>,
) {
  const [mustConfirm, setMustConfirm] = useState(false);
  const confirmed = useRef(false);
  const form = usePaymentForm({
    name: FORM,
    rules: async () => (await import('./send-registration.ts')).rulesOf(terms),
    read: (element, { readRegistration }) => readRegistration(element),
    comparable: comparableRegistration,
    prefix: 'registration.',
    resultPath: '/register/success',
    words: messages,
    isAsShown: (answer: CreateRegistrationResponse, values) =>
      answer.totalCents === shownFee(values, terms, apply).totalCents &&
      answer.plan?.count === shownFee(values, terms, apply).plan?.count,
    call: (values, sent, { sendRegistration }) => {
      const isConfirmed = confirmed.current;
      confirmed.current = false;
      setMustConfirm(false);
      const request = {
        ...sent,
        ...(isConfirmed && { confirmed: true }),
        ...(shown && { discounts: shown }),
      };
      return sendRegistration(values, request, terms);
    },
    onInvalid: (errors) => {
      if (!errors.agreedToTerms && !errors.agreedToWaiver) return;
      void showToast({ ...messages.agreementRequired, tone: 'error' });
    },
    onRefused: ({ code, message }) => {
      setMustConfirm(code === 'confirm_replacement');
      if (code === 'discounts_changed') void look(form.form.current);
      const description = message || messages.failed.unknown;
      void showToast({ title: messages.failed.title, description, tone: 'error' });
    },
    onPledged: ({ totalCents }) => {
      const words =
        totalCents === 0
          ? { title: messages.registered }
          : messages.submitted(terms.instructionsWithin);
      void showToast({ ...words, tone: 'success' });
    },
    onPaid: () => void showToast({ title: messages.registered, tone: 'success' }),
  });
  return {
    ...form,
    /** An unpaid one for a check or a transfer is in the way: `replace` cancels it and sends this one. */
    mustConfirm,
    replace: () => {
      confirmed.current = true;
      form.form.current?.requestSubmit();
    },
  };
}
