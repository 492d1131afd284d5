import { useEffect, useState } from 'react';
import { forgetDraft } from '#browser/forms/draft.ts';
import { DraftNotice } from '#components/form/DraftNotice.tsx';
import { EmailField } from '#components/form/EmailField.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { messages } from '#words/sign-in/page.ts';
import type { FormWords } from './form-words.ts';
import {
  BirthdayField,
  NameFields,
  NewPasswordFields,
  PhoneAndRoleFields,
} from './ProfileFields.tsx';
import { SIGN_UP_DRAFT, useSignUp } from './use-sign-up.ts';

interface SignUpFormProps {
  words: FormWords;
  /** The dialog asks for less: no phone, and a role that most have. */
  short?: boolean;
  onSignedUp: () => void;
}

const SHORT = { phone: null, role: 'parent' } as const;

/**
 * Makes an account, on the page and in the dialog. Start Over puts a new form in its place, and does not
 * load the page again: beneath the dialog it holds another form.
 */
export function SignUpForm(props: SignUpFormProps) {
  const [starts, setStarts] = useState(0);
  function startOver() {
    forgetDraft(SIGN_UP_DRAFT);
    setStarts(starts + 1);
  }
  return <OneSignUp key={starts} {...props} isAgain={starts > 0} onStartOver={startOver} />;
}

interface OneSignUpProps extends SignUpFormProps {
  /** Whether it took the place of one that the person had begun. */
  isAgain: boolean;
  onStartOver: () => void;
}

function OneSignUp({ words, short = false, onSignedUp, isAgain, onStartOver }: OneSignUpProps) {
  const options = { words, onSignedUp, ...(short && { fixed: SHORT }) };
  const { form, formProps, errors, failure, failedTitle, busy } = useSignUp(options);
  useEffect(() => {
    if (isAgain) form.current?.querySelector('input')?.focus();
  }, [isAgain, form]);
  return (
    <form {...formProps} className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-6">
      <NameFields errors={errors} />
      <EmailField
        name="email"
        label={messages.fields.email}
        errors={errors}
        autoComplete="username"
        className="sm:col-span-6"
      />
      <BirthdayField errors={errors} />
      {!short && <PhoneAndRoleFields errors={errors} />}
      <NewPasswordFields errors={errors} label={messages.fields.password} />
      <div className="sm:col-span-6">
        <DraftNotice except={messages.signUp.draftExcept} onStartOver={onStartOver} />
      </div>
      {failure && (
        <Alert tone="error" title={failedTitle} className="sm:col-span-6">
          {failure}
        </Alert>
      )}
      <SubmitButton loading={busy} className="sm:col-span-6">
        {busy ? messages.signUp.busy : messages.signUp.submit}
      </SubmitButton>
    </form>
  );
}
