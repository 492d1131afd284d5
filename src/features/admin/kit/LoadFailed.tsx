import { RetryAlert } from '#components/ui/RetryAlert.tsx';
import { messages } from '#words/office/dashboard/kit.ts';

interface LoadFailedProps {
  title: string;
  message: string;
  onRetry: () => void;
}

/** Why something could not be read, and a way to ask again. */
export function LoadFailed({ title, message, onRetry }: LoadFailedProps) {
  return (
    <RetryAlert title={title} onRetry={onRetry} label={messages.retry}>
      {message}
    </RetryAlert>
  );
}
