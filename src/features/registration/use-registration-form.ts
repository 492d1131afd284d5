import { useRef, useState } from 'react';
import { usePaymentForm } from '#browser/forms/use-payment-form.ts';
import type { CreateRegistrationResponse } from '#contracts/registration/public.ts';
import { FORM } from './form-name.ts';
import { errorsOfStep, stepOf } from './steps/steps.ts';
import type { useSteps } from './steps/use-steps.ts';
import type { RegistrationTerms } from './terms.ts';
import type { useDiscounts } from './use-discounts.ts';

/** There with the rules; of a payment that is followed over a reload it is loaded then. */
const loadTell = async () => (await import('./later.ts')).loadTell();

/** The registration form on top of what every paid form does: its words, and one key for the same players in every tab. */
export function useRegistrationForm(
  terms: RegistrationTerms,
  { shown, apply, look }: ReturnType<typeof useDiscounts>,
  { show, goOn }: ReturnType<typeof useSteps>,
) {
  const [question, setQuestion] = useState<string>();
  const confirmed = useRef<string>(undefined);
  /** To the first field that is to be corrected, which may be of a step before this one. */
  const showStepOf = (names: readonly string[]) =>
    form.form.current && show(stepOf(form.form.current, names));
  const form = usePaymentForm({
    name: FORM,
    ofStep: errorsOfStep,
    onStep: goOn,
    rules: async () => {
      const { loadSending } = await import('./later.ts');
      return (await loadSending()).rulesOf(terms);
    },
    read: (element, { readRegistration }) => readRegistration(element),
    comparable: (values, { comparableRegistration }) => comparableRegistration(values),
    prefix: 'registration.',
    resultPath: '/register/success',
    words: ({ words }) => words,
    isAsShown: (answer: CreateRegistrationResponse, values, rules) =>
      rules.isAsShown(answer, values, terms, apply),
    call: (values, sent, { sendRegistration }) => {
      const answered = confirmed.current;
      confirmed.current = undefined;
      setQuestion(undefined);
      const request = {
        ...sent,
        ...(answered && { confirmed: answered }),
        ...(shown && { discounts: shown }),
      };
      return sendRegistration(values, request, terms);
    },
    onInvalid: (errors, { tell }) => {
      showStepOf(Object.keys(errors));
      tell.tellAgreements(errors);
    },
    onRefused: (error) => {
      const { code, message, fields = {} } = error;
      showStepOf(Object.keys(fields).map((path) => path.replace(/^registration\./, '')));
      setQuestion(code === 'confirm_replacement' ? message : undefined);
      if (code === 'discounts_changed') void look(form.form.current);
      void loadTell().then((tell) => tell.tellRefusal(error));
    },
  });
  return {
    ...form,
    /** An unpaid one is in the way, and something would be lost: `replace` cancels it and sends this one. */
    mustConfirm: question !== undefined,
    replace: () => {
      confirmed.current = question;
      form.form.current?.requestSubmit();
    },
  };
}
