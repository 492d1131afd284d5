import { useState } from 'react';
import { useForm } from '#browser/forms/use-form.ts';
import { currentPath, signInAddress } from '#browser/session/return-path.ts';
import { Panel } from '#components/form/Panel.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { showToast } from '#components/ui/toast.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages as action } from '#words/sign-in/links.ts';
import { messages } from '#words/sign-in/page.ts';
import { DeadLink } from './DeadLink.tsx';
import { NewPasswordFields } from './ProfileFields.tsx';
import { SpentVerification } from './VerifyEmail.tsx';

const { page } = messages;
const { password: words } = action;

interface SetPasswordProps {
  code: string;
  email: string;
  /** The link was mailed to verify the address. */
  verifies?: boolean;
  /** Whoever signed up knows the password, and may sign in with it instead. */
  canSignIn?: boolean;
}

/** Sets a first or a new password, and signs in with it. */
export function SetPassword({ code, email, verifies, canSignIn }: SetPasswordProps) {
  const [done, setDone] = useState<'signed-in' | 'signed-out'>();
  const [isSpent, setSpent] = useState(false);
  const { formProps, errors, failure, busy, showErrors, setFailure } = useForm({
    name: 'set-password',
    rules: async () => (await import('./account-rules.ts')).newPasswordRules,
    draft: false,
    send: async ({ password, confirmPassword }, _, rules): Promise<void> => {
      if (password !== confirmPassword) {
        showErrors({ confirmPassword: messages.passwordsDiffer });
        return void showToast({ ...page.mismatch, tone: 'error' });
      }
      const outcome = await rules.applyNewPassword(code, password);
      if (!outcome.ok && outcome.isSpent) return setSpent(true);
      if (!outcome.ok) return setFailure(outcome.message);
      const entered = await rules.signIn({ email, password });
      setDone(entered.ok ? 'signed-in' : 'signed-out');
    },
  });
  if (isSpent) return verifies ? <SpentVerification /> : <DeadLink {...action.spent} />;
  if (done) {
    const isSignedIn = done === 'signed-in';
    const goOn = isSignedIn ? (
      <ButtonLink href={pageAddress('/account')}>{action.goOn}</ButtonLink>
    ) : (
      <ButtonLink href={pageAddress('/auth')}>{action.signIn}</ButtonLink>
    );
    return (
      <Panel title={verifies ? action.verify.done : words.done} actions={goOn}>
        <p>{isSignedIn ? words.doneText : words.doneSignedOut}</p>
      </Panel>
    );
  }
  return (
    <section aria-labelledby="set-password">
      <h2 id="set-password" className="text-h2">
        {verifies ? action.verify.title : words.title}
      </h2>
      <p className="mt-2 mb-6 wrap-anywhere text-muted">
        {verifies ? action.verify.byPassword(email) : words.text(email)}
      </p>
      {canSignIn && (
        <p className="mb-6">
          {action.verify.knowsPassword}{' '}
          <a className="underline" href={signInAddress(currentPath())}>
            {action.verify.signInInstead}
          </a>
        </p>
      )}
      <form {...formProps} className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-6">
        {/* Password managers keep the password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <NewPasswordFields errors={errors} label={messages.fields.newPassword} />
        {failure && (
          <Alert tone="error" title={words.failed} className="sm:col-span-6">
            {failure}
          </Alert>
        )}
        <Button type="submit" size="lg" loading={busy} className="sm:col-span-6">
          {busy ? words.busy : words.submit}
        </Button>
      </form>
    </section>
  );
}
