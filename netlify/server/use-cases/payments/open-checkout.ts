import { isDeepStrictEqual } from 'node:util';
import type { CollectionReference, Transaction } from '@google-cloud/firestore';
import type { Cents } from '#domain/money/money.ts';
import type { Payable, Payer, Payment } from '#domain/payments/payment.ts';
import { tellLabel } from '#domain/payments/record-label.ts';
import { mayHavePage } from '#domain/payments/settlement.ts';
import { messages } from '#words/labels/payment-page.ts';
import { firestore } from '../../gateways/firestore.ts';
import {
  type CheckoutPage,
  type CheckoutRequest,
  closeCheckoutPage,
  createCheckoutPage,
  findCheckoutPage,
} from '../../gateways/stripe-checkout.ts';

type PageDescription = Pick<
  CheckoutRequest,
  'kind' | 'title' | 'lines' | 'successPath' | 'cancelPath' | 'firstChargeAt' | 'isProven'
>;

/** A record as far as its payment page needs it. */
export type PaidOnline = Pick<Payable, 'id' | 'number' | 'createdAt' | 'updatedAt'> & {
  payer: Payer | null;
  payment: Payment | null;
};

/**
 * The payment page of a record that waits for a card: the open one, or a new one when there is none
 * or it has expired. Null when nothing is left to be paid by card; that may be decided while the page is
 * being opened.
 * @param describe what the page says, given the record
 * @throws AppError payment_unavailable
 */
export async function openCheckout<T extends Payable>(
  collection: CollectionReference<T>,
  record: T,
  describe: PageDescription,
  now: Date,
): Promise<CheckoutPage | null> {
  const { status } = record.payment;
  if (record.paymentMethod !== 'credit-card') return null;
  if (status !== 'pending' && status !== 'expired') return null;
  return openPage(collection, record, { ...describe, ...restOf(record, describe) }, now);
}

/** What is left to ask for where a part has come by hand. */
function restOf({ payment }: Payable, { title }: PageDescription): Partial<Asked> {
  const { plan, paidCents, totalCents } = payment;
  if (plan !== null || paidCents === 0) return {};
  const asksCents = totalCents - paidCents;
  return {
    asksCents,
    lines: [{ name: messages.part.rest(tellLabel(title)), quantity: 1, unitCents: asksCents }],
  };
}

/** What a page says, and what it asks for. */
export interface Asked extends PageDescription {
  /** What is owed now, to be paid at once; left out for the whole, by its plan where it has one. */
  asksCents?: Cents;
  /**
   * Whether that is owed as before, asked again in the transaction that notes the page: what comes for another
   * record may pay this one, and leaves its payment as it is.
   */
  isStillOwed?: (transaction: Transaction) => Promise<boolean>;
}

/**
 * The open page of a record, or a new one when there is none, it has expired, or its payment failed. Null
 * when it was paid a moment ago, or something else was decided about the record meanwhile. The caller
 * has closed every page that asks for another amount, and knows that something is owed.
 * @throws AppError payment_unavailable
 */
export async function openPage<T extends PaidOnline>(
  collection: CollectionReference<T>,
  record: T,
  { asksCents, isStillOwed, ...describe }: Asked,
  now: Date,
): Promise<CheckoutPage | null> {
  const { payment, payer } = record;
  if (!payment || !payer) return null;
  const { stripeCheckoutSessionId, plan } = payment;
  if (stripeCheckoutSessionId && !isSettled(payment)) {
    const { page, expired } = await findCheckoutPage(stripeCheckoutSessionId);
    if (!expired) return page;
  }
  const page = await createCheckoutPage({
    ...describe,
    recordId: record.id,
    number: record.number,
    email: payer.email,
    plan: asksCents === undefined ? plan : null,
    openedAt: now,
    replaces: stripeCheckoutSessionId,
  });
  const noted = { sessionId: page.sessionId, asksCents, isStillOwed };
  if (await noteCheckout(collection, record, noted, now)) return page;
  await closeCheckoutPage(page.sessionId);
  return null;
}

/** Whether the books know what became of the record's page: another try, or another part, is another page. */
function isSettled(payment: Payment): boolean {
  // Of a page that says what it asks for, that is not about this page, but about the money of an earlier one.
  const isRefused = payment.status === 'payment_failed' && payment.asksCents === undefined;
  return isRefused || !mayHavePage({ ...payment, status: 'pending' });
}

interface Noted {
  sessionId: string;
  asksCents: Asked['asksCents'];
  isStillOwed: Asked['isStillOwed'];
}

/**
 * Notes the page, unless something else was decided about the record since: then the page must not be
 * paid. It is named in the record all the same, so that a page opened later is another one.
 * @returns whether the page may be paid
 */
async function noteCheckout<T extends PaidOnline>(
  collection: CollectionReference<T>,
  record: T,
  { sessionId, asksCents, isStillOwed }: Noted,
  now: Date,
): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const doc = collection.doc(record.id);
    const current = (await transaction.get(doc)).data();
    if (!current?.payment) return false;
    const isOwed = isStillOwed === undefined || (await isStillOwed(transaction));
    const { asksCents: _, ...payment } = current.payment;
    // A request at the same time has opened the same page.
    if (payment.stripeCheckoutSessionId === sessionId) return isOwed && isWaiting(payment);
    const isAsSeen =
      isOwed && isDeepStrictEqual(asPending(current.payment), asPending(record.payment));
    if (payment.stripeCheckoutSessionId !== record.payment?.stripeCheckoutSessionId) return false;
    transaction.set(doc, {
      ...current,
      payment: {
        ...payment,
        ...(asksCents !== undefined && { asksCents }),
        ...(isAsSeen && !isPlan(payment) && { status: 'pending' }),
        stripeCheckoutSessionId: sessionId,
      },
      updatedAt: now.toISOString(),
    });
    return isAsSeen;
  });
}

/** A plan of which a part is paid apart stays what it is. */
const isPlan = ({ status }: Pick<Payment, 'status'>) => status === 'active' || status === 'ended';
const isWaiting = (payment: Pick<Payment, 'status'>) =>
  payment.status === 'pending' || isPlan(payment);

/** The record may not say yet that its page has expired, so both states count as the same here. */
const asPending = (payment: Payment | null) =>
  payment?.status === 'expired' ? { ...payment, status: 'pending' } : payment;
