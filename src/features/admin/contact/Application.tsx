import { callApi } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import {
  type AdminMessage,
  getMessageEndpoint,
  noteMessageEndpoint,
  setMessageStatusEndpoint,
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
  const { id, email, notes } = record;
  const number = recordNumberOf(id);
  const granted = (notes ?? '').split('\n').filter((line) => line.includes(number));
  return (
    <section aria-label={messages.heading} className="flex flex-col gap-3">
      <h3 className="text-xl">{messages.heading}</h3>
      <p className="text-muted">{messages.number(number)}</p>
      {granted.length > 0 && (
        <p className="font-semibold whitespace-pre-line">{granted.join('\n')}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <GrantScholarship
          email={email}
          reference={number}
          note={({ percent, cents, bills }) => {
            const what = percent === null ? formatCents(cents ?? 0) : `${percent}%`;
            return close(id, messages.granted(number, what, bills.length));
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

/** Closes a message with a line in its notes as they are now: it may have changed since it was opened. */
async function close(id: string, line: string) {
  const found = await callApi(getMessageEndpoint, { id });
  if (!found.ok) return found;
  const { notes, updatedAt: seen } = found.data.record;
  const noted = await callApi(noteMessageEndpoint, {
    id,
    seen,
    notes: [notes, line].filter(Boolean).join('\n'),
  });
  if (!noted.ok || noted.data.record.status === 'closed') return noted;
  const { updatedAt } = noted.data.record;
  return callApi(setMessageStatusEndpoint, { id, seen: updatedAt, status: 'closed' });
}
