import { currentPath, signInAddress } from '#browser/session/return-path.ts';
import { signIn } from '#browser/session/sign-in.ts';
import { Dialog } from '#components/ui/Dialog.tsx';
import { messages as secondFactorMessages } from '#words/office/dashboard/second-factor.ts';
import { PasswordStep } from './PasswordSteps.tsx';

const messages = secondFactorMessages.again;

interface SignInAgainProps {
  email: string;
  /** Whether something waits, and is sent once the person has signed in. */
  isWaiting: boolean;
  onDone: () => void;
}

/** Over whatever is open when the session has ended: that stays, and can be sent once more. */
export function SignInAgain({ email, isWaiting, onDone }: SignInAgainProps) {
  const text = isWaiting ? messages.textWaiting : messages.text;
  const leave = () => window.location.assign(signInAddress(currentPath()));
  return (
    <Dialog open onClose={leave} title={messages.title}>
      <PasswordStep
        email={email}
        words={{ ...messages, text }}
        check={(password) => signIn({ email, password })}
        onDone={onDone}
        onCancel={leave}
      />
    </Dialog>
  );
}
