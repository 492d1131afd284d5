import { declinedCard, paymentRefOf, payoutIdOf, verifyEvent } from '../../gateways/stripe.ts';
import { noteDecline } from '../limits/note-decline.ts';
import { receivePayoutEvent } from '../payouts/receive-payout-event.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Takes in what Stripe tells: counts a declined card, books what was paid, and notes what was paid out. Of
 * what else there is, nothing is kept.
 * @param signature Stripe's header; null where it is missing
 * @returns as {@link settlePayment} does
 * @throws AppError invalid_signature
 */
export async function receiveStripeEvent(body: string, signature: string | null, now: Date) {
  const event = verifyEvent(body, signature, now);
  const declined = declinedCard(event);
  if (declined) await noteDecline(declined, now);
  const payoutId = payoutIdOf(event);
  if (payoutId) return receivePayoutEvent(event, payoutId, now);
  const ref = paymentRefOf(event);
  if (!declined && !ref) return { applied: false, path: null };
  return settlePayment(event, ref, now);
}
