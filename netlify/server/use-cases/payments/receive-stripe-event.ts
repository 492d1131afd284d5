import { declinedCard, paymentRefOf, verifyEvent } from '../../gateways/stripe.ts';
import { noteDecline } from '../limits/note-decline.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Takes in what Stripe tells: counts a declined card, and books what was paid.
 * @param signature Stripe's header; null where it is missing
 * @returns as {@link settlePayment} does
 * @throws AppError invalid_signature
 */
export async function receiveStripeEvent(body: string, signature: string | null, now: Date) {
  const event = verifyEvent(body, signature, now);
  const declined = declinedCard(event);
  if (declined) await noteDecline(declined, now);
  return settlePayment(event, paymentRefOf(event), now);
}
