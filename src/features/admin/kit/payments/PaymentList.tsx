import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { type AdminLedgerEntry, listPaymentsEndpoint } from '#contracts/payments/dashboard.ts';
import type { Cents } from '#domain/money/money.ts';
import { messages } from '#words/office/dashboard/record-payments.ts';
import { formatInstant } from '../instants.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { useEndpointQuery } from '../use-endpoint-query.ts';
import { useOpened } from '../use-opened.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { describeEntry } from './describe-entry.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { ReverseDialog } from './ReverseDialog.tsx';

interface PaymentListProps {
  recordId: string;
  /** What came beyond what is owed: a refund begins with it. */
  surplusCents: Cents;
  /** Read anew after a payment was noted, whose button may be gone: takes the focus. */
  takesFocus: boolean;
  onChanged: () => void;
}

type Open = { what: 'refund' | 'edit' | 'move' | 'reverse'; entry: AdminLedgerEntry };

/** The movements of money of one record, each with how it can be given or taken back. */
export function PaymentList(props: PaymentListProps) {
  const { recordId, surplusCents, takesFocus, onChanged } = props;
  const { result, retry } = useEndpointQuery(listPaymentsEndpoint, { recordId });
  const { opened, open, close } = useOpened<Open>();
  const [changes, setChanges] = useState(takesFocus ? 1 : 0);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed goes with the list that is read anew: what stays takes the focus.
  useEffect(() => {
    if (changes > 0) heading.current?.focus();
  }, [changes]);
  const handlers = {
    onClose: close,
    onDone: () => {
      close();
      setChanges(changes + 1);
      retry();
      onChanged();
    },
  };
  return (
    <section aria-label={messages.heading} className="flex flex-col gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {messages.heading}
      </h3>
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
            <Entry
              key={entry.id}
              entry={entry}
              description={describeEntry(entry, recordId)}
              onOpen={(what) => open({ what, entry })}
            />
          ))}
        </ul>
      )}
      {opened?.what === 'refund' && (
        <RefundDialog entry={opened.entry} surplusCents={surplusCents} {...handlers} />
      )}
      {(opened?.what === 'edit' || opened?.what === 'move') && (
        <CorrectDialog entry={opened.entry} moves={opened.what === 'move'} {...handlers} />
      )}
      {opened?.what === 'reverse' && <ReverseDialog entry={opened.entry} {...handlers} />}
    </section>
  );
}

interface EntryProps {
  entry: AdminLedgerEntry;
  description: string;
  onOpen: (what: Open['what']) => void;
}

/** What can be done to money that came by hand. */
const BY_HAND = [
  ['edit', messages.correct.edit.open],
  ['move', messages.correct.move.open],
  ['reverse', messages.reverse.open],
] as const;

function Entry({ entry, description, onOpen }: EntryProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <span className="tabular min-w-0 text-sm wrap-anywhere">{description}</span>
      {entry.answerBy && entry.answerAt && (
        <a href={entry.answerAt} target="_blank" rel="noreferrer" className="text-sm underline">
          {messages.answerDispute(formatInstant(entry.answerBy))}
        </a>
      )}
      {entry.refundableCents > 0 && (
        <Button variant="outline" size="sm" onClick={() => onOpen('refund')}>
          {messages.refund.open}
        </Button>
      )}
      {entry.isReversible && (
        <span className="flex flex-wrap gap-2">
          {BY_HAND.map(([what, label]) => (
            <Button key={what} variant="outline" size="sm" onClick={() => onOpen(what)}>
              <span>
                {label}
                <span className="sr-only">{messages.reverse.openFor(description)}</span>
              </span>
            </Button>
          ))}
        </span>
      )}
    </li>
  );
}
