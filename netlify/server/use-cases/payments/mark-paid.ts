import type { Transaction } from '@google-cloud/firestore';
import { dayOf, instantOf } from '#domain/calendar/calendar.ts';
import { withGift } from '#domain/donations/larger-gift.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import {
  type HandMoney,
  handEntry,
  handEntryId,
  isSameMoney,
} from '#domain/payments/hand-entry.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { messages } from '#words/office/refusals/payments.ts';
import { AppError } from '../../core/app-error.ts';
import { readSettings } from '../../gateways/content.ts';
import { firestore } from '../../gateways/firestore.ts';
import { ledger } from '../../gateways/records.ts';
import { bookPayment, readEntries, withEntry } from './book-payment.ts';
import { expirePages, mustBeExpired } from './pages/expire-pages.ts';
import { subjectOf } from './payables/payable.ts';
import { readToNote, type ToNote } from './payables/read-to-note.ts';
import { refusePaymentDay } from './refuse-payment-day.ts';

export interface HandPayment extends Omit<HandMoney, 'amountCents'> {
  kind: PayableKind;
  recordId: string;
  /** Null for what is due by the day, or for the next charge where nothing is. */
  amountCents: Cents | null;
  /** What had come when it was asked for; null where nobody looked. */
  seenPaidCents?: Cents | null | undefined;
}

/** What is written together with a new entry of the ledger, such as its line in the audit log. */
export type AlongWithEntry = (transaction: Transaction, entry: LedgerEntry) => void;

/**
 * Notes money that came another way than by Stripe, all of what is owed or a part: ledger, record,
 * bills and emails. The same key again changes nothing, so a click sent twice is one payment. Every
 * payment page that could still take the money is closed first.
 * @returns the entry in the ledger
 * @throws AppError not_found, conflict (nothing is owed, it is canceled, a card payment or plan
 *   runs, or other money came than was seen), invalid_input (more than is owed, a day to come), idempotency_key_reused,
 *   payment_unavailable (its open page cannot be closed)
 */
export async function markPaid(
  request: HandPayment,
  now: Date,
  along?: AlongWithEntry,
): Promise<LedgerEntry> {
  const id = handEntryId(request.idempotencyKey);
  const noted = (await ledger().doc(id).get()).data();
  if (noted) return sameOrRefuse(noted, request);
  const settings = await readSettings();
  refusePaymentDay(request.date, dayOf(now, settings.timeZone));
  await firestore().runTransaction((transaction) => readToNote(transaction, request), {
    readOnly: true,
  });
  const expired = await expirePages(request, now);
  return firestore().runTransaction(async (transaction) => {
    const payable = await readToNote(transaction, request);
    await mustBeExpired(transaction, request, expired);
    const entries = await readEntries(transaction, request.recordId);
    const existing = entries.find((entry) => entry.id === id);
    if (existing) return sameOrRefuse(existing, request);
    refuseUnseen(request, payable);
    const amountCents = amountOf(request, payable);
    const at = instantOf(request.date, '12:00', settings.timeZone).toISOString();
    const entry = handEntry(subjectOf(payable), { ...request, amountCents }, at, now);
    const before = { payment: payable.payment, entries };
    const payment = withGift(
      payable.kind,
      payable.payment,
      payable.payment.paidCents + amountCents,
    );
    const after = withEntry(payable, { ...before, payment }, entry);
    await bookPayment(transaction, payable, before, after, { settings, now });
    along?.(transaction, entry);
    return entry;
  });
}

/** The entry that this key has noted before. @throws AppError idempotency_key_reused where it is of other money */
export function sameOrRefuse(
  entry: LedgerEntry,
  request: Parameters<typeof isSameMoney>[1],
): LedgerEntry {
  if (isSameMoney(entry, request)) return entry;
  throw new AppError('idempotency_key_reused', messages.otherPayment);
}

function cameOn({ payment, paidElsewhereCents = 0 }: ToNote): Cents {
  return payment.paidCents + paidElsewhereCents;
}

/** Two administrators with the same check, or one whose answer was lost, would note it twice. */
function refuseUnseen({ seenPaidCents = null }: HandPayment, payable: ToNote): void {
  if (seenPaidCents === null || seenPaidCents === cameOn(payable)) return;
  throw new AppError('conflict', messages.paidMeanwhile);
}

function amountOf({ amountCents }: HandPayment, { mostCents, nextCents }: ToNote): Cents {
  const amount = amountCents ?? nextCents;
  if (Number.isInteger(amount) && amount >= 1 && amount <= mostCents) return amount;
  throw new AppError('invalid_input', messages.amount, {
    fields: {
      'payment.amountCents': messages.upTo(formatCents(mostCents)),
    },
  });
}
