import type { Transaction } from '@google-cloud/firestore';
import { dayOf, instantOf } from '#domain/calendar/calendar.ts';
import { mostAwaitedCents, withGift } from '#domain/donations/larger-gift.ts';
import { formatCents } from '#domain/money/money.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import { isEnded } from '#domain/payments/ended-by-hand.ts';
import { type HandMoney, handEntry, handEntryId } from '#domain/payments/hand-entry.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import type { Books } from '#domain/payments/outcomes.ts';
import { owedByHand } from '#domain/payments/owed-by-hand.ts';
import { reversalIdOf, reverseEntry } from '#domain/payments/reversal.ts';
import { whoPaid } from '#domain/payments/who-paid.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { messages } from '#words/office/refusals/payments.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import { readSettings } from '../../gateways/content.ts';
import { firestore } from '../../gateways/firestore.ts';
import { ledger } from '../../gateways/records.ts';
import { stageWrites } from '../../gateways/staged-transaction.ts';
import { type CorrectionContext, correctionMails } from '../../mails/correction-mails.ts';
import { linksAt } from '../billing/payment-link.ts';
import { withLanguage } from '../languages/reader-language.ts';
import { addNewsMails } from '../mail/write-mail-once.ts';
import { bookPayment, readEntries, withEntry } from './book-payment.ts';
import { manageLinksAt } from './manage-link.ts';
import { sameOrRefuse } from './mark-paid.ts';
import { expirePages, mustBeExpired } from './pages/expire-pages.ts';
import { type Payable, subjectOf } from './payables/payable.ts';
import { READ_PAYABLE } from './payables/read-payable.ts';
import { refuseMoney } from './payables/read-to-note.ts';
import { refusePaymentDay } from './refuse-payment-day.ts';
import { readReversible } from './reverse-payment.ts';

export interface Correction extends HandMoney {
  /** The wrong entry of the ledger. */
  entryId: string;
  /** Why, in the office's words; the payer reads it, too. */
  reason: string;
  /** Where the money belongs; null where it was noted on the right record. */
  to: { kind: PayableKind; recordId: string } | null;
}

/** A correction that was made: the entry that was wrong, what it was noted on, and where the right one stands. */
interface Corrected {
  wrong: LedgerEntry;
  right: LedgerEntry;
  from: string;
  to: string;
}

interface Work {
  request: Correction;
  wrong: LedgerEntry;
  settings: Settings;
  now: Date;
}

/** What is written along with a correction, such as its line in the audit log. */
type Along = (transaction: Transaction, done: Corrected) => void;

/**
 * Corrects money that was noted by hand, on the same record or by moving it to another: the wrong entry
 * is taken back and the right one noted in one transaction, and one email tells of both. The reversal
 * bears the day of the wrong entry, which never was: the sums of that day become right. The same key
 * again changes nothing.
 * @throws AppError not_found, conflict (through Stripe, reversed already, nothing can be noted there),
 *   invalid_input (more than is owed, a day to come), idempotency_key_reused, payment_unavailable
 */
export async function correctPayment(
  request: Correction,
  now: Date,
  along: Along,
): Promise<LedgerEntry> {
  const noted = (await ledger().doc(handEntryId(request.idempotencyKey)).get()).data();
  const wrong = await readReversible(request.entryId);
  const target = request.to ?? wrong;
  if (noted) return sameOrRefuse(noted, { ...request, recordId: target.recordId });
  const settings = await readSettings();
  refusePaymentDay(request.date, dayOf(now, settings.timeZone));
  const work = { request, wrong, settings, now };
  // Refused before pages are closed for it.
  await firestore().runTransaction((real) => correct(stageWrites(real).transaction, work), {
    readOnly: true,
  });
  const expired = await expirePages(target, now);
  return firestore().runTransaction(async (real) => {
    const { transaction, flush } = stageWrites(real);
    await mustBeExpired(transaction, target, expired);
    const done = await correct(transaction, work);
    if ('again' in done) return done.again;
    along(transaction, done);
    flush();
    return done.right;
  });
}

