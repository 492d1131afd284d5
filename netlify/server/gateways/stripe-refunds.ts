import type { Cents } from '#domain/money/money.ts';
import { paymentUnavailable, stripe } from './stripe.ts';

/**
 * Gives money back to the card or account it came from. Our books follow from the event it causes.
 * @param key names the refund: the same key again is the same refund
 * @throws AppError payment_unavailable
 */
export async function createRefund(
  paymentIntentId: string,
  amountCents: Cents,
  key: string,
): Promise<void> {
  try {
    await stripe().refunds.create(
      { payment_intent: paymentIntentId, amount: amountCents },
      { idempotencyKey: key },
    );
  } catch (cause) {
    throw paymentUnavailable(cause);
  }
}
