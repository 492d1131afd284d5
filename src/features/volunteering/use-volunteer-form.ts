import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { callApi } from '#browser/api.ts';
import { forgetAttempt, prepareAttempt } from '#browser/forms/attempt.ts';
import { forgetDraft, readForm } from '#browser/forms/draft.ts';
import { withAdvice } from '#browser/forms/refusal-advice.ts';
import { type Errors, useForm } from '#browser/forms/use-form.ts';
import { showToast } from '#components/ui/toast.ts';
import { submitVolunteerApplicationEndpoint } from '#contracts/volunteering/public.ts';
import { fieldErrors } from '#domain/forms/field-errors.ts';
import {
  AGREEMENTS_REQUIRED,
  ROLES_REQUIRED,
  type VolunteerForm,
  volunteerFormAt,
} from '#domain/volunteering/application-form.ts';
import { messages } from './messages.ts';
import { readApplication } from './read-application.ts';

const FORM = 'volunteer';
const AGREEMENTS = ['backgroundCheckConsent', 'trainingCommitment', 'codeOfConductAgreement'];

/** The behavior of the application on top of what every form does: its toasts, and blank again once sent. */
export function useVolunteerForm(answeredWithin: string | null) {
  /** Of the application that was sent last: where its confirmation goes. */
  const [sentFrom, setSentFrom] = useState<string>();
  const [schema] = useState(() => volunteerFormAt(new Date()));
  const { showRefusal, ...form } = useForm({
    name: FORM,
    schema,
    read: readApplication,
    onInvalid: showWhatIsMissing,
    send,
  });

  async function send(application: VolunteerForm, element: HTMLFormElement) {
    setSentFrom(undefined);
    const { website } = readForm(element);
    const result = await callApi(submitVolunteerApplicationEndpoint, {
      idempotencyKey: prepareAttempt(FORM, application),
      application,
      ...(website && { website }),
    });
    if (!result.ok) {
      const { error } = result;
      if (error.code === 'idempotency_key_reused') forgetAttempt(FORM);
      showRefusal(withAdvice(error, messages.safeToRepeat), 'application.');
      return void showToast({ ...messages.failed, tone: 'error' });
    }
    forgetAttempt(FORM);
    forgetDraft(FORM);
    element.reset();
    setSentFrom(application.email);
    void showToast({ ...messages.submitted(answeredWithin), tone: 'success' });
  }

  const findProblems = useCallback(
    (element: HTMLFormElement) => {
      const { error } = z.safeParse(schema, readApplication(element));
      return error ? fieldErrors(error.issues) : {};
    },
    [schema],
  );

  return { ...form, findProblems, sentFrom };
}

/** The two things that are easily overlooked in a long form are said as toasts, too. */
function showWhatIsMissing(errors: Errors) {
  if (AGREEMENTS.some((name) => errors[name])) {
    void showToast({
      title: messages.agreementsRequired,
      description: AGREEMENTS_REQUIRED,
      tone: 'error',
    });
  }
  if (errors.preferredRoles) {
    void showToast({ title: messages.rolesRequired, description: ROLES_REQUIRED, tone: 'error' });
  }
}
