import { callApi } from '#browser/api.ts';
import { fingerprint } from '#browser/forms/fingerprint.ts';
import type { SentKeys } from '#browser/forms/send-for-payment.ts';
import { usePaymentForm } from '#browser/forms/use-payment-form.ts';
import { showToast } from '#components/ui/toast.ts';
import {
  type CreateRegistrationResponse,
  createRegistrationPayment,
} from '#contracts/registrations.ts';
import { comparableRegistration } from '#domain/registration/comparable.ts';
import {
  type RegistrationForm,
  RegistrationFormSchema,
} from '#domain/registration/registration-form.ts';
import { FORM } from './form-name.ts';
import { messages } from './messages.ts';
import { readRegistration } from './read-registration.ts';
import { forgetSent, keyFor } from './sent-registrations.ts';
import { shownFee } from './shown-fee.ts';
import type { RegistrationTerms } from './terms.ts';

/** The registration form on top of what every paid form does: its words, and one key for the same players in every tab. */
export function useRegistrationForm(terms: RegistrationTerms) {
  return usePaymentForm({
    name: FORM,
    schema: RegistrationFormSchema,
    read: readRegistration,
    comparable: comparableRegistration,
    prefix: 'registration.',
    resultPath: '/register/success',
    words: messages,
    isAsShown: (answer: CreateRegistrationResponse, values) =>
      answer.totalCents === shownFee(values, terms).totalCents &&
      answer.plan?.count === shownFee(values, terms).plan?.count,
    call: (values, sent) => send(values, sent, terms),
    onInvalid: (errors) => {
      if (!errors.agreedToTerms && !errors.agreedToWaiver) return;
      void showToast({ ...messages.agreementRequired, tone: 'error' });
    },
    onRefused: ({ message }) => {
      const description = message || messages.failed.unknown;
      void showToast({ title: messages.failed.title, description, tone: 'error' });
    },
    onPledged: () => void showToast({ ...messages.submitted, tone: 'success' }),
    onPaid: () => void showToast({ title: messages.done.title, tone: 'success' }),
  });
}

async function send(
  registration: RegistrationForm,
  sent: SentKeys & { website?: string },
  { documents }: RegistrationTerms,
) {
  const print = fingerprint(JSON.stringify(comparableRegistration(registration)));
  const { 'liability-waiver': waiver, terms } = documents;
  const result = await callApi(createRegistrationPayment, {
    ...sent,
    idempotencyKey: keyFor(print, sent.idempotencyKey),
    registration,
    documents: {
      'liability-waiver': { version: waiver.version, sha256: waiver.sha256 },
      terms: { version: terms.version, sha256: terms.sha256 },
    },
  });
  const isSpent = result.ok
    ? result.data.status === 'payment_failed'
    : result.error.code === 'idempotency_key_reused';
  if (isSpent) forgetSent(print);
  return result;
}
