import type { CollectionReference } from '@google-cloud/firestore';
import type { Payable } from '#domain/payments/payment.ts';
import { keptCents } from '#domain/payments/surplus.ts';
import { messages } from '#words/refusals/paying.ts';
import { AppError } from '../../../core/app-error.ts';
import { refuseIfLate } from '../../../core/deadline.ts';
import { firestore } from '../../../gateways/firestore.ts';
import { sponsorBills } from '../../../gateways/records.ts';
import { PAYABLE_COLLECTIONS } from '../payables/payable-collections.ts';
import { closePages } from './expire-pages.ts';

/** Registrations are replaced with all that they made: `register/create-in-place.ts`. */
type ReplaceableKind = 'order' | 'donation' | 'sponsorship';

/**
 * Gives up what a form has sent before, so that the record which takes its place is the only one to be
 * paid: its payment pages are closed, and it is canceled. Whoever has the random key of a record made
 * it; what is pledged by check or transfer, or over in another way, stays as it is. Again changes nothing.
 * @param keys of the form's earlier attempts
 * @param ownId of the record that takes their place
 * @returns the numbers of those that are canceled
 * @throws AppError already_paid (one of them was paid: that counts), payment_unavailable
 */
export async function replaceEarlier(
  kind: ReplaceableKind,
  keys: readonly string[] | undefined,
  ownId: string,
  now: Date,
): Promise<string[]> {
  const ids = new Set(keys?.map((key) => key.toLowerCase()));
  ids.delete(ownId);
  const numbers: string[] = [];
  for (const id of ids) {
    const cancelled = await cancelUnpaid(kind, id, now);
    if (cancelled) numbers.push(cancelled.number);
  }
  return numbers;
}

/**
 * Cancels one record of a form as {@link replaceEarlier} does, with its payment pages closed first.
 * @returns the record where it is canceled, by this or before
 * @throws AppError already_paid, payment_unavailable
 */
export async function cancelUnpaid(
  kind: ReplaceableKind,
  id: string,
  now: Date,
): Promise<Payable | undefined> {
  const collection = PAYABLE_COLLECTIONS[kind]() as unknown as CollectionReference<Payable>;
  const doc = collection.doc(id);
  const seen = (await doc.get()).data();
  if (!seen || isOver(seen)) return seen && ifCancelled(seen);
  if (isPaid(seen)) throw alreadyPaid(seen);
  const { sessions, paid } = await closePages({ kind, recordId: id }, now);
  if (paid) throw alreadyPaid(seen);
  return firestore().runTransaction(async (transaction) => {
    const current = (await transaction.get(doc)).data();
    const bill =
      kind === 'sponsorship' ? (await transaction.get(sponsorBills().doc(id))).data() : undefined;
    if (!current || isOver(current)) return current && ifCancelled(current);
    const page = current.payment.stripeCheckoutSessionId;
    if (isPaid(current) || (page !== null && !sessions.has(page) && isWaiting(current))) {
      throw alreadyPaid(current);
    }
    // The record that is to take its place would not come any more.
    refuseIfLate();
    const updatedAt = now.toISOString();
    const payment = { ...current.payment, status: 'cancelled' as const };
    transaction.set(doc, { ...current, payment, updatedAt });
    if (bill) {
      transaction.set(sponsorBills().doc(id), { ...bill, paymentStatus: 'cancelled', updatedAt });
    }
    return { ...current, payment, updatedAt };
  });
}

const ifCancelled = (record: Payable) =>
  record.payment.status === 'cancelled' ? record : undefined;

const isWaiting = ({ payment }: Payable) => payment.status === 'pending';

function isOver({ paymentMethod, payment }: Payable): boolean {
  const { status } = payment;
  if (paymentMethod !== 'credit-card' || status === 'cancelled') return true;
  return payment.paidCents > 0 ? keptCents(payment) === 0 : status === 'ended';
}

/** Or on its way: a bank payment that Stripe works on, a plan that is set up. */
function isPaid({ payment: { status, paidCents } }: Payable): boolean {
  return paidCents > 0 || !['pending', 'expired', 'payment_failed'].includes(status);
}

function alreadyPaid({ number }: Payable): AppError {
  return new AppError('already_paid', messages.alreadyPaid(number));
}
