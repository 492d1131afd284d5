import { callApi } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import { RetryAlert } from '#components/ui/RetryAlert.tsx';
import { type AdminMessage, setMessageStatusEndpoint } from '#contracts/contact/dashboard.ts';
import type { FiledStatus } from '#domain/contact/choices.ts';
import { messages as inboxMessages } from '#words/office/dashboard/inbox.ts';
import { messages as kitMessages } from '#words/office/dashboard/kit.ts';
import { isStale, useSave } from '../kit/use-save.ts';

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
  const isAnswered = status === 'answered';

  function reload() {
    save.clearError();
    onDone();
  }

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
            {isAnswered && next === 'closed' ? messages.closeAnswered : messages.actions[next]}
          </Button>
        ))}
      </div>
      {save.error && (
        <RetryAlert
          title={messages.failed}
          onRetry={isStale(save.error) && reload}
          label={kitMessages.reload}
        >
          {save.error.message}
        </RetryAlert>
      )}
    </section>
  );
}
