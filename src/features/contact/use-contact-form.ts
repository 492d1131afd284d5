import { useEffect, useState } from 'react';
import type { ApiError } from '#browser/api.ts';
import { forgetDraft, readForm } from '#browser/forms/draft.ts';
import { forgetAttempt } from '#browser/forms/forget-attempt.ts';
import { withAdvice } from '#browser/forms/refusal-advice.ts';
import { useForm } from '#browser/forms/use-form.ts';
import { showToast } from '#components/ui/toast.ts';
import { messages } from '#words/contact.ts';
import { prefillFromAddress } from './prefill.ts';

const FORM = 'contact';

/** The behavior of the contact form on top of what every form does. */
export function useContactForm() {
  /** Of the message that was sent last: where its confirmation goes. */
  const [sentFrom, setSentFrom] = useState<string>();
  const { showRefusal, ...form } = useForm({
    name: FORM,
    rules: () => import('./send-message.ts'),
    send: async (message, element, { sendMessage }) => {
      const result = await sendMessage(FORM, message, readForm(element).website);
      if (!result.ok) return refuse(result.error);
      forgetAttempt(FORM);
      forgetDraft(FORM);
      element.reset();
      setSentFrom(message.email);
    },
  });

  useEffect(() => {
    // After the draft, which useForm restores in an effect of its own before this one.
    if (form.form.current) prefillFromAddress(form.form.current, window.location.search);
  }, [form.form]);

  function refuse(error: ApiError) {
    if (error.code === 'idempotency_key_reused') forgetAttempt(FORM);
    showRefusal(withAdvice(error, messages.safeToRepeat));
    void showToast({ ...messages.failed, tone: 'error' });
  }

  /** Brings the form back, which is blank. */
  function writeAnother() {
    setSentFrom(undefined);
    const first = form.form.current?.querySelector('input');
    // What is hidden takes no focus: by the next frame the form is back.
    requestAnimationFrame(() => first?.focus());
  }

  return { ...form, sentFrom, writeAnother };
}