async function correct(
  transaction: Transaction,
  work: Work,
): Promise<Corrected | { again: LedgerEntry }> {
  const { request, wrong, now } = work;
  const source = await READ_PAYABLE[wrong.kind](transaction, wrong.recordId);
  if (!source) throw new AppError('not_found', messages.gone);
  const entries = await readEntries(transaction, wrong.recordId);
  const target = request.to ?? wrong;
  const again = (await transaction.get(ledger().doc(handEntryId(request.idempotencyKey)))).data();
  if (again) return { again: sameOrRefuse(again, { ...request, recordId: target.recordId }) };
  if (entries.some(({ id }) => id === reversalIdOf(wrong.id))) {
    throw new AppError('conflict', messages.reversed);
  }
  const at = wrong.paidAt ?? wrong.createdAt;
  const reversal = reverseEntry(wrong, { reason: request.reason, at, corrects: true }, now);
  const before = { payment: source.payment, entries };
  const without = withEntry(source, before, reversal);
  await bookPayment(transaction, source, before, without, { ...work, mails: [] });
  // Read now that the reversal is staged: both may be one record, or belong to one registration.
  const record = await readTarget(transaction, work);
  const there = { payment: record.payment, entries: await readEntries(transaction, record.id) };
  const right = rightEntry(record, work);
  const allCents = there.payment.paidCents + right.amountCents;
  const payment = withGift(record.kind, there.payment, allCents);
  const after = withEntry(record, { ...there, payment }, right);
  await bookPayment(transaction, record, there, after, { ...work, mails: [] });
  const to = { record: await withReader(record, right), books: after };
  const from = record.id === source.id ? to : await readFormer(transaction, wrong, without);
  const context = { ...mailContext(work), wrong, right, from, to };
  const mails = correctionMails({ ...context, receipts: receiptsOf(context) });
  await addNewsMails(transaction, mails, now);
  return { wrong, right, from: source.label, to: record.label };
}

/** The record that the money belongs to, on which so much may be noted. @throws AppError */
async function readTarget(transaction: Transaction, { request, wrong }: Work): Promise<Payable> {
  const { amountCents, date } = request;
  const { kind, recordId } = request.to ?? wrong;
  const found = await READ_PAYABLE[kind](transaction, recordId);
  if (!found) throw new AppError('not_found', messages.gone);
  // What stood there before may stand there again, whatever has become of the record. What the office has
  // ended asks for what came, which this says.
  const isBound = amountCents > wrong.amountCents && !isEnded(found.payment);
  if (recordId === wrong.recordId && !isBound) return found;
  const payment = refuseMoney(found);
  const { owedCents } = owedByHand(payment, date, found.paidElsewhereCents);
  if (owedCents <= 0) throw new AppError('conflict', messages.nothingOwedThere);
  if (amountCents <= mostAwaitedCents(kind, payment, owedCents)) return { ...found, payment };
  const message = messages.upToThere(formatCents(owedCents));
  throw new AppError('invalid_input', message, { fields: { 'payment.amountCents': message } });
}

/**
 * The record that the money was moved from, as it stands now that both changes are staged: a registration
 * and its bills settle one another.
 */
async function readFormer(
  transaction: Transaction,
  wrong: LedgerEntry,
  { entries }: Books,
): Promise<{ record: Payable; books: Books }> {
  const record = await READ_PAYABLE[wrong.kind](transaction, wrong.recordId);
  if (!record) throw new AppError('not_found', messages.gone);
  const { payment, paidElsewhereCents } = record;
  const books = { payment, entries, paidElsewhereCents };
  return { record: await withReader(record, wrong), books };
}

/** Where the money stays on its record it stays with who paid it, whoever has been given the record since. */
function rightEntry(record: Payable, { request, wrong, settings, now }: Work): LedgerEntry {
  const payer = record.id === wrong.recordId ? whoPaid(wrong, record.payer) : record.payer;
  const at = instantOf(request.date, '12:00', settings.timeZone).toISOString();
  // After its reversal, wherever they are listed by when they were written.
  const entry = handEntry(
    subjectOf({ ...record, payer }),
    request,
    at,
    new Date(now.getTime() + 1),
  );
  return { ...entry, replaces: wrong.id };
}

/** What the payer of the record is told of its money. The office has the email about the correction. */
function receiptsOf(context: Omit<CorrectionContext, 'receipts'> & { to: { record: Payable } }) {
  const { to, right } = context;
  const received = to.record.mails({ ...context, ...to }, [{ what: 'received', entry: right }]);
  return received.filter((mail) => mail.to === to.record.payer?.email);
}

function mailContext({ request, settings, now }: Work) {
  const { OFFICE_EMAIL, SITE_URL } = env();
  return {
    reason: request.reason,
    settings,
    now,
    officeEmail: OFFICE_EMAIL,
    siteUrl: SITE_URL,
    linkToManage: manageLinksAt(SITE_URL),
    linkTo: linksAt(SITE_URL, now),
  };
}

/** The record, with whoever paid the entry on it in the language that they are written to in. */
async function withReader(record: Payable, entry: LedgerEntry): Promise<Payable> {
  const payer = await withLanguage(whoPaid(entry, record.payer));
  return { ...record, payer, isFormer: payer?.email !== record.payer?.email };
}
