import { useState } from 'react';
import { useForm } from '#browser/forms/use-form.ts';
import { EmailField } from '#components/form/EmailField.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { LaterAlert } from '#components/ui/LaterAlert.tsx';
import { messages } from '#words/sign-in/page.ts';

const { reset } = messages;

interface ForgotPasswordProps {
  /** What stands above says already what it is for. */
  isExplained?: boolean;
}

/** Has a link mailed to set a new password. Whether there is such an account is not told. */
export function ForgotPassword({ isExplained = false }: ForgotPasswordProps) {
  const [sentTo, setSentTo] = useState<string>();
  const { formProps, errors, failure, busy, showRefusal } = useForm({
    name: 'forgot-password',
    rules: async () => (await import('./account-rules.ts')).resetRules,
    draft: false,
    send: async (values, _, { requestReset }) => {
      setSentTo(undefined);
      const answer = await requestReset(values);
      if (answer.ok) setSentTo(values.email);
      else showRefusal(answer.error);
    },
  });
  return (
    <form {...formProps} className="grid gap-5">
      {!isExplained && <p className="text-muted">{reset.text}</p>}
      <EmailField
        name="email"
        label={messages.fields.email}
        errors={errors}
        autoComplete="username"
      />
      {failure && (
        <Alert tone="error" title={reset.failed}>
          {failure}
        </Alert>
      )}
      <LaterAlert
        shown={sentTo !== undefined}
        tone="success"
        title={reset.sentTitle}
        className="wrap-anywhere"
      >
        {sentTo && reset.sent(sentTo)}
      </LaterAlert>
      <Button type="submit" size="lg" variant={sentTo ? 'outline' : 'primary'} loading={busy}>
        {busy ? reset.busy : reset.submit}
      </Button>
    </form>
  );
}
