import type { ReactNode } from 'react';
import { Alert, type AlertProps } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import type { PaymentView } from '#domain/payments/choices.ts';
import { messages } from '#words/controls.ts';

interface PaymentAlertProps {
  /** What has become of the payment, in the page's words; undefined until it is known. */
  words: (Required<Pick<AlertProps, 'tone' | 'title'>> & { text: string }) | undefined;
  view: PaymentView | undefined;
  onRetry: () => void;
  /** Until it is known. */
  children: ReactNode;
}

/**
 * Above what is owed, for who comes back from the payment page: what has become of it. In one region from the
 * start: screen readers do not read one that comes with its words.
 */
export function PaymentAlert({ words, view, onRetry, children }: PaymentAlertProps) {
  const isUndecided = view === 'slow' || view === 'unavailable';
  return (
    <div role="status" data-loading={words ? undefined : ''}>
      {words ? (
        <Alert
          tone={words.tone}
          title={words.title}
          action={
            isUndecided && (
              <Button size="sm" variant="outline" onClick={onRetry}>
                {messages.retry}
              </Button>
            )
          }
          isReadElsewhere
        >
          {words.text}
        </Alert>
      ) : (
        children
      )}
    </div>
  );
}
