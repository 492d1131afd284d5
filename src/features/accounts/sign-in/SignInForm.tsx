import { useState } from 'react';
import { useForm } from '#browser/forms/use-form.ts';
import { EmailField } from '#components/form/EmailField.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { showToast } from '#components/ui/toast.ts';
import { messages } from '#words/sign-in/page.ts';
import { type FormWords, failureTitle } from './form-words.ts';
import { PasswordField } from './PasswordField.tsx';

interface SignInFormProps {
  words: FormWords;
  /** Called when the session has changed. */
  onSignedIn: () => void;
}

/** Email and password, on the page and in the dialog. */
export function SignInForm({ words, onSignedIn }: SignInFormProps) {
  const [failedTitle, setFailedTitle] = useState(words.signInFailed);
  const { formProps, errors, failure, busy, setFailure } = useForm({
    name: 'sign-in',
    rules: async () => (await import('./account-rules.ts')).signInRules,
    draft: false,
    send: async (values, _, { signIn }) => {
      const outcome = await signIn(values);
      if (outcome.ok) return onSignedIn();
      const title = failureTitle(words, outcome, 'signInFailed');
      setFailedTitle(title);
      setFailure(outcome.message);
      void showToast({ title, description: outcome.message, tone: 'error' });
    },
  });
  return (
    <form {...formProps} className="grid gap-5">
      <EmailField
        name="email"
        label={messages.fields.email}
        errors={errors}
        autoComplete="username"
      />
      <PasswordField
        name="password"
        label={messages.fields.password}
        errors={errors}
        autoComplete="current-password"
      />
      {failure && (
        <Alert tone="error" title={failedTitle}>
          {failure}
        </Alert>
      )}
      <SubmitButton loading={busy}>
        {busy ? messages.signIn.busy : messages.signIn.submit}
      </SubmitButton>
    </form>
  );
}
