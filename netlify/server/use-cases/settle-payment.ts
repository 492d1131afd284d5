import type { Transaction } from '@google-cloud/firestore';
import { bookCharge, checkAmount } from '#domain/payments/book-charge.ts';
import type { PaymentEvent } from '#domain/payments/payment-event.ts';
import { isSuperseded, settlePayment as settle } from '#domain/payments/settlement.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { readSettings } from '../gateways/content.ts';
import { firestore } from '../gateways/firestore.ts';
import { paymentEvents } from '../gateways/records.ts';
import type { PaymentRef } from '../gateways/stripe.ts';
import { type PaymentSubject, readPaymentFacts } from '../gateways/stripe-facts.ts';
import { endPlanAfterLastCharge } from '../gateways/stripe-subscriptions.ts';
import { bookPayment, readEntries } from './book-payment.ts';
import type { Payable } from './payables/payable.ts';
import { READ_PAYABLE } from './payables/read-payable.ts';

/**
 * Brings the record that a Stripe event is about to where Stripe says it stands, of whatever kind.
 *
 * Event, record, bills, ledger and mails change in one transaction, and Stripe is asked inside it
 * after the record was read: when another event settles the same record in between, this one starts
 * again with fresh facts, so an older answer never overwrites a newer one.
 * @returns whether the event was new, and the path of the record that it was applied to
 */
export async function settlePayment(
  event: { id: string; type: string },
  ref: PaymentRef | null,
  now: Date,
): Promise<{ applied: boolean; path: string | null }> {
  const subject = ref && (await readPaymentFacts(ref))?.subject;
  const settings = subject ? await readSettings() : undefined;
  return firestore().runTransaction(async (transaction) => {
    const eventDoc = paymentEvents().doc(event.id);
    if ((await transaction.get(eventDoc)).exists) return { applied: false, path: null };
    const applied: PaymentEvent = {
      id: event.id,
      type: event.type,
      appliedTo: null,
      receivedAt: now.toISOString(),
    };
    if (ref && subject && settings) {
      const payable = await READ_PAYABLE[subject.kind](transaction, subject.recordId);
      // The record is stored before its payment page exists, so this is a fault of ours: Stripe tries again.
      if (!payable)
        throw new Error(`Event ${event.id} names ${nameOf(subject)}, which is not there`);
      applied.appliedTo = payable.path;
      await settleRecord(transaction, payable, ref, { settings, now });
    }
    transaction.create(eventDoc, applied);
    return { applied: true, path: applied.appliedTo };
  });
}

/**
 * Does the same without an event, after we had Stripe do something: the books need not wait for its
 * event, which then finds nothing to change.
 */
export async function settleNow(ref: PaymentRef, now: Date): Promise<void> {
  const subject = (await readPaymentFacts(ref))?.subject;
  if (!subject) return;
  const settings = await readSettings();
  await firestore().runTransaction(async (transaction) => {
    const payable = await READ_PAYABLE[subject.kind](transaction, subject.recordId);
    if (payable) await settleRecord(transaction, payable, ref, { settings, now });
  });
}

async function settleRecord(
  transaction: Transaction,
  payable: Payable,
  ref: PaymentRef,
  context: { settings: Settings; now: Date },
): Promise<void> {
  const entries = await readEntries(transaction, payable.id);
  const answer = await readPaymentFacts(ref);
  if (!answer) throw new Error(`Stripe no longer knows what ${payable.path} is paid by`);
  const { facts, subscription } = answer;
  const { payment } = payable;
  if (isSuperseded(payment, facts)) return;
  if (facts.charge) checkAmount(payment, facts.charge);
  if (subscription && payment.plan) await endPlanAfterLastCharge(subscription, payment.plan);
  const before = { payment, entries };
  const after = facts.charge ? withCharge(payable, entries, facts.charge, context.now) : entries;
  const settled = settle(payment, facts, after);
  await bookPayment(transaction, payable, before, { payment: settled, entries: after }, context);
}

/** The entries with the one of the charge as it stands now. */
function withCharge(
  { kind, id, label, payer }: Payable,
  entries: Awaited<ReturnType<typeof readEntries>>,
  charge: Parameters<typeof bookCharge>[1],
  now: Date,
) {
  const subject = {
    kind,
    recordId: id,
    label,
    name: payer ? `${payer.firstName} ${payer.lastName}` : '',
    email: payer?.email ?? '',
  };
  const before = entries.find((entry) => entry.id === charge.id);
  const booked = bookCharge(before, charge, subject, now);
  return before
    ? entries.map((entry) => (entry === before ? booked : entry))
    : [...entries, booked];
}

const nameOf = ({ kind, recordId }: PaymentSubject) => `the ${kind} ${recordId}`;
