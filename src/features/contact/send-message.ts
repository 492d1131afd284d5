import { callApi } from '#browser/api.ts';
import { prepareAttempt } from '#browser/forms/attempt.ts';
import { sendContactEmailEndpoint } from '#contracts/contact/public.ts';
import { type ContactForm, ContactFormSchema } from '#domain/contact/contact-form.ts';

export const schema = ContactFormSchema;

/** Sends a message, under one key as long as it is the same. @param website the honeypot as it was left */
export function sendMessage(form: string, message: ContactForm, website: string | undefined) {
  return callApi(sendContactEmailEndpoint, {
    ...message,
    idempotencyKey: prepareAttempt(form, message),
    ...(website && { website }),
  });
}
