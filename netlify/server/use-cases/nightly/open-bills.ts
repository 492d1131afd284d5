import type { CollectionReference, Query, Transaction } from '@google-cloud/firestore';
import { isUnderWay } from '#domain/billing/bill-status.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { playerBills, registrations, sponsorBills, sponsorships } from '../../gateways/records.ts';
import type { BillForReminder } from '../../mails/bill-mails.ts';

/** Bills of either kind, as far as reminders need them. */
interface BillKind<T> {
  collection(): CollectionReference<T>;
  /** The payment that settles the bill without its payer doing anything, if there is one. */
  paymentOf(transaction: Transaction, bill: T): Promise<Payment | undefined>;
  describe(bill: T): BillForReminder;
}

export const PLAYER_BILLS: BillKind<PlayerBill> = {
  collection: playerBills,
  paymentOf: async (transaction, { payment, registrationId }) => {
    if (payment && isUnderWay(payment)) return payment;
    if (registrationId === null) return undefined;
    return (await transaction.get(registrations().doc(registrationId))).data()?.payment;
  },
  describe: ({ id, number, payer, amountCents, description, dueDate }) => ({
    path: `playerBills/${id}`,
    label: `Bill ${number}`,
    description,
    amountCents,
    dueDate,
    to: payer && { firstName: payer.firstName, email: payer.email },
    isOnline: true,
  }),
};

export const SPONSOR_BILLS: BillKind<SponsorBill> = {
  collection: sponsorBills,
  paymentOf: async (transaction, { sponsorshipId }) => {
    if (sponsorshipId === null) return undefined;
    return (await transaction.get(sponsorships().doc(sponsorshipId))).data()?.payment;
  },
  describe: ({
    id,
    sponsorName,
    sponsorEmail,
    contactPerson,
    amountCents,
    sponsorshipLevel,
    dueDate,
  }) => ({
    path: `sponsorBills/${id}`,
    label: 'Your sponsorship',
    description: sponsorshipLevel ? `Sponsorship (${sponsorshipLevel})` : 'Sponsorship',
    amountCents,
    dueDate,
    to: { firstName: contactPerson ?? sponsorName, email: sponsorEmail },
    isOnline: false,
  }),
};

/** Bills nobody has paid. By due date it needs the index (paymentStatus, dueDate). */
export function pendingBills<T>({ collection }: BillKind<T>): Query<T> {
  return collection().where('paymentStatus', '==', 'pending');
}

export type { BillKind };
