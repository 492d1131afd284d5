import type { Transaction } from '@google-cloud/firestore';
import { followAdjustment } from '#domain/billing/adjust-bill.ts';
import { followBills } from '#domain/billing/follow-bills.ts';
import { asksTheSame, type PlayerBill } from '#domain/billing/player-bill.ts';
import { isOwnBill } from '#domain/billing/share-in-turn.ts';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import { isAtStripe } from '#domain/payments/owed-by-hand.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { forgetSurplus, keptCents } from '#domain/payments/surplus.ts';
import { isPartOf } from '#domain/registration/cancellation.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { waitsForCard } from '#domain/registration/waits-for-card.ts';
import { messages as billMessages } from '#words/office/refusals/bills.ts';
import { playerBills, registrations } from '../../gateways/records.ts';
import { readEntries } from '../payments/book-payment.ts';
import { refusal } from './bill-people.ts';

/** Whether a change of a bill changes what somebody is asked to pay, or who is. More time for it does not. */
export function changesWhatIsOwed(before: PlayerBill, after: PlayerBill): boolean {
  return (
    before.amountCents !== after.amountCents ||
    !asksTheSame(before.paymentStatus, after.paymentStatus) ||
    before.payer?.email !== after.payer?.email
  );
}

/**
 * Brings a registration and its other bills along after the office changed one of its bills:
 * where that changes what is owed, its own page, which asked for all of them, is given up; what has come may
 * be all that is owed now; and what has come too much is noted. A bill that was adjusted changes the
 * registration's total by as much: a page that is opened after that asks for what is owed.
 * @returns the changed bill as it is to be stored
 */
export async function followBillChange(
  transaction: Transaction,
  before: PlayerBill,
  after: PlayerBill,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<PlayerBill> {
  if (!before.registrationId) {
    await refuseToReopenPart(transaction, before, after);
    return after;
  }
  const doc = registrations().doc(before.registrationId);
  const registration = (await transaction.get(doc)).data();
  if (!registration) return after;
  const all = await transaction.get(playerBills().where('registrationId', '==', doc.id));
  const entries = await readEntries(transaction, doc.id);
  const siblings = all.docs.map((bill) => bill.data()).filter(({ id }) => id !== before.id);
  refuseAgainstRegistration(before, after, registration);
  const changed = dueOnReopening(before, after, registration, dayOf(now, timeZone));
  const followed = followBills({
    before: registration.payment,
    payment: paymentAfter(registration, before, after, siblings),
    payer: registration.payer,
    bills: [...siblings, changed],
    entries,
    timeZone,
    now,
  });
  const updatedAt = now.toISOString();
  const isAnyCancelled = followed.bills.some(({ paymentStatus }) => paymentStatus === 'cancelled');
  const payment = isAnyCancelled ? followed.payment : forgetSurplus(followed.payment);
  transaction.set(doc, { ...registration, payment, updatedAt });
  for (const [index, bill] of siblings.entries()) {
    const next = followed.bills[index];
    if (next && next !== bill) transaction.set(playerBills().doc(bill.id), { ...next, updatedAt });
  }
  return followed.bills.at(-1) ?? changed;
}

/** Of a registration that was canceled, what was split off from its bills is over, too. */
async function refuseToReopenPart(
  transaction: Transaction,
  before: PlayerBill,
  after: PlayerBill,
): Promise<void> {
  if (!before.partOf || !isReopened(before, after)) return;
  const registration = (await transaction.get(registrations().doc(before.partOf))).data();
  if (registration?.cancelled && isPartOf(registration, before))
    throw refusal('paymentStatus', billMessages.registrationOver);
}

function paymentAfter(
  registration: Registration,
  before: PlayerBill,
  after: PlayerBill,
  siblings: readonly PlayerBill[],
): Payment {
  const { payment } = registration;
  if (isReopened(before, after) && payment.status === 'cancelled') {
    return { ...payment, status: 'pending' };
  }
  if (after.amountCents !== before.amountCents) {
    return followAdjustment(payment, before, after, siblings);
  }
  if (!changesWhatIsOwed(before, after)) return payment;
  return waitsForCard(registration) ? { ...payment, status: 'ended' } : payment;
}

/** Of a plan that has stopped meanwhile no installment comes any more: what is opened again is due at once. */
function dueOnReopening(
  before: PlayerBill,
  after: PlayerBill,
  { payment: { plan, status } }: Registration,
  today: Day,
): PlayerBill {
  const lastOn = plan?.lastOn ?? null;
  const isWithPlan = lastOn !== null && lastOn > today && after.dueDate === lastOn;
  const isStopped = status === 'ended' && isReopened(before, after);
  return isStopped && isWithPlan ? { ...after, dueDate: today } : after;
}

const isReopened = (before: PlayerBill, after: PlayerBill): boolean =>
  before.paymentStatus === 'cancelled' && after.paymentStatus !== 'cancelled';

/** What the office may not decide about a bill while its registration says otherwise. */
function refuseAgainstRegistration(
  before: PlayerBill,
  after: PlayerBill,
  { payment, payer, cancelled }: Registration,
): void {
  if (isReopened(before, after)) {
    if (cancelled) throw refusal('paymentStatus', billMessages.registrationOver);
    // The bill of another guardian asks for money that never came.
    const isRefunded = payment.paidCents > 0 && keptCents(payment) === 0;
    if (isRefunded && isOwnBill(after, payer))
      throw refusal('paymentStatus', billMessages.refunded);
  }
  const isCancelled = after.paymentStatus === 'cancelled' && before.paymentStatus !== 'cancelled';
  if (isCancelled && isAtStripe(payment))
    throw refusal('paymentStatus', billMessages.stripeCollects);
}
