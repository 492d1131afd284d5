import type { StatementView } from '#contracts/families/statement.ts';
import { formatDay } from '#domain/calendar/day.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/statement.ts';

/** What a family owes now, and next. */
export function StatementSummary({ statement }: { statement: StatementView }) {
  const { balanceCents, due, next } = statement;
  const isCredit = balanceCents < 0;
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
      <Figure
        label={isCredit ? messages.credit : messages.balance}
        value={formatCents(Math.abs(balanceCents))}
      />
      <Figure
        label={messages.due}
        value={due ? formatCents(due.cents) : messages.nothing}
        note={due ? messages.since(formatDay(due.since)) : undefined}
      />
      <Figure
        label={messages.next}
        value={next ? formatCents(next.cents) : messages.nothing}
        note={
          next
            ? [
                messages.on(formatDay(next.on)),
                ...(next.isAutomatic ? [messages.automatic] : []),
              ].join(', ')
            : undefined
        }
      />
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: string;
  note?: string | undefined;
}

function Figure({ label, value, note }: FigureProps) {
  return (
    <div className="border-t border-line pt-2">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="tabular text-h3 font-semibold">{value}</dd>
      {note && <dd className="text-sm text-muted">{note}</dd>}
    </div>
  );
}
