import type { Transaction } from '@google-cloud/firestore';
import type { SeenRecord } from '#contracts/records/change.ts';
import type { BillToAdjust } from '#domain/billing/adjust-bill.ts';
import { noteCancelled } from '#domain/billing/cancelled-at.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { noteReceived } from '#domain/billing/received.ts';
import { type Day, dayOf } from '#domain/calendar/calendar.ts';
import { messages } from '#words/office/refusals/bills.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import { readSettings } from '../../gateways/content.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog, outbox, playerBills, registrations } from '../../gateways/records.ts';
import { type AdjustmentNews, adjustmentMail } from '../../mails/adjustment-mails.ts';
import { composeMail, writtenIn } from '../../mails/compose.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import { isKnown } from '../mail/is-known.ts';
import { readEntries } from '../payments/book-payment.ts';
import { expirePages, mustBeExpired } from '../payments/pages/expire-pages.ts';
import { auditEntry } from '../records/audit.ts';
import { laterThan, staleRecord } from '../records/change-record.ts';
import { followBillChange } from './follow-bill-change.ts';
import { paymentLink } from './payment-link.ts';

interface AdjustmentChange {
  /** For the audit log. */
  action: string;
  /** Whether a request before this one has done it. */
  isDone(bill: PlayerBill): boolean;
  /** The bill as it shall be; refuses by throwing. */
  change(given: BillToAdjust): PlayerBill;
  /** What the guardian is emailed; null for nothing. */
  tell: AdjustmentNews | null;
  /** Why, for the audit log, where the record itself does not keep it. */
  why?: string;
}

/**
 * Changes the adjustments of a bill: closes the pages that ask for the old amount, then writes bill,
 * registration, email and audit entry together. Nothing where it has been done before.
 */
export async function changeAdjustments(
  { id, seen }: SeenRecord,
  actor: Account,
  now: Date,
  { action, isDone, change, tell, why }: AdjustmentChange,
): Promise<void> {
  const settings = await readSettings();
  const today = dayOf(now, settings.timeZone);
  const first = await firestore().runTransaction((open) => readToAdjust(open, id, today), {
    readOnly: true,
  });
  if (isDone(first.bill)) return;
  if (first.bill.updatedAt !== seen) throw staleRecord();
  // Refused before any page is closed.
  change(first);
  const isTheirs = first.bill.payer !== null && (await isKnown(first.bill.payer.email));
  const subject = { kind: 'bill', recordId: id } as const;
  const expired = await expirePages(subject, now);
  await firestore().runTransaction(async (transaction) => {
    const given = await readToAdjust(transaction, id, today);
    const { bill: before } = given;
    if (isDone(before)) return;
    // Stripe may have reported the page that was just closed: that alone is no change of the bill.
    if (!isAsSeen(before, first.bill)) throw staleRecord();
    await mustBeExpired(transaction, subject, expired);
    const updatedAt = laterThan(before.updatedAt, now);
    const changed = noteCancelled(before, { ...change(given), updatedAt }, updatedAt);
    const { timeZone } = settings;
    const [alone = changed] = before.registrationId ? [] : noteReceived([changed], null);
    const after = await followBillChange(transaction, before, alone, { timeZone, now });
    transaction.set(playerBills().doc(id), after);
    const facts = why ? { ...after, reason: why } : after;
    const entry = auditEntry(actor, action, `playerBills/${id}`, now, before, facts);
    transaction.create(auditLog().doc(entry.id), entry);
    const { OFFICE_EMAIL: officeEmail, SITE_URL: siteUrl } = env();
    const { payer: guardian } = after;
    const draft =
      tell &&
      guardian &&
      writtenIn(await readerLanguage(guardian), () =>
        adjustmentMail(after, tell, {
          isKnown: isTheirs,
          isFree: isFreeWith(given, after),
          settings,
          officeEmail,
          siteUrl,
          payLink: paymentLink(siteUrl, subject, guardian.email, now),
          inInstallments: isInInstallments(given),
        }),
      );
    if (draft) transaction.create(outbox().doc(draft.id), await composeMail(draft, now));
  });
}

async function readToAdjust(
  transaction: Transaction,
  id: string,
  today: Day,
): Promise<BillToAdjust> {
  const bill = (await transaction.get(playerBills().doc(id))).data();
  if (!bill) {
    throw new AppError('not_found', messages.deleted);
  }
  const entries = await readEntries(transaction, id);
  const { registrationId } = bill;
  if (!registrationId) return { bill, siblings: [], registration: null, entries, today };
  const registration = (await transaction.get(registrations().doc(registrationId))).data();
  const all = await transaction.get(playerBills().where('registrationId', '==', registrationId));
  const siblings = all.docs.map((doc) => doc.data()).filter((one) => one.id !== id);
  return { bill, siblings, registration: registration?.payment ?? null, entries, today };
}

/** Whether not all of it is asked for at once. */
const isInInstallments = ({ registration }: BillToAdjust): boolean =>
  registration !== null && registration.plan !== null && registration.status !== 'ended';

/** Whether the bill's registration, whose total is the sum of its bills, costs nothing with this change. */
const isFreeWith = ({ bill, registration }: BillToAdjust, { amountCents }: PlayerBill): boolean =>
  registration?.paidCents === 0 && registration.totalCents === bill.amountCents - amountCents;

const isAsSeen = (bill: PlayerBill, seen: PlayerBill): boolean =>
  bill.payer?.email === seen.payer?.email &&
  bill.amountCents === seen.amountCents &&
  bill.paymentStatus === seen.paymentStatus &&
  (bill.adjustments?.length ?? 0) === (seen.adjustments?.length ?? 0);
