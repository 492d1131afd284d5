import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import type { ReceiptView } from '#contracts/accounts/record-views.ts';
import { mailingLine, type PostalAddress } from '#domain/address/postal-address.ts';
import { formatCents } from '#domain/money/money.ts';
import { tellLabel } from '#domain/payments/record-label.ts';
import { messages } from '#words/account/records.ts';
import { formatInstant } from './dates.ts';
import { describeReceipt } from './payment-words.ts';

/** Who has received the money. */
export interface Payee {
  legalName: string;
  ein: string;
  mailingAddress: PostalAddress;
  /** What a receipt for a gift says for the tax office. */
  giftNote: string;
}

interface ReceiptProps {
  receipt: ReceiptView;
  payee: Payee;
  timeZone: string;
  onBack: () => void;
}

/** A receipt in place of the page, made to be printed; the site's header and footer are not. */
export function Receipt({ receipt, payee, timeZone, onBack }: ReceiptProps) {
  const words = messages.receipts;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <article className="max-w-2xl">
      <h2 ref={heading} tabIndex={-1} className="text-h1 outline-none">
        {words.title}
      </h2>
      <dl className="mt-6 border-b border-line">
        {factsOf(receipt, payee, timeZone).map(([name, value]) => (
          <div
            key={name}
            className="grid gap-x-6 border-t border-line py-2.5 sm:grid-cols-[12rem_1fr]"
          >
            <dt className="text-muted">{name}</dt>
            <dd className="tabular font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {isKept(receipt) &&
        notesOf(receipt, payee).map((note) => (
          <p key={note} className="mt-4">
            {note}
          </p>
        ))}
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => window.print()}>{words.print}</Button>
        <Button variant="outline" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </article>
  );
}

/** Money that the program has: what is disputed may go back, and what was refunded is gone. */
const isKept = ({ status, isReversed, amountCents, refundedCents }: ReceiptView) =>
  status !== 'disputed' && !isReversed && amountCents > refundedCents;

const notesOf = ({ kind, notes = [] }: ReceiptView, { giftNote }: Payee) =>
  kind === 'donation' ? [giftNote] : notes;

function factsOf(receipt: ReceiptView, payee: Payee, timeZone: string) {
  const words = messages.receipts;
  const { amountCents, refundedCents, reference } = receipt;
  const facts: [string, string][] = [
    [words.of, mailingLine(payee)],
    [words.ein, payee.ein],
    [words.from, receipt.name],
    [words.purpose, tellLabel(receipt.label)],
    [words.date, formatInstant(receipt.paidAt ?? receipt.createdAt, timeZone)],
    [words.amount, formatCents(amountCents)],
    [words.method, messages.methods[receipt.method]],
  ];
  if (reference) facts.push([words.reference, reference]);
  if (refundedCents > 0) {
    facts.push([words.refunded, formatCents(refundedCents)]);
    facts.push([words.kept, formatCents(amountCents - refundedCents)]);
  }
  facts.push([words.status, describeReceipt(receipt)]);
  facts.push([words.number, receipt.id]);
  return facts;
}

/** An address with a receipt that is not among theirs. */
export function UnknownReceipt({ onBack }: { onBack: () => void }) {
  const { unknown, back } = messages.receipts;
  return (
    <EmptyState title={unknown.title} action={<Button onClick={onBack}>{back}</Button>}>
      <p>{unknown.text}</p>
    </EmptyState>
  );
}
