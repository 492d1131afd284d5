import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { messages } from '#words/office/dashboard/kit.ts';

interface LoadFailedProps {
  title: string;
  message: string;
  onRetry: () => void;
}

/** Why something could not be read, and a way to ask again. */
export function LoadFailed({ title, message, onRetry }: LoadFailedProps) {
  return (
    <Alert
      tone="error"
      title={title}
      action={
        <Button variant="outline" size="sm" onClick={onRetry}>
          {messages.retry}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
