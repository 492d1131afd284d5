import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { messages } from '#words/schedule.ts';

interface ScheduleFailedProps {
  message: string;
  retrying: boolean;
  onRetry: () => void;
}

/** In the place of the games after a failed fetch: what happened and what to do, and nothing that looks loaded. */
export function ScheduleFailed({ message, retrying, onRetry }: ScheduleFailedProps) {
  return (
    <section aria-labelledby="full-schedule">
      <h2 id="full-schedule" className="text-h2">
        {messages.fullSchedule}
      </h2>
      <Alert
        tone="error"
        title={messages.failedTitle}
        className="mt-6"
        action={
          <Button loading={retrying} onClick={onRetry}>
            {messages.retry}
          </Button>
        }
      >
        {message}
      </Alert>
    </section>
  );
}
