import { type Day, dayOf, instantOf } from '#domain/calendar/calendar.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { isByHand, reversalIdOf, reverseEntry } from '#domain/payments/reversal.ts';
import { messages } from '#words/office/refusals/payments.ts';
import { AppError } from '../../core/app-error.ts';
import { readSettings } from '../../gateways/content.ts';
import { firestore } from '../../gateways/firestore.ts';
import { ledger } from '../../gateways/records.ts';
import { bookPayment, readEntries, withEntry } from './book-payment.ts';
import type { AlongWithEntry } from './mark-paid.ts';
import { READ_PAYABLE } from './payables/read-payable.ts';
import { refuseReversalDay } from './refuse-payment-day.ts';

export interface Reversal {
  entryId: string;
  /** Why, in the office's words; the payer reads it, too. */
  reason: string;
  /** When the money was gone again, such as the day the check bounced. Local to the program. */
  date: Day;
}

/**
 * Takes back money that was noted by hand: a wrong entry, or a check that bounced. Nothing in the
 * ledger is changed: the reversal is an entry of its own, and record, bills and emails follow. An entry
 * is taken back once, however often it is asked for; asked for with another reason or day, it is refused,
 * as the books have the first ones.
 * @returns the reversal
 * @throws AppError not_found, conflict (came through Stripe, is a reversal itself, or was taken back
 *   with another reason or day), invalid_input
 */
export async function reversePayment(
  request: Reversal,
  now: Date,
  along?: AlongWithEntry,
): Promise<LedgerEntry> {
  const settings = await readSettings();
  const { timeZone } = settings;
  const entry = await readReversible(request.entryId);
  const paidOn = dayOf(new Date(entry.paidAt ?? entry.createdAt), timeZone);
  refuseReversalDay(request.date, dayOf(now, timeZone), paidOn);
  const at = instantOf(request.date, '12:00', timeZone).toISOString();
  return firestore().runTransaction(async (transaction) => {
    const payable = await READ_PAYABLE[entry.kind](transaction, entry.recordId);
    if (!payable) throw new AppError('not_found', messages.gone);
    const entries = await readEntries(transaction, entry.recordId);
    const existing = entries.find(({ id }) => id === reversalIdOf(entry.id));
    if (existing) return sameOrRefuse(existing, request.reason, at);
    const reversal = reverseEntry(entry, { reason: request.reason, at }, now);
    const before = { payment: payable.payment, entries };
    const after = withEntry(payable, before, reversal);
    await bookPayment(transaction, payable, before, after, { settings, now });
    along?.(transaction, reversal);
    return reversal;
  });
}

function sameOrRefuse(existing: LedgerEntry, reason: string, at: string): LedgerEntry {
  if (existing.reason === reason && existing.paidAt === at) return existing;
  throw new AppError('conflict', messages.reversed);
}

/** Money that was noted by hand, which can be taken back by hand. @throws AppError not_found, conflict */
export async function readReversible(entryId: string): Promise<LedgerEntry> {
  const entry = (await ledger().doc(entryId).get()).data();
  if (!entry) throw new AppError('not_found', messages.gonePayment);
  if (entry.reverses !== undefined) {
    throw new AppError('conflict', messages.isReversal);
  }
  if (!isByHand(entry)) {
    throw new AppError('conflict', messages.throughStripe);
  }
  return entry;
}
