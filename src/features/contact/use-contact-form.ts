import { useEffect, useState } from 'react';
import { callApi } from '#browser/api.ts';
import { forgetAttempt, prepareAttempt } from '#browser/forms/attempt.ts';
import { forgetDraft, readForm } from '#browser/forms/draft.ts';
import { withAdvice } from '#browser/forms/refusal-advice.ts';
import { useForm } from '#browser/forms/use-form.ts';
import { showToast } from '#components/ui/toast.ts';
import { sendContactEmailEndpoint } from '#contracts/contact/public.ts';
import { type ContactForm, ContactFormSchema } from '#domain/contact/contact-form.ts';
import { messages } from './messages.ts';
import { prefillFromAddress } from './prefill.ts';

const FORM = 'contact';

/** The behavior of the contact form on top of what every form does. */
export function useContactForm(answeredWithin: string | null) {
  /** Of the message that was sent last: where its confirmation goes. */
  const [sentFrom, setSentFrom] = useState<string>();
  const { showRefusal, ...form } = useForm({ name: FORM, schema: ContactFormSchema, send });

  useEffect(() => {
    // After the draft, which useForm restores in an effect of its own before this one.
    if (form.form.current) prefillFromAddress(form.form.current, window.location.search);
  }, [form.form]);

  async function send(message: ContactForm, element: HTMLFormElement) {
    setSentFrom(undefined);
    const { website } = readForm(element);
    const result = await callApi(sendContactEmailEndpoint, {
      ...message,
      idempotencyKey: prepareAttempt(FORM, message),
      ...(website && { website }),
    });
    if (!result.ok) {
      const { error } = result;
      if (error.code === 'idempotency_key_reused') forgetAttempt(FORM);
      showRefusal(withAdvice(error, messages.safeToRepeat));
      return void showToast({ ...messages.failed, tone: 'error' });
    }
    forgetAttempt(FORM);
    forgetDraft(FORM);
    element.reset();
    setSentFrom(message.email);
    void showToast({ ...messages.sent(answeredWithin), tone: 'success' });
  }

  return { ...form, sentFrom };
}
