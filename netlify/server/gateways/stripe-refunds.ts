import Stripe from 'stripe';
import type { Cents } from '#domain/money/money.ts';
import { AppError } from '../http/app-error.ts';
import { stripe } from './stripe.ts';

/**
 * Gives money back to the card or account it came from.
 * @param key names the refund: the same key again is the same refund
 * @throws AppError conflict when Stripe does not do it, payment_unavailable
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
    if (cause instanceof Stripe.errors.StripeInvalidRequestError) {
      throw new AppError('conflict', `Stripe did not take this refund: ${cause.message}`, {
        cause,
      });
    }
    throw new AppError(
      'payment_unavailable',
      'Stripe cannot be reached right now. Please try again in a moment: the same refund is made once, however often it is asked for.',
      { cause },
    );
  }
}
