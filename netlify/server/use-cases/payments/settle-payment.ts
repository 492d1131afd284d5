import type { Transaction } from '@google-cloud/firestore';
import { dayOf } from '#domain/calendar/day.ts';
import { agreedCents, bookInto, fitsPayment } from '#domain/payments/book-charge.ts';
import { planFrom } from '#domain/payments/charge-day.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import type { PaymentEvent } from '#domain/payments/payment-event.ts';
import type { Plan } from '#domain/payments/plan.ts';
import { isSuperseded, settlePayment as settle } from '#domain/payments/settlement.ts';
import { booksKeptSince } from '#domain/records/kept-years.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { BrokenRecordError } from '../../core/broken-records.ts';
import { readSettings } from '../../gateways/content.ts';
import { firestore } from '../../gateways/firestore.ts';
import { paymentEvents } from '../../gateways/records.ts';
import { isUnknownToStripe, type PaymentRef } from '../../gateways/stripe.ts';
import { listInvoices, readUnbooked } from '../../gateways/stripe-charges.ts';
import {
  type PaymentSubject,
  readPaymentFacts,
  type StripeAnswer,
} from '../../gateways/stripe-facts.ts';
import { endPlanAfterLastCharge } from '../../gateways/stripe-subscriptions.ts';
import { bookPayment, readEntries } from './book-payment.ts';
import { fileUnmatchedMoney } from './file-unmatched-money.ts';
import { type Payable, subjectOf } from './payables/payable.ts';
import { READ_PAYABLE } from './payables/read-payable.ts';
import { chargeOf, unknownMoney } from './unmatched-facts.ts';

interface Heard {
  settings: Settings;
  now: Date;
  /** What brought us here, such as 'checkout.session.completed'. */
  eventType: string;
}

/**
 * Brings the record that a Stripe event is about to where Stripe says it stands, of whatever kind.
 * Money that fits no record, or one that cannot be read, is noted for the office: Stripe need not tell of
 * it again.
 *
 * Event, record, bills, ledger and emails change in one transaction, and Stripe is asked inside it
 * after the record was read: when another event settles the same record in between, this one starts
 * again with fresh facts, so an older answer never overwrites a newer one.
 * @returns whether the event was new, and the path of the record that it was applied to
 * @throws Error when Stripe or Firestore cannot be reached, so that the event comes again
 */
export async function settlePayment(
  event: { id: string; type: string },
  ref: PaymentRef | null,
  now: Date,
): Promise<{ applied: boolean; path: string | null }> {
  const subject = ref ? await findSubject(ref) : null;
  try {
    return await settleEvent(event, ref, subject, now);
  } catch (error) {
    if (!(error instanceof BrokenRecordError) || !ref || !subject || subject === 'unknown')
      throw error;
    // The event is not noted: Stripe can be asked to send it again once the record is fixed.
    return { applied: true, path: await fileUnreadable(ref, subject, event.type, now) };
  }
}

async function settleEvent(
  event: { id: string; type: string },
  ref: PaymentRef | null,
  subject: PaymentSubject | 'unknown' | null,
  now: Date,
): Promise<{ applied: boolean; path: string | null }> {
  const settings = subject === null ? undefined : await readSettings();
  return firestore().runTransaction(async (transaction) => {
    const eventDoc = paymentEvents().doc(event.id);
    if ((await transaction.get(eventDoc)).exists) return { applied: false, path: null };
    const applied: PaymentEvent = {
      id: event.id,
      type: event.type,
      appliedTo: null,
      receivedAt: now.toISOString(),
    };
    if (ref && subject === 'unknown') {
      applied.appliedTo = await fileUnmatchedMoney(transaction, unknownMoney(ref, event.type), now);
    } else if (ref && subject && settings && subject !== 'unknown') {
      const heard = { settings, now, eventType: event.type };
      applied.appliedTo = await settleSubject(transaction, subject, ref, heard);
    }
    transaction.create(eventDoc, applied);
    return { applied: true, path: applied.appliedTo };
  });
}

/**
 * Does the same without an event, after we had Stripe do something: the books need not wait for its
 * event, which then finds nothing to change. Or where Stripe has money of which no event came.
 */
export async function settleNow(ref: PaymentRef, now: Date): Promise<void> {
  const subject = (await readPaymentFacts(ref))?.subject;
  if (!subject) return;
  const heard = { settings: await readSettings(), now, eventType: 'none' };
  try {
    await firestore().runTransaction((transaction) =>
      settleSubject(transaction, subject, ref, heard),
    );
  } catch (error) {
    if (!(error instanceof BrokenRecordError)) throw error;
    await fileUnreadable(ref, subject, heard.eventType, now);
  }
}

