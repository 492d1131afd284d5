import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { messages } from '#words/registration/sending.ts';

interface NotSentProps {
  failure: string | undefined;
  /** Cancels what is in the way, and sends this; undefined where nothing is. */
  onReplace: (() => void) | undefined;
}

/** Why nothing has come of the form, and what can be done about it. */
export function NotSent({ failure, onReplace }: NotSentProps) {
  const replace = onReplace && <Button onClick={onReplace}>{messages.replace}</Button>;
  return (
    <Alert tone="error" title={messages.notSent} action={replace}>
      {failure}
    </Alert>
  );
}
