import { messages } from '#words/office/refusals/payments.ts';
import { AppError } from '../../core/app-error.ts';
import { isStripeDown } from '../../gateways/stripe.ts';
import { type Looked, lookAtStripe } from './look-at-stripe.ts';

/**
 * Catches up with Stripe for somebody who waits for it.
 * @throws AppError payment_unavailable where Stripe does not answer
 */
export async function lookNow(now: Date, hasTime: () => boolean): Promise<Looked> {
  try {
    return await lookAtStripe(now, hasTime);
  } catch (cause) {
    if (!isStripeDown(cause)) throw cause;
    throw new AppError('payment_unavailable', messages.payoutsOld, { cause });
  }
}