/** Money for a record that cannot be read, or of which a bill or an entry cannot. */
async function fileUnreadable(
  ref: PaymentRef,
  { kind, recordId }: PaymentSubject,
  eventType: string,
  now: Date,
): Promise<string | null> {
  const charge = (await readPaymentFacts(ref))?.facts.charge;
  if (!charge) return null;
  const about = { kind, recordId, label: null, expectedCents: null };
  const seen = chargeOf(charge, { ...about, reason: 'unreadable_record' }, eventType);
  return firestore().runTransaction((transaction) => fileUnmatchedMoney(transaction, seen, now));
}

async function findSubject(ref: PaymentRef): Promise<PaymentSubject | 'unknown' | null> {
  try {
    return (await readPaymentFacts(ref))?.subject ?? null;
  } catch (error) {
    if (isUnknownToStripe(error)) return 'unknown';
    throw error;
  }
}

/** @returns the path of what was changed, if anything was there to change */
async function settleSubject(
  transaction: Transaction,
  { kind, recordId }: PaymentSubject,
  ref: PaymentRef,
  heard: Heard,
): Promise<string | null> {
  const payable = await READ_PAYABLE[kind](transaction, recordId);
  const entries = payable ? await readEntries(transaction, payable.id) : [];
  const answer = await readPaymentFacts(ref);
  if (!answer) throw new Error(`Stripe no longer knows what ${kind}s/${recordId} is paid by`);
  const { charge } = answer.facts;
  if (payable && (!charge || fitsPayment(payable, charge, entries))) {
    await settleRecord(transaction, payable, entries, answer, heard);
    return payable.path;
  }
  // A page that ran out unpaid, of a record that is gone.
  if (!charge) return null;
  const { payment, label = null } = payable ?? {};
  const expectedCents = payment ? agreedCents(payment, charge) : null;
  const about = { kind, recordId, label, expectedCents };
  return fileUnmatchedMoney(transaction, chargeOf(charge, about, heard.eventType), heard.now);
}

/**
 * The plan as Stripe charges it: from the moment in which its page was paid, which may be weeks after the
 * form was sent. Once money has come its days stand. A gift begins on the day that its donor has chosen.
 */
function planOf(
  { kind, payment: { plan } }: Payable,
  subscription: StripeAnswer['subscription'],
  entries: readonly LedgerEntry[],
  { timeZone }: Settings,
): Plan | null {
  const hasBegun = entries.some(({ paidAt }) => paidAt !== null);
  if (!plan || !subscription || kind === 'donation' || hasBegun) return plan;
  return planFrom(plan, { at: subscription.billing_cycle_anchor, timeZone });
}

/** What a gift without an end is now, once its donor gives another amount. */
function presentGift(
  { plan }: Payable['payment'],
  subscription: StripeAnswer['subscription'],
): Pick<Payable['payment'], 'plan' | 'totalCents'> | null {
  const { price, quantity = 1 } = subscription?.items.data[0] ?? {};
  const eachCents = (price?.unit_amount ?? 0) * quantity;
  if (plan?.count !== null || eachCents === 0 || eachCents === plan.eachCents) return null;
  return { plan: { ...plan, eachCents }, totalCents: eachCents };
}

async function settleRecord(
  transaction: Transaction,
  payable: Payable,
  entries: readonly LedgerEntry[],
  { facts, subscription }: StripeAnswer,
  { settings, now }: Heard,
): Promise<void> {
  const { payment } = payable;
  if (isSuperseded(payment, facts, entries)) return;
  const subject = subjectOf(payable);
  let after = facts.charge ? bookInto(entries, facts.charge, subject, now) : entries;
  if (subscription && payment.plan) {
    const invoices = await listInvoices(subscription.id);
    await endPlanAfterLastCharge(subscription, invoices, payment.plan);
    const booked = new Set(after.filter(({ paidAt }) => paidAt !== null).map(({ id }) => id));
    const since = booksKeptSince(now);
    for (const charge of await readUnbooked(invoices, (id) => booked.has(id), since)) {
      if (fitsPayment(payable, charge, after)) after = bookInto(after, charge, subject, now);
    }
  }
  const { paidElsewhereCents } = payable;
  const before = { payment, entries, paidElsewhereCents };
  const begun = {
    ...payment,
    plan: planOf(payable, subscription, entries, settings),
    ...(payable.kind === 'donation' && presentGift(payment, subscription)),
  };
  const settled = settle(begun, facts, after, paidElsewhereCents);
  const books = { ...before, payment: settled, entries: after };
  const endedAt = subscription?.ended_at;
  const stoppedOn = endedAt ? dayOf(new Date(endedAt * 1000), settings.timeZone) : undefined;
  const cardFailed = subscription?.cancellation_details?.reason === 'payment_failed';
  const how = { settings, now, stoppedOn, cardFailed };
  await bookPayment(transaction, payable, before, books, how);
}
