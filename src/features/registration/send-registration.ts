import { callApi } from '#browser/api.ts';
import { noteSentAs } from '#browser/forms/draft.ts';
import { fingerprint } from '#browser/forms/fingerprint.ts';
import { readBySchema } from '#browser/forms/read-by-schema.ts';
import type { SentKeys } from '#browser/forms/send-for-payment.ts';
import {
  type CreateRegistrationRequest,
  createRegistrationPaymentEndpoint,
} from '#contracts/registration/public.ts';
import { comparableRegistration } from '#domain/registration/comparable.ts';
import { type RegistrationForm, registrationForm } from '#domain/registration/registration-form.ts';
import { messages as words } from '#words/registration/sending.ts';
import { FORM } from './form-name.ts';
import { invitationCode } from './invited/invitation-code.ts';
import { forgetSent, keyFor, sentKeys } from './sent-registrations.ts';
import { isAsShown } from './shown-fee.ts';
import * as tell from './tell-outcome.ts';
import type { RegistrationTerms } from './terms.ts';

/** What a registration of this page is held to, and what sends it. */
export function rulesOf(terms: RegistrationTerms) {
  const schema = registrationForm(terms.rules);
  return {
    schema,
    readRegistration: (form: HTMLFormElement) => readBySchema(schema, new FormData(form)),
    comparableRegistration,
    sendRegistration,
    isAsShown,
    tell,
    words,
  };
}

/** Sends a registration: under one key for the same players in every tab, and in place of what this draft was sent as before. */
async function sendRegistration(
  registration: RegistrationForm,
  sent: SentKeys & Pick<CreateRegistrationRequest, 'website' | 'confirmed' | 'discounts'>,
  terms: RegistrationTerms,
  isRetry = false,
) {
  const print = fingerprint(JSON.stringify(comparableRegistration(registration)));
  const idempotencyKey = keyFor(print, sent.idempotencyKey);
  // Of this tab, and of the draft, which other tabs share.
  const before = new Set([...(sent.replaces ?? []), ...noteSentAs(FORM, idempotencyKey)]);
  const replaces = [...before].filter((key) => key !== idempotencyKey).slice(-10);
  const earlier = sentKeys().filter((key) => key !== idempotencyKey);
  const invitation = invitationCode();
  const result = await callApi(createRegistrationPaymentEndpoint, {
    ...sent,
    idempotencyKey,
    replaces,
    earlier,
    registration,
    ...(invitation && { invitation }),
    documents: terms.documents,
  });
  const isOver = !result.ok && result.error.code === 'idempotency_key_reused';
  const isSpent = result.ok
    ? result.data.status === 'payment_failed' || result.data.status === 'cancelled'
    : isOver;
  if (isSpent) forgetSent(print);
  if (!isOver || isRetry) return result;
  // What was sent with this key was refunded, is of another season, or its players were deleted: this is
  // a new registration.
  return sendRegistration(
    registration,
    { ...sent, idempotencyKey: crypto.randomUUID() },
    terms,
    true,
  );
}
