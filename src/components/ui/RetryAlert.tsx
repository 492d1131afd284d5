import type { ReactNode } from 'react';
import { messages } from '#words/controls.ts';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';

interface RetryAlertProps {
  title: string;
  children: ReactNode;
  /** Not given where trying again would help nobody. */
  onRetry: (() => void) | false | undefined;
  /** On the button. */
  label?: string;
  /** Whether it is being tried. */
  busy?: boolean;
  className?: string;
}

/** Why something failed, and a button to try again. */
export function RetryAlert({
  onRetry,
  label = messages.retry,
  busy = false,
  ...alert
}: RetryAlertProps) {
  return (
    <Alert
      {...alert}
      tone="error"
      action={
        onRetry && (
          <Button size="sm" variant="outline" loading={busy} onClick={onRetry}>
            {label}
          </Button>
        )
      }
    />
  );
}
