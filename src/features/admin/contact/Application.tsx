import { callApi } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import {
  type AdminMessage,
  getMessageEndpoint,
  noteMessageEndpoint,
} from '#contracts/contact/dashboard.ts';
import { formatCents } from '#domain/money/money.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import { messages as inboxMessages } from '#words/office/dashboard/inbox.ts';
import { GrantScholarship } from '../kit/payments/GrantScholarship.tsx';

const messages = inboxMessages.application;

interface ApplicationProps {
  record: AdminMessage;
  onDone: () => void;
  /** Begins a reply that says so. */
  onDecline: () => void;
}

/** A message that asks for a scholarship: grants it on the family's bills, or declines it in a reply. */
export function Application({ record, onDone, onDecline }: ApplicationProps) {
  const { id, email } = record;
  const number = recordNumberOf(id);
  return (
    <section aria-label={messages.heading} className="flex flex-col gap-3">
      <h3 className="text-xl">{messages.heading}</h3>
      <p className="text-muted">{messages.number(number)}</p>
      <div className="flex flex-wrap gap-3">
        <GrantScholarship
          email={email}
          reference={number}
          note={({ percent, cents, bills }) => {
            const what = percent === null ? formatCents(cents ?? 0) : `${percent}%`;
            return addNote(id, messages.granted(number, what, bills.length));
          }}
          onDone={onDone}
        />
        <Button variant="outline" size="sm" onClick={onDecline}>
          {messages.decline}
        </Button>
      </div>
    </section>
  );
}

/** Adds a line to the notes as they are now: the message may have changed since it was opened. */
async function addNote(id: string, line: string) {
  const found = await callApi(getMessageEndpoint, { id });
  if (!found.ok) return found;
  const { notes, updatedAt: seen } = found.data.record;
  return callApi(noteMessageEndpoint, {
    id,
    seen,
    notes: [notes, line].filter(Boolean).join('\n'),
  });
}
