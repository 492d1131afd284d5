import { firestore, isAlreadyExists } from '../../gateways/firestore.ts';
import { paymentEvents } from '../../gateways/records.ts';
import { isUnknownToStripe } from '../../gateways/stripe.ts';
import { fileUnmatchedMoney } from '../payments/file-unmatched-money.ts';
import { unknownMoney } from '../payments/unmatched-facts.ts';
import { recordPayout } from './record-payout.ts';

/**
 * Takes in that something happened to a payout. The event brings its id alone; what is true Stripe is
 * asked. One that Stripe does not know waits for the office.
 * @returns whether the event was new, and the path of what was changed
 * @throws Error when Stripe or Firestore cannot be reached, so that the event comes again
 */
export async function receivePayoutEvent(
  event: { id: string; type: string },
  payoutId: string,
  now: Date,
): Promise<{ applied: boolean; path: string | null }> {
  const doc = paymentEvents().doc(event.id);
  if ((await doc.get()).exists) return { applied: false, path: null };
  const path = await recordOrFile(event.type, payoutId, now);
  const { id, type } = event;
  try {
    // Last: one that was cut off comes again.
    await doc.create({ id, type, appliedTo: path, receivedAt: now.toISOString() });
  } catch (error) {
    // It came twice at once, and both did the same.
    if (!isAlreadyExists(error)) throw error;
  }
  return { applied: true, path };
}

async function recordOrFile(eventType: string, payoutId: string, now: Date): Promise<string> {
  try {
    return (await recordPayout(payoutId, now)).path;
  } catch (error) {
    if (!isUnknownToStripe(error)) throw error;
    const unknown = unknownMoney({ payoutId }, eventType);
    return firestore().runTransaction((transaction) =>
      fileUnmatchedMoney(transaction, unknown, now),
    );
  }
}
