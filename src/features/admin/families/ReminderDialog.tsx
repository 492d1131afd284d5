import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import {
  MAX_REMINDED,
  previewRemindersEndpoint,
  type RemindersSent,
  sendRemindersEndpoint,
} from '#contracts/families/mails.ts';
import { messages } from '#words/office/dashboard/families/remind.ts';
import { QueryView } from '../kit/QueryView.tsx';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';
import { useSave } from '../kit/use-save.ts';
import { MailText } from './MailText.tsx';

interface ReminderDialogProps {
  emails: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

/** Shows the reminder of each family as it would go, and sends those that do. */
export function ReminderDialog({ emails, onClose, onDone }: ReminderDialogProps) {
  const asked = emails.slice(0, MAX_REMINDED);
  const query = useEndpointQuery(previewRemindersEndpoint, { emails: [...asked] });
  const { busy, error, run } = useSave();
  const [outcome, setOutcome] = useState<RemindersSent>();
  const reminders = query.data?.reminders ?? [];
  const going = reminders.filter(({ blocked }) => blocked === null);

  async function send() {
    const request = { reminders: going.map(({ to, dueCents }) => ({ email: to, dueCents })) };
    const result = await run(() => callApi(sendRemindersEndpoint, request), {
      ...messages,
      done: ({ sent }) => (sent.length > 0 ? messages.done(sent.length) : null),
    });
    if (result === undefined) return;
    if (result.skipped.length === 0) onDone();
    else setOutcome(result);
  }

  const isSent = outcome !== undefined;
  return (
    <Dialog
      open
      onClose={isSent ? onDone : onClose}
      title={messages.title(asked.length)}
      description={messages.text}
      actions={
        isSent ? (
          <Button onClick={onDone}>{messages.close}</Button>
        ) : (
          <>
            <Button variant="outline" onClick={onClose}>
              {messages.cancel}
            </Button>
            <Button loading={busy} disabled={going.length === 0} onClick={() => void send()}>
              {busy ? messages.sending : messages.send(going.length)}
            </Button>
          </>
        )
      }
    >
      <QueryView query={query} failedTitle={messages.failed}>
        {() => (
          <ul className="grid gap-4">
            {reminders.map((reminder) => (
              <li key={reminder.to}>
                {reminder.blocked === null ? (
                  <MailText mail={reminder} />
                ) : (
                  <Alert title={`${reminder.name || reminder.to}: ${messages.notSent}`}>
                    {reminder.blocked}
                  </Alert>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {emails.length > asked.length && <Alert title={messages.tooMany(MAX_REMINDED)} />}
      {error && (
        <Alert tone="error" title={messages.failedTitle}>
          {error.message}
        </Alert>
      )}
      {outcome && (
        <Alert tone="error" title={outcome.sent.length > 0 ? messages.skipped : messages.noneSent}>
          {outcome.skipped.map(({ email, why }) => (
            <p key={email}>
              {email}: {why}
            </p>
          ))}
        </Alert>
      )}
    </Dialog>
  );
}
