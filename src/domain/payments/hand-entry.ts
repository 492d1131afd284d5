import type { Day } from '#domain/calendar/day.ts';
import type { Cents } from '#domain/money/money.ts';
import type { EntrySubject } from './book-charge.ts';
import type { LedgerEntry } from './ledger-entry.ts';

/** Money that came another way than by Stripe, as an admin notes it. */
export interface HandMoney {
  /** Names the request: the same key again is the same entry. A UUID. */
  idempotencyKey: string;
  method: Exclude<LedgerEntry['method'], 'card' | 'us_bank_account'>;
  /** When the money came, local to the program. */
  date: Day;
  /** Check number or the like. */
  reference: string | null;
  amountCents: Cents;
}

/** The id of the entry that a request notes: entries of a record are told apart by the requests' keys. */
export function handEntryId(idempotencyKey: string): string {
  return `hand-${idempotencyKey.toLowerCase()}`;
}

/** @param at when the money is counted as come. UTC ISO instant */
export function handEntry(
  subject: EntrySubject,
  money: HandMoney,
  at: string,
  now: Date,
): LedgerEntry {
  return {
    ...subject,
    id: handEntryId(money.idempotencyKey),
    status: 'paid',
    amountCents: money.amountCents,
    refundedCents: 0,
    method: money.method,
    reference: money.reference,
    stripePaymentIntentId: null,
    stripeInvoiceId: null,
    paidAt: at,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}

/** Whether an entry is what the request asks for: a key that comes again with other money is a mistake. */
export function isSameMoney(
  entry: LedgerEntry,
  asked: Pick<HandMoney, 'method' | 'reference'> & { recordId: string; amountCents: Cents | null },
): boolean {
  return (
    entry.recordId === asked.recordId &&
    entry.method === asked.method &&
    entry.reference === asked.reference &&
    (asked.amountCents === null || entry.amountCents === asked.amountCents)
  );
}
