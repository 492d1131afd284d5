import type { Transaction } from '@google-cloud/firestore';
import {
  type PayNow,
  payNowOnBill,
  payNowOnPledge,
  payNowOnRegistration,
  payNowOnSponsorship,
} from '#domain/billing/pay-now.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { Donation } from '#domain/donations/donation.ts';
import type { Order } from '#domain/orders/order.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import type { Registration } from '#domain/registration/registration.ts';
import type { Sponsorship } from '#domain/sponsorship/sponsorship.ts';
import {
  donations,
  orders,
  playerBills,
  registrations,
  sponsorBills,
  sponsorships,
} from '../../gateways/records.ts';

/** What a payment link names: one bill, a registration with its bills, a sponsor's bill, a gift or an order. */
export interface OwedSubject {
  kind: PayableKind;
  recordId: string;
}

export interface OwedByFamily {
  kind: 'bill' | 'registration';
  /** Of a bill; of a registration none. */
  bill: PlayerBill | undefined;
  registration: Registration | undefined;
  /** All of the registration. */
  bills: readonly PlayerBill[];
  payNow: PayNow;
}

interface OwedBySponsor {
  kind: 'sponsorship';
  bill: SponsorBill;
  sponsorship: Sponsorship;
  payNow: PayNow;
}

/** A gift or an order that was promised by check or transfer. */
type OwedPledge = { payNow: PayNow } & (
  | { kind: 'donation'; record: Donation }
  | { kind: 'order'; record: Order }
);

/** A record of which something may be owed, with what belongs to it, and what can be paid now. */
export type OwedNow = OwedByFamily | OwedBySponsor | OwedPledge;

/** @param day by which installments count as due, local to the program */
export async function readOwedNow(
  transaction: Transaction,
  { kind, recordId }: OwedSubject,
  day: Day,
): Promise<OwedNow | undefined> {
  if (kind === 'donation') {
    const record = (await transaction.get(donations().doc(recordId))).data();
    return record && { kind, record, payNow: payNowOnPledge(kind, record.payment, day) };
  }
  if (kind === 'order') {
    const record = (await transaction.get(orders().doc(recordId))).data();
    return record && { kind, record, payNow: payNowOnPledge(kind, record.payment, day) };
  }
  if (kind === 'sponsorship') {
    const bill = (await transaction.get(sponsorBills().doc(recordId))).data();
    const sponsorship = (await transaction.get(sponsorships().doc(recordId))).data();
    if (!bill || !sponsorship) return undefined;
    const payNow = payNowOnSponsorship(bill.paymentStatus, sponsorship.payment, day);
    return { kind, bill, sponsorship, payNow };
  }
  const bill =
    kind === 'bill' ? (await transaction.get(playerBills().doc(recordId))).data() : undefined;
  const id = kind === 'bill' ? bill?.registrationId : recordId;
  const registration = id ? (await transaction.get(registrations().doc(id))).data() : undefined;
  const found = registration
    ? await transaction.get(playerBills().where('registrationId', '==', registration.id))
    : undefined;
  const bills = found?.docs.map((doc) => doc.data()) ?? [];
  const whole = registration && { ...registration, bills };
  if (bill) return { kind, bill, registration, bills, payNow: payNowOnBill(bill, whole, day) };
  if (kind === 'bill' || !whole) return undefined;
  const payNow = payNowOnRegistration(whole, day);
  return { kind, bill: undefined, registration, bills, payNow };
}
