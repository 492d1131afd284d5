import { timeBudget } from '../../core/time-budget.ts';
import { firestore, isAlreadyExists } from '../../gateways/firestore.ts';
import { paymentEvents } from '../../gateways/records.ts';
import { isUnknownToStripe } from '../../gateways/stripe.ts';
import { fileUnmatchedMoney } from '../payments/file-unmatched-money.ts';
import { unknownMoney } from '../payments/unmatched-facts.ts';
import { recordPayout } from './record-payout.ts';

/** Of the ten seconds that a function has; a page of lines that is begun is ended. */
const LINES_MS = 4_000;

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
    // What there is no time for, the next look at Stripe goes on with: the payout is not whole.
    return (await recordPayout(payoutId, now, timeBudget(LINES_MS))).path;
  } catch (error) {
    if (!isUnknownToStripe(error)) throw error;
    const unknown = unknownMoney({ payoutId }, eventType);
    return firestore().runTransaction((transaction) =>
      fileUnmatchedMoney(transaction, unknown, now),
    );
  }
}
