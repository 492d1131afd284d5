import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '@google-cloud/firestore';
import type { Day } from '#domain/calendar/day.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { type Books, listOutcomes, type Outcome } from '#domain/payments/outcomes.ts';
import { changeOf } from '#domain/payments/payment-change.ts';
import { settlePayment } from '#domain/payments/settlement.ts';
import { whoPaid } from '#domain/payments/who-paid.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { env } from '../../core/env.ts';
import { ledger } from '../../gateways/records.ts';
import { stagedIn } from '../../gateways/staged-transaction.ts';
import type { WrittenMail } from '../../mails/compose.ts';
import type { PaymentMailContext } from '../../mails/payment-mail-context.ts';
import { linksAt } from '../billing/payment-link.ts';
import { withLanguage } from '../languages/reader-language.ts';
import { addNewsMails } from '../mail/write-mail-once.ts';
import { manageLinksAt } from './manage-link.ts';
import type { Payable } from './payables/payable.ts';
import { writeEntries } from './sums/write-entries.ts';

interface BookingContext {
  settings: Settings;
  now: Date;
  /** Instead of the emails that the change would have of itself. */
  mails?: readonly WrittenMail[];
  /** When Stripe ended the plan; undefined where it goes on, or never was there. Local to the program. */
  stoppedOn?: Day | undefined;
  /** Whether it did as the card no longer paid. */
  cardFailed?: boolean | undefined;
}

/** The entries of a record in the ledger, read before anything is written; with those that are staged. */
export async function readEntries(
  transaction: Transaction,
  recordId: string,
): Promise<LedgerEntry[]> {
  const found = await transaction.get(ledger().where('recordId', '==', recordId));
  const stored = found.docs.map((doc) => doc.data());
  const known = new Set(stored.map(({ id }) => id));
  const staged = stagedIn(transaction, ledger().id) as LedgerEntry[];
  return [...stored, ...staged.filter((one) => one.recordId === recordId && !known.has(one.id))];
}

/** The books of a record with one entry more, which came by hand or takes such money back. */
export function withEntry(
  { paidElsewhereCents }: Payable,
  before: Books,
  entry: LedgerEntry,
): Books {
  const entries = [...before.entries, entry];
  const payment = settlePayment(before.payment, null, entries, paidElsewhereCents);
  return { payment, entries, paidElsewhereCents };
}

/**
 * Writes what a payment has come to: the record, the bills that hang on it, the ledger and the emails,
 * all or nothing. Nothing where nothing changed. The caller may have written nothing before: it reads.
 * @returns whether anything was written
 */
export async function bookPayment(
  transaction: Transaction,
  payable: Payable,
  before: Books,
  after: Books,
  { settings, now, mails, stoppedOn, cardFailed }: BookingContext,
): Promise<boolean> {
  if (isDeepStrictEqual(before, after)) return false;
  const { OFFICE_EMAIL, SITE_URL } = env();
  const { timeZone } = settings;
  const context = {
    books: after,
    settings,
    officeEmail: OFFICE_EMAIL,
    siteUrl: SITE_URL,
    linkToManage: manageLinksAt(SITE_URL),
    linkTo: linksAt(SITE_URL, now),
    cardFailed,
    now,
  };
  // The books have changed, so all of it is news; an event that comes again changes nothing.
  const news = mails ?? (await writeNews(payable, context, listOutcomes(before, after)));
  await addNewsMails(transaction, news, now);
  payable.write(transaction, changeOf(before, after, { timeZone, now, stoppedOn }));
  writeEntries(transaction, before.entries, after.entries, timeZone);
  return true;
}

/** The emails of what happened, each to whom it concerns: of money, to whoever paid it. */
async function writeNews(
  payable: Payable,
  context: Omit<PaymentMailContext, 'record'>,
  outcomes: readonly Outcome[],
): Promise<WrittenMail[]> {
  const reader = await withLanguage(payable.payer);
  const news: WrittenMail[] = [];
  for (const outcome of outcomes) {
    const concerned = 'entry' in outcome ? whoPaid(outcome.entry, reader) : reader;
    const payer = concerned === reader ? reader : await withLanguage(concerned);
    const isFormer = payer?.email !== reader?.email;
    news.push(...payable.mails({ ...context, record: { ...payable, payer, isFormer } }, [outcome]));
  }
  return news;
}
