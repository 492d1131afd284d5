import { useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { type AdminLedgerEntry, listPayments } from '#contracts/admin/payments.ts';
import { formatCents } from '#domain/money/money.ts';
import { formatInstantDay } from '../frame/instants.ts';
import { LoadFailed } from '../frame/LoadFailed.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { paymentMessages as messages } from './messages.ts';
import { RefundDialog } from './RefundDialog.tsx';

/** The movements of money of one record, each with what can be given back. */
export function PaymentList({ recordId, onChanged }: { recordId: string; onChanged: () => void }) {
  const { result, retry } = useAnswer(listPayments, { recordId });
  const [refunding, setRefunding] = useState<AdminLedgerEntry>();
  return (
    <section aria-label={messages.heading} className="flex flex-col gap-3">
      <h3 className="text-xl">{messages.heading}</h3>
      {!result && <Spinner label={messages.loading} />}
      {result && !result.ok && (
        <LoadFailed title={messages.failed} message={result.error.message} onRetry={retry} />
      )}
      {result?.ok && result.data.entries.length === 0 && (
        <p className="text-muted">{messages.none}</p>
      )}
      {result?.ok && (
        <ul className="divide-y divide-line">
          {result.data.entries.map((entry) => (
            <li key={entry.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <span className="tabular text-sm">{describeEntry(entry)}</span>
              {entry.refundableCents > 0 && (
                <Button variant="outline" size="sm" onClick={() => setRefunding(entry)}>
                  {messages.refund.open}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {refunding && (
        <RefundDialog
          entry={refunding}
          onClose={() => setRefunding(undefined)}
          onDone={() => {
            setRefunding(undefined);
            retry();
            onChanged();
          }}
        />
      )}
    </section>
  );
}

/** 'Nov 21, 2026 · $150.00 · Card · Paid · $20.00 given back' */
function describeEntry(entry: AdminLedgerEntry): string {
  const methods: Readonly<Record<string, string>> = {
    ...messages.methods,
    ...messages.stripeMethods,
  };
  const method = [methods[entry.method] ?? entry.method, entry.reference].filter(Boolean).join(' ');
  return [
    formatInstantDay(entry.paidAt ?? entry.createdAt),
    formatCents(entry.amountCents),
    method,
    messages.entryStatus[entry.status],
    entry.refundedCents > 0 && messages.refunded(formatCents(entry.refundedCents)),
  ]
    .filter(Boolean)
    .join(' · ');
}
