import type { Transaction } from '@google-cloud/firestore';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { registrationSurplusCents } from '#domain/billing/registration-bills.ts';
import { noteSurplus } from '#domain/payments/surplus.ts';
import { waitsForCard } from '#domain/registration/waits-for-card.ts';
import { playerBills, registrations } from '../../../gateways/records.ts';

/** Whether a change of a bill changes what somebody is asked to pay, or who is. */
export function changesWhatIsOwed(before: PlayerBill, after: PlayerBill): boolean {
  return (
    before.amountCents !== after.amountCents ||
    before.paymentStatus !== after.paymentStatus ||
    before.payer?.email !== after.payer?.email
  );
}

/**
 * Brings a registration along after the office changed or deleted one of its bills: its own page, which
 * asked for all of them, is given up, and what has come too much is noted.
 * @param after undefined where the bill was deleted
 */
export async function followBillChange(
  transaction: Transaction,
  before: PlayerBill,
  after: PlayerBill | undefined,
  now: Date,
): Promise<void> {
  if (!before.registrationId) return;
  const doc = registrations().doc(before.registrationId);
  const registration = (await transaction.get(doc)).data();
  if (!registration) return;
  const all = await transaction.get(playerBills().where('registrationId', '==', doc.id));
  const siblings = all.docs.map((bill) => bill.data()).filter(({ id }) => id !== before.id);
  const bills = after ? [...siblings, after] : siblings;
  const isGivenUp = waitsForCard(registration);
  const payment = isGivenUp
    ? { ...registration.payment, status: 'ended' as const }
    : registration.payment;
  const noted = noteSurplus(payment, registrationSurplusCents(payment, bills));
  transaction.set(doc, { ...registration, payment: noted, updatedAt: now.toISOString() });
}
