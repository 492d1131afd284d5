import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { messages } from './messages.ts';
import { SetPassword, SpentPasswordLink } from './SetPassword.tsx';
import { useMailedLink } from './use-mailed-link.ts';
import { SpentVerification, VerifyEmail } from './VerifyEmail.tsx';

const { action } = messages;

/** What a mailed link leads to: `/auth/action?mode=verifyEmail|resetPassword&oobCode=…`. */
export function AuthAction() {
  const { link, found, retry } = useMailedLink();
  if (link === null) {
    return (
      <Alert tone="error" title={action.incomplete.title}>
        {action.incomplete.text}
      </Alert>
    );
  }
  if (!link || !found) return <Spinner label={action.checking} className="size-6" />;
  const isVerification = link.mode === 'verifyEmail';
  if (found.ok) {
    const given = { code: link.code, email: found.value };
    return isVerification ? <VerifyEmail {...given} /> : <SetPassword {...given} />;
  }
  if (found.isSpent) return isVerification ? <SpentVerification /> : <SpentPasswordLink />;
  return (
    <Alert
      tone="error"
      title={action.unreachable}
      action={
        <Button size="sm" variant="outline" onClick={() => void retry()}>
          {action.retry}
        </Button>
      }
    >
      {found.message}
    </Alert>
  );
}
