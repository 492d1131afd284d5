import type { CollectionReference, Query, Transaction } from '@google-cloud/firestore';
import { isUnderWay } from '#domain/billing/bill-status.ts';
import { hasPart, owedOnBill } from '#domain/billing/owed-on-bill.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import type { Day } from '#domain/calendar/calendar.ts';
import type { Cents } from '#domain/money/money.ts';
import { isAtStripe, owedByHand } from '#domain/payments/owed-by-hand.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { playerBills, registrations, sponsorBills, sponsorships } from '../../gateways/records.ts';
import type { BillForReminder } from '../../mails/bill-mails.ts';

/** Where a bill stands: what its payer is asked for now. */
export interface Owing {
  /** The payment that settles the bill without its payer doing anything, if there is one. */
  payment: Payment | undefined;
  /** What has fallen due and has not come; 0 where something else asks for it. */
  dueCents: Cents;
  /** Whether it can be paid from the account page. */
  isOnline: boolean;
}

/** Bills of either kind, as far as reminders need them. */
interface BillKind<T> {
  collection(): CollectionReference<T>;
  /** @param today local to the program */
  owingOf(transaction: Transaction, bill: T, today: Day): Promise<Owing>;
  describe(bill: T, owing: Owing): BillForReminder;
}

export const PLAYER_BILLS: BillKind<PlayerBill> = {
  collection: playerBills,
  owingOf: async (transaction, bill, today) => {
    const { payment, registrationId } = bill;
    const own = {
      dueCents: owedOnBill(bill, undefined, today).dueCents,
      // A page asks for the whole.
      isOnline: !payment || !hasPart(payment),
    };
    if (registrationId === null) return { payment: payment ?? undefined, ...own };
    const doc = registrations().doc(registrationId);
    const registration = (await transaction.get(doc)).data();
    const settledBy = payment && isUnderWay(payment) ? payment : registration?.payment;
    if (!registration) return { payment: settledBy, ...own };
    return { payment: settledBy, ...owingOfPlayer(bill, registration, today) };
  },
  describe: ({ id, number, payer, description, dueDate }, { dueCents, isOnline }) => ({
    path: `playerBills/${id}`,
    label: `Bill ${number}`,
    description,
    amountCents: dueCents,
    dueDate,
    to: payer && { firstName: payer.firstName, email: payer.email },
    isOnline,
  }),
};

/**
 * Installments have reminders of their own. Where a part of the whole has come, what is left is asked
 * for once, with the first player's bill.
 */
function owingOfPlayer(
  bill: PlayerBill,
  { payment, players }: Registration,
  today: Day,
): Pick<Owing, 'dueCents' | 'isOnline'> {
  if (payment.plan) return { dueCents: 0, isOnline: false };
  if (!hasPart(payment)) {
    return { dueCents: owedOnBill(bill, payment, today).dueCents, isOnline: true };
  }
  const isFirst = players[0]?.billId === bill.id;
  return { dueCents: isFirst ? owedByHand(payment, today).dueCents : 0, isOnline: false };
}

export const SPONSOR_BILLS: BillKind<SponsorBill> = {
  collection: sponsorBills,
  owingOf: async (transaction, { sponsorshipId, amountCents }, today) => {
    const sponsorship =
      sponsorshipId === null
        ? undefined
        : (await transaction.get(sponsorships().doc(sponsorshipId))).data();
    const payment = sponsorship?.payment;
    const dueCents = payment ? owedByHand(payment, today).dueCents : amountCents;
    return { payment, dueCents, isOnline: false };
  },
  describe: (
    { id, sponsorName, sponsorEmail, contactPerson, sponsorshipLevel, dueDate },
    { dueCents, isOnline },
  ) => ({
    path: `sponsorBills/${id}`,
    label: 'Your sponsorship',
    description: sponsorshipLevel ? `Sponsorship (${sponsorshipLevel})` : 'Sponsorship',
    amountCents: dueCents,
    dueDate,
    to: { firstName: contactPerson ?? sponsorName, email: sponsorEmail },
    isOnline,
  }),
};

/** Whether a payment is on its way by itself: a plan or a bank at Stripe, or a dispute that is open. */
export function paysItself(payment: Payment | undefined): boolean {
  if (!payment || !isUnderWay(payment)) return false;
  return isAtStripe(payment) || payment.status === 'disputed';
}

/** Bills nobody has paid. By due date it needs the index (paymentStatus, dueDate). */
export function pendingBills<T>({ collection }: BillKind<T>): Query<T> {
  return collection().where('paymentStatus', '==', 'pending');
}

export type { BillKind };
