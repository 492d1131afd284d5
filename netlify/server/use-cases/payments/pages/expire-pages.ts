import type { Transaction } from '@google-cloud/firestore';
import { messages } from '#words/office/refusals/payments.ts';
import { AppError } from '../../../core/app-error.ts';
import { firestore } from '../../../gateways/firestore.ts';
import { closeCheckoutPage } from '../../../gateways/stripe-checkout.ts';
import { settleNow } from '../settle-payment.ts';
import { type OpenPage, type PageSubject, readPagesOf } from './read-pages-of.ts';

/** What became of the pages of a record. */
export interface ExpiredPages {
  /** The sessions that cannot be paid any more. */
  sessions: ReadonlySet<string>;
  /** The page that was paid before it could be closed: its money is in the books now. */
  paid: OpenPage | null;
  /** Says of a page that it may stay open. */
  mayStay: (page: OpenPage) => boolean;
}

/**
 * Closes every payment page that could still take the money of a record: its own, those of its bills,
 * and that of what it is a bill of. A page that was paid before that is settled at once.
 * @param mayStay a page that asks for what is owed anyway; left out, none may
 * @throws AppError payment_unavailable when Stripe cannot be asked: then nothing may be changed
 */
export async function closePages(
  subject: PageSubject,
  now: Date,
  mayStay: ExpiredPages['mayStay'] = () => false,
): Promise<ExpiredPages> {
  const pages = await firestore().runTransaction(
    (transaction) => readPagesOf(transaction, subject),
    { readOnly: true },
  );
  return closeThese(pages, now, mayStay);
}

/** As {@link closePages}, of pages that the caller has read: `pagesOf` says which. */
export async function closeThese(
  pages: readonly OpenPage[],
  now: Date,
  mayStay: ExpiredPages['mayStay'] = () => false,
): Promise<ExpiredPages> {
  const sessions = new Set<string>();
  let paid: OpenPage | null = null;
  for (const page of pages.filter((one) => !mayStay(one))) {
    if (!(await closeCheckoutPage(page.sessionId)) && isUnheardOf(page.payment)) {
      await settleNow({ sessionId: page.sessionId }, now);
      paid = page;
    }
    sessions.add(page.sessionId);
  }
  return { sessions, paid, mayStay };
}

/** Whether the money of a page that was paid is not in the books yet. */
const isUnheardOf = ({ status, asksCents }: OpenPage['payment']) =>
  status !== 'processing' && (status === 'pending' || asksCents !== undefined);

/** Whether no page has been opened since the others were closed. To be asked before the transaction writes. */
export async function areExpired(
  transaction: Transaction,
  subject: PageSubject,
  { sessions, mayStay }: ExpiredPages,
): Promise<boolean> {
  const pages = await readPagesOf(transaction, subject);
  return pages.every((page) => sessions.has(page.sessionId) || mayStay(page));
}

/**
 * To be called before anything changes what is owed: closes the pages as {@link closePages} does.
 * @throws AppError conflict when one was paid in between: look at the record again; payment_unavailable
 */
export async function expirePages(subject: PageSubject, now: Date): Promise<ExpiredPages> {
  const expired = await closePages(subject, now);
  if (!expired.paid) return expired;
  throw new AppError('conflict', messages.justPaid(expired.paid.number));
}

/**
 * To be called in the transaction that changes what is owed, before it writes.
 * @throws AppError conflict when a page was opened since the others were closed
 */
export async function mustBeExpired(
  transaction: Transaction,
  subject: PageSubject,
  expired: ExpiredPages,
): Promise<void> {
  if (await areExpired(transaction, subject, expired)) return;
  throw new AppError('conflict', messages.pageOpened);
}
