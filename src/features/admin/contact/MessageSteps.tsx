import { callApi } from '#browser/api.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { type AdminMessage, setMessageStatusEndpoint } from '#contracts/contact/dashboard.ts';
import type { FiledStatus } from '#domain/contact/choices.ts';
import { messages as inboxMessages } from '#words/office/dashboard/inbox.ts';
import { useSave } from '../kit/use-save.ts';

const messages = inboxMessages.steps;

interface MessageStepsProps {
  record: AdminMessage;
  onDone: () => void;
}

/** Files a message away without an email: answered by phone, spam, or open again. */
export function MessageSteps({ record, onDone }: MessageStepsProps) {
  const save = useSave();
  const { id, status, updatedAt } = record;
  const isOpen = status === 'new' || status === 'answered';
  const steps: readonly FiledStatus[] = isOpen ? ['closed', 'spam'] : ['new'];

  async function take(next: FiledStatus) {
    const saved = await save.run(
      () => callApi(setMessageStatusEndpoint, { id, seen: updatedAt, status: next }),
      { done: messages.done[next], failedTitle: messages.failed },
    );
    if (saved) onDone();
  }

  return (
    <section aria-label={messages.heading} className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        {steps.map((next) => (
          <Button
            key={next}
            variant="outline"
            size="sm"
            disabled={save.busy}
            onClick={() => void take(next)}
          >
            {messages.actions[next]}
          </Button>
        ))}
      </div>
      {save.error && (
        <Alert tone="error" title={messages.failed}>
          {save.error.message}
        </Alert>
      )}
    </section>
  );
}
