import type { CollectionReference, Transaction } from '@google-cloud/firestore';
import type { PayableKind } from '#domain/payments/choices.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { mayHavePage } from '#domain/payments/settlement.ts';
import { playerBills, registrations } from '../../../gateways/records.ts';
import { PAYABLE_COLLECTIONS } from '../payables/payable-collections.ts';

/** The record of which something changes. */
export interface PageSubject {
  kind: PayableKind;
  recordId: string;
}

/** A payment page that may be open at Stripe. */
export interface OpenPage {
  sessionId: string;
  /** Of the record it is for. */
  number: string;
  payment: Payment;
}

interface WithPage {
  number: string;
  payment: Payment | null;
  /** Of a player's bill. */
  registrationId?: string | null;
}

/**
 * The pages that could take the money of a record: its own, those of its bills, and that of the
 * registration it is a bill of. A sponsor's bill has the page of its sponsorship.
 */
export async function readPagesOf(
  transaction: Transaction,
  { kind, recordId }: PageSubject,
): Promise<OpenPage[]> {
  const collection = PAYABLE_COLLECTIONS[kind]() as CollectionReference<WithPage>;
  const own = (await transaction.get(collection.doc(recordId))).data();
  if (!own) return [];
  return pagesOf([own, ...(await readOthers(transaction, { kind, recordId }, own))]);
}

/** The pages of records that ask for the same money. */
export function pagesOf(records: readonly WithPage[]): OpenPage[] {
  return records.flatMap(({ number, payment }) => {
    const sessionId = payment?.stripeCheckoutSessionId;
    return payment && sessionId && mayHavePage(payment) ? [{ sessionId, number, payment }] : [];
  });
}

async function readOthers(
  transaction: Transaction,
  { kind, recordId }: PageSubject,
  own: WithPage,
): Promise<WithPage[]> {
  if (kind === 'registration') {
    const bills = await transaction.get(playerBills().where('registrationId', '==', recordId));
    return bills.docs.map((bill) => bill.data());
  }
  if (kind !== 'bill' || !own.registrationId) return [];
  const registration = await transaction.get(registrations().doc(own.registrationId));
  const found = registration.data();
  return found ? [found] : [];
}
