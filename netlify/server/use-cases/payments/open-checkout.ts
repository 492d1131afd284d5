import { isDeepStrictEqual } from 'node:util';
import type { CollectionReference } from '@google-cloud/firestore';
import { hasPart } from '#domain/billing/owed-on-bill.ts';
import type { Payable, PayableKind, Payer, Payment } from '#domain/payments/payment.ts';
import { AppError } from '../../core/app-error.ts';
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
  'kind' | 'title' | 'lines' | 'successPath' | 'cancelPath' | 'firstChargeAt'
>;

/** A record as far as its payment page needs it. */
type PaidOnline = Pick<Payable, 'id' | 'number' | 'createdAt' | 'updatedAt'> & {
  payer: Payer | null;
  payment: Payment | null;
};

/**
 * The payment page of a record that waits for a card: the open one, or a new one when there is none
 * or it has expired. Null when nothing is left to be paid by card; that may be decided while the page is
 * being opened.
 * @param describe what the page says, given the record
 * @throws AppError payment_unavailable, conflict (a part is paid)
 */
export async function openCheckout<T extends Payable>(
  collection: CollectionReference<T>,
  record: T,
  describe: PageDescription,
  now: Date,
): Promise<CheckoutPage | null> {
  return record.paymentMethod === 'credit-card'
    ? openPage(collection, record, describe, now)
    : null;
}

/**
 * As {@link openCheckout}, of a record that does not say how it is to be paid.
 * @throws AppError payment_unavailable, conflict (a part is paid)
 */
export async function openPage<T extends PaidOnline>(
  collection: CollectionReference<T>,
  record: T,
  { retriesFailed, ...describe }: PageDescription & { retriesFailed?: boolean },
  now: Date,
): Promise<CheckoutPage | null> {
  const { payment, payer } = record;
  if (!payment || !payer) return null;
  const { status, stripeCheckoutSessionId, plan } = payment;
  const hasFailed = status === 'payment_failed' && retriesFailed;
  if (status !== 'pending' && status !== 'expired' && !hasFailed) return null;
  // A page asks for the whole: with a part of it there, it would take too much.
  if (hasPart(payment)) throw partlyPaid(describe.kind);
  if (stripeCheckoutSessionId && !hasFailed) {
    const { page, expired } = await findCheckoutPage(stripeCheckoutSessionId);
    if (!expired) return page;
  }
  const page = await createCheckoutPage({
    ...describe,
    recordId: record.id,
    number: record.number,
    email: payer.email,
    plan,
    openedAt: openingOf(record.createdAt, stripeCheckoutSessionId === null, now),
    replaces: stripeCheckoutSessionId,
  });
  if (await noteCheckout(collection, record, page.sessionId, now)) return page;
  await closeCheckoutPage(page.sessionId);
  return null;
}

/** The refusal of a page for what has a part of its money. */
export function partlyPaid(kind: PayableKind): AppError {
  return new AppError(
    'conflict',
    `A part of this ${kind === 'donation' ? 'gift' : kind} is already paid. Please contact us, and we will tell you what is left.`,
  );
}

/** Stripe remembers an idempotency key, and the parameters it came with, for a day. */
const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** When a first page was asked for first: trying again asks for the same. */
function openingOf(createdAt: string, isFirst: boolean, now: Date): Date {
  const first = new Date(createdAt);
  return isFirst && now.getTime() - first.getTime() < KEY_LIFETIME_MS ? first : now;
}

/**
 * Notes the page, unless something else was decided about the record since: then the page must not be
 * paid. It is named in the record all the same, so that a page opened later is another one.
 * @returns whether the page may be paid
 */
async function noteCheckout<T extends PaidOnline>(
  collection: CollectionReference<T>,
  record: T,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const doc = collection.doc(record.id);
    const current = (await transaction.get(doc)).data();
    if (!current?.payment) return false;
    const { payment } = current;
    // A request at the same time has opened the same page.
    if (payment.stripeCheckoutSessionId === sessionId) return payment.status === 'pending';
    const isAsSeen = isDeepStrictEqual(asPending(payment), asPending(record.payment));
    if (payment.stripeCheckoutSessionId !== record.payment?.stripeCheckoutSessionId) return false;
    transaction.set(doc, {
      ...current,
      payment: {
        ...payment,
        ...(isAsSeen && { status: 'pending' }),
        stripeCheckoutSessionId: sessionId,
      },
      updatedAt: now.toISOString(),
    });
    return isAsSeen;
  });
}

/** The record may not say yet that its page has expired, so both states count as the same here. */
const asPending = (payment: Payment | null) =>
  payment?.status === 'expired' ? { ...payment, status: 'pending' } : payment;
