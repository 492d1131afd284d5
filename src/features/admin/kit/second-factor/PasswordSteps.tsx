import * as z from 'zod/mini';
import { callApi } from '#browser/api.ts';
import { confirmPassword, type Outcome } from '#browser/session/sign-in.ts';
import { type Errors, TextField } from '#components/form/TextField.tsx';
import { setAdminPasswordEndpoint } from '#contracts/access/dashboard.ts';
import { AdminPasswordSchema } from '#domain/access/admin-password.ts';
import { messages } from '#words/office/dashboard/second-factor.ts';
import { isAnswerLost } from '../is-answer-lost.ts';
import { type StepFailure, StepForm } from './StepForm.tsx';

const { password: words, confirm: confirmWords, dialog } = messages;

const typed = z.string(words.required).check(z.minLength(1, words.required));
const NewPasswordSchema = z
  .object({ current: typed, password: AdminPasswordSchema, again: z.string() })
  .check(
    z.refine(({ password, again }) => password === again, { path: ['again'], error: words.differ }),
  );
const CurrentPasswordSchema = z.object({ current: typed });

interface PasswordStepProps {
  email: string;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for a password that is long enough, and signs in with it again: every session ends with the old one. */
export function NewPasswordStep({ email, onDone, onCancel }: PasswordStepProps) {
  async function send(given: z.output<typeof NewPasswordSchema>): Promise<StepFailure | undefined> {
    const { current, password } = given;
    const known = await confirmPassword(current);
    // An earlier try may have set the new one without an answer. Then it is set again: whether that was
    // noted is not known.
    if (!known.ok && !(await confirmPassword(password)).ok) {
      return { message: known.message, fields: { current: known.message } };
    }
    const result = await callApi(setAdminPasswordEndpoint, { password });
    if (!result.ok && !isAnswerLost(result.error)) return result.error;
    const entered = await confirmPassword(password);
    if (!entered.ok) return result.ok ? { message: entered.message } : result.error;
    onDone();
    return undefined;
  }

  return (
    <StepForm
      name="new-password"
      heading={words.heading}
      text={words.text}
      schema={NewPasswordSchema}
      send={send}
      submit={words.submit}
      onCancel={onCancel}
    >
      {(errors) => (
        <>
          <UserName email={email} />
          <PasswordField name="current" label={words.current} errors={errors} isKnown />
          <PasswordField name="password" label={words.next} hint={words.nextHint} errors={errors} />
          <PasswordField name="again" label={words.again} errors={errors} />
        </>
      )}
    </StepForm>
  );
}

/** Asks for the password that is there, before a phone is connected. */
export function ConfirmPasswordStep(props: PasswordStepProps) {
  const words = { ...confirmWords, submit: dialog.goOn };
  return <PasswordStep {...props} words={words} check={confirmPassword} />;
}

interface CheckedPasswordProps extends PasswordStepProps {
  words: { heading: string; text: string; password: string; submit: string };
  check: (password: string) => Promise<Outcome>;
}

/** Asks for the password that is there. */
export function PasswordStep({
  email,
  words: said,
  check,
  onDone,
  onCancel,
}: CheckedPasswordProps) {
  return (
    <StepForm
      name="password"
      heading={said.heading}
      text={said.text}
      schema={CurrentPasswordSchema}
      send={async ({ current }) => {
        const known = await check(current);
        if (!known.ok) return { message: known.message, fields: { current: known.message } };
        onDone();
        return undefined;
      }}
      submit={said.submit}
      onCancel={onCancel}
    >
      {(errors) => (
        <>
          <UserName email={email} />
          <PasswordField name="current" label={said.password} errors={errors} isKnown />
        </>
      )}
    </StepForm>
  );
}

interface PasswordFieldProps {
  name: string;
  label: string;
  hint?: string;
  errors: Errors;
  /** The one that there is, not one to be set. */
  isKnown?: boolean;
}

function PasswordField({ isKnown = false, ...field }: PasswordFieldProps) {
  const autoComplete = isKnown ? 'current-password' : 'new-password';
  return <TextField {...field} type="password" autoComplete={autoComplete} />;
}

/** For password managers: whose password it is. */
function UserName({ email }: { email: string }) {
  return <input type="hidden" name="username" autoComplete="username" value={email} readOnly />;
}
