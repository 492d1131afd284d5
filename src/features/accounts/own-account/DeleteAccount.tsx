import { type FormEvent, useState } from 'react';
import { callApi } from '#browser/api.ts';
import { confirmPassword } from '#browser/session/sign-in.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { deleteOwnAccountEndpoint } from '#contracts/accounts/own-account.ts';
import { messages as profileMessages } from '#words/account/profile.ts';

interface DeleteAccountProps {
  email: string;
  hasRunningPlan: boolean;
  onDeleted: () => void;
}

/** Asks before it deletes: says what goes and what stays, and wants the password. */
export function DeleteAccount({ email, hasRunningPlan, onDeleted }: DeleteAccountProps) {
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const words = profileMessages.deletion;

  async function remove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const password = String(new FormData(form).get('password') ?? '');
    setFailure(undefined);
    setError(password === '' ? words.passwordRequired : undefined);
    if (password === '') return form.querySelector<HTMLInputElement>('[type="password"]')?.focus();
    setBusy(true);
    const message = await deleteWith(password);
    setBusy(false);
    if (message === undefined) onDeleted();
    else setFailure(message);
  }

  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {profileMessages.data.delete}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={words.title}>
        <form noValidate onSubmit={(event) => void remove(event)} className="grid gap-4">
          <p>{words.goes}</p>
          <p>{words.stays}</p>
          {hasRunningPlan && <p className="font-semibold">{words.plans}</p>}
          <p>{words.mailed}</p>
          {/* For password managers: whose password it is. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <Field label={words.password} error={error}>
            <TextInput name="password" type="password" autoComplete="current-password" required />
          </Field>
          {failure && (
            <Alert tone="error" title={words.failed}>
              {failure}
            </Alert>
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={() => setOpen(false)}>
              {words.cancel}
            </Button>
            <Button type="submit" variant="danger" loading={busy}>
              {busy ? words.deleting : words.confirm}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}

/** Has the password proved, as the server wants it, and deletes. @returns what went wrong, if anything */
async function deleteWith(password: string): Promise<string | undefined> {
  const confirmed = await confirmPassword(password);
  if (!confirmed.ok) return confirmed.message;
  const answer = await callApi(deleteOwnAccountEndpoint, { confirmed: true });
  return answer.ok ? undefined : answer.error.message;
}
