import type { CollectionReference, Transaction } from '@google-cloud/firestore';
import { dueWithPlan } from '#domain/billing/due-with-plan.ts';
import type { PayableNow, PayNow } from '#domain/billing/pay-now.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { Cents } from '#domain/money/money.ts';
import { newPayment } from '#domain/payments/payment.ts';
import { waitsForCard } from '#domain/registration/waits-for-card.ts';
import { messages } from '#words/refusals/paying.ts';
import { AppError } from '../../core/app-error.ts';
import { firestore } from '../../gateways/firestore.ts';
import { playerBills, registrations, sponsorships } from '../../gateways/records.ts';
import type { CheckoutPage } from '../../gateways/stripe-checkout.ts';
import { newManageToken } from '../payments/manage-token.ts';
import { openPage, type PaidOnline } from '../payments/open-checkout.ts';
import { areExpired, closePages } from '../payments/pages/expire-pages.ts';
import type { OpenPage, PageSubject } from '../payments/pages/read-pages-of.ts';
import { PAYABLE_COLLECTIONS } from '../payments/payables/payable-collections.ts';
import { readToday } from '../team/read-today.ts';
import { linesOf, titleOf } from './describe-owed.ts';
import { type OwedNow, type OwedSubject, readOwedNow } from './read-owed-now.ts';
import { refuseNotPayable } from './refuse-not-payable.ts';

interface Opening {
  successPath: (number: string) => string;
  cancelPath: string;
  /** Throws where the caller may not pay it. */
  allow?: (found: OwedNow | undefined) => void;
}

export interface OpenedPage {
  /** Of the record whose page takes the money. */
  number: string;
  /** What the page takes. */
  cents: Cents;
  checkout: CheckoutPage;
}

/**
 * Opens the page for what is owed now on a bill, a registration, a sponsorship, or a pledge. Every other page that
 * asks for the same money is closed first; a registration whose own page was left unpaid is given up for
 * a bill that is paid alone. Calling again opens the same page. For callers who have shown that the payer's
 * address is theirs alone.
 * @throws AppError not_found, conflict (nothing can be paid now, in words that say why), payment_unavailable
 */
export async function openOwed(
  subject: OwedSubject,
  { successPath, cancelPath, allow }: Opening,
  now: Date,
): Promise<OpenedPage> {
  const today = await readToday(now);
  const seen = await firestore().runTransaction((tx) => readOwedNow(tx, subject, today), {
    readOnly: true,
  });
  allow?.(seen);
  const { payNow, found } = payableOf(seen);
  const target = targetOf(found, payNow);
  const mayStay = ({ number, payment }: OpenPage) =>
    number === target.record.number && (payment.asksCents ?? wholeOf(payment)) === payNow.cents;
  const expired = await closePages(target.subject, now, mayStay);
  if (expired.paid) throw beingProcessed();

  const prepared = await firestore().runTransaction(async (transaction) => {
    const again = payableOf(await readOwedNow(transaction, subject, today));
    if (!asksTheSame(again.payNow, payNow)) throw changed();
    // Its registration's form was sent again meanwhile, say, and has opened another.
    if (!(await areExpired(transaction, target.subject, expired))) throw beingProcessed();
    return prepare(transaction, again.found, again.payNow, { today, now });
  });
  const { number } = prepared.record;
  const page = {
    kind: payNow.on,
    title: titleOf(found, payNow),
    lines: linesOf(found, payNow),
    asksCents: payNow.cents,
    isStillOwed: async (transaction: Transaction) => {
      const now = await readOwedNow(transaction, subject, today);
      return now !== undefined && asksTheSame(now.payNow, payNow);
    },
    isProven: true,
    successPath: successPath(number),
    cancelPath,
  };
  const checkout = await openPage(prepared.collection, prepared.record, page, now);
  if (!checkout) throw beingProcessed();
  return { number, cents: payNow.cents, checkout };
}

interface Target {
  subject: PageSubject;
  record: PaidOnline;
  collection: CollectionReference<PaidOnline>;
}

function payableOf(found: OwedNow | undefined): { found: OwedNow; payNow: PayableNow } {
  if (!found) throw new AppError('not_found', messages.noBill);
  const { payNow } = found;
  if (payNow.what !== 'pay') throw refuseNotPayable(payNow.what);
  return { found, payNow };
}

const asksTheSame = (one: PayNow, other: PayableNow) =>
  one.what === 'pay' && one.cents === other.cents && one.on === other.on;

/** The record whose page takes the money. */
function targetOf(found: OwedNow, { on }: PayableNow): Target {
  const pick = () => {
    if ('record' in found) return [PAYABLE_COLLECTIONS[found.kind](), found.record] as const;
    if (found.kind === 'sponsorship') return [sponsorships(), found.sponsorship] as const;
    return on === 'bill'
      ? ([playerBills(), found.bill] as const)
      : ([registrations(), found.registration] as const);
  };
  const [collection, record] = pick();
  if (!record) throw new AppError('not_found', messages.noBill);
  return {
    subject: { kind: on, recordId: record.id },
    record,
    collection: collection as unknown as CollectionReference<PaidOnline>,
  };
}

/** Of a page that does not say what it asks for; one that sets up a plan asks for no amount that is due. */
const wholeOf = ({ plan, totalCents }: OpenPage['payment']) => (plan ? null : totalCents);

/** Gives a bill a payment to open a page for, and gives its registration's own page up. */
function prepare(
  transaction: Transaction,
  found: OwedNow,
  payNow: PayableNow,
  { today, now }: { today: Day; now: Date },
): Target {
  const target = targetOf(found, payNow);
  if (found.kind !== 'bill' || payNow.on !== 'bill' || !found.bill) return target;
  const updatedAt = now.toISOString();
  const { registration } = found;
  let { bill } = found;
  if (registration && waitsForCard(registration)) {
    const payment = { ...registration.payment, status: 'ended' as const };
    transaction.set(registrations().doc(registration.id), { ...registration, payment, updatedAt });
    const stopped = { before: registration, after: { payment }, stoppedOn: today, now };
    for (const one of found.bills) {
      const due = dueWithPlan(one, stopped);
      if (due !== one) transaction.set(playerBills().doc(one.id), due);
      if (due.id === bill.id) bill = due;
    }
  }
  if (bill.payment && !isOutdated(bill)) return target;
  const prepared = { ...bill, payment: freshPayment(bill), updatedAt };
  transaction.set(playerBills().doc(bill.id), prepared);
  return { ...target, record: prepared };
}

/** The amount was changed after its page was opened. */
const isOutdated = ({ payment, amountCents }: PlayerBill) =>
  payment !== null && payment.paidCents === 0 && payment.totalCents !== amountCents;

function freshPayment({ payment, amountCents }: PlayerBill) {
  const fresh = newPayment(amountCents, null, payment?.manageToken ?? newManageToken());
  const status = payment?.status === 'payment_failed' ? 'payment_failed' : 'pending';
  const stripeCheckoutSessionId = payment?.stripeCheckoutSessionId ?? null;
  return { ...fresh, status, stripeCheckoutSessionId } as const;
}

const conflict = (message: string) => new AppError('conflict', message);
const beingProcessed = () => conflict(messages.processing);
const changed = () => conflict(messages.changed);
