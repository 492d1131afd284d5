import { useState } from 'react';
import type { ApiError } from '#browser/api.ts';
import { forgetDraft, readForm } from '#browser/forms/draft.ts';
import { forgetAttempt } from '#browser/forms/forget-attempt.ts';
import { withAdvice } from '#browser/forms/refusal-advice.ts';
import { type Errors, useForm } from '#browser/forms/use-form.ts';
import { showToast } from '#components/ui/toast.ts';
import { messages } from '#words/volunteering.ts';
import type { VolunteerRules } from './send-application.ts';

const FORM = 'volunteer';
const AGREEMENTS = ['backgroundCheckConsent', 'trainingCommitment', 'codeOfConductAgreement'];

/** The behavior of the application on top of what every form does: its toasts, and blank again once sent. */
export function useVolunteerForm(answeredWithin: string | null) {
  /** Of the application that was sent last: where its confirmation goes. */
  const [sentFrom, setSentFrom] = useState<string>();
  const { showRefusal, rules, ...form } = useForm({
    name: FORM,
    rules: async () => (await import('./send-application.ts')).rulesAt(new Date()),
    read: (element, { readApplication }) => readApplication(element),
    onInvalid: showWhatIsMissing,
    send: async (application, element, { send }) => {
      setSentFrom(undefined);
      const result = await send(FORM, application, readForm(element).website);
      if (!result.ok) return refuse(result.error);
      forgetAttempt(FORM);
      forgetDraft(FORM);
      element.reset();
      setSentFrom(application.email);
      void showToast({ ...messages.submitted(answeredWithin), tone: 'success' });
    },
  });

  function refuse(error: ApiError) {
    if (error.code === 'idempotency_key_reused') forgetAttempt(FORM);
    showRefusal(withAdvice(error, messages.safeToRepeat), 'application.');
    void showToast({ ...messages.failed, tone: 'error' });
  }

  return { ...form, findProblems: rules?.findProblems, sentFrom };
}

/** The two things that are easily overlooked in a long form are said in a toast, too: one, which leaves a phone's screen free. */
function showWhatIsMissing(errors: Errors, { words }: VolunteerRules) {
  const lacksAgreements = AGREEMENTS.some((name) => errors[name]);
  const titles = [
    lacksAgreements && messages.agreementsRequired,
    errors.preferredRoles && messages.rolesRequired,
  ].filter(Boolean);
  if (titles.length === 0) return;
  // The roles' sentence stands beside their field.
  const description = lacksAgreements ? words.agreements : words.roles;
  void showToast({ title: titles.join(' · '), description, tone: 'error' });
}
