import { useState } from 'react';
import { forgetDraft } from '#browser/forms/draft.ts';
import { useForm } from '#browser/forms/use-form.ts';
import { showToast } from '#components/ui/toast.ts';
import type { SignUpForm } from '#domain/accounts/account-forms.ts';
import { isOldEnough } from '#domain/accounts/age.ts';
import { messages } from '#words/sign-in/page.ts';
import type { signUpRules } from './account-rules.ts';
import { type FormWords, failureTitle } from './form-words.ts';
import { localToday } from './local-today.ts';

/** Also of the form that completes a sign-up: what was typed before it was interrupted is there again. */
export const SIGN_UP_DRAFT = 'sign-up';

/** Whether the person is 18 by their own calendar. The server looks again. */
export function isGrownUp(dateOfBirth: string): boolean {
  return isOldEnough(dateOfBirth, localToday());
}

type SignUpRules = typeof signUpRules;

interface SignUpOptions {
  words: FormWords;
  /** What the form does not ask for. */
  fixed?: Partial<SignUpForm>;
  onSignedUp: () => void;
}

/** The behaviour of the sign-up form, with its toasts. */
export function useSignUp({ words, fixed, onSignedUp }: SignUpOptions) {
  const [failedTitle, setFailedTitle] = useState(words.signUpFailed);
  const form = useForm({
    name: SIGN_UP_DRAFT,
    rules: async () => (await import('./account-rules.ts')).signUpRules,
    read: (element, { readSignUp }) => ({ ...readSignUp(element), ...fixed }),
    send,
  });

  async function send(values: SignUpForm, element: HTMLFormElement, rules: SignUpRules) {
    const { signUp, ageRequirement } = rules;
    if (values.password !== values.confirmPassword) {
      form.showErrors({ confirmPassword: messages.passwordsDiffer });
      return void showToast({ ...words.mismatch, tone: 'error' });
    }
    if (!isGrownUp(values.dateOfBirth)) {
      form.showErrors({ dateOfBirth: ageRequirement });
      return void showToast({
        title: words.tooYoung,
        description: ageRequirement,
        tone: 'error',
      });
    }
    const outcome = await signUp(values);
    if (!outcome.ok) {
      const title = outcome.isMade
        ? messages.complete.made
        : failureTitle(words, outcome, 'signUpFailed');
      setFailedTitle(title);
      form.setFailure(outcome.message);
      return void showToast({ title, description: outcome.message, tone: 'error' });
    }
    forgetDraft(SIGN_UP_DRAFT);
    element.reset();
    const description = outcome.isMailed ? words.signedUp.description : messages.notMailed;
    void showToast({ title: words.signedUp.title, description, tone: 'success' });
    onSignedUp();
  }

  return { ...form, failedTitle };
}
