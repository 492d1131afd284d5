import { messages } from '#words/office/refusals/payments.ts';
import { AppError } from '../../core/app-error.ts';
import { isStripeDown } from '../../gateways/stripe.ts';
import { type Looked, lookAtStripe } from './look-at-stripe.ts';

/**
 * Catches up with Stripe for somebody who waits for it.
 * @param after the line after which an earlier look had no more time
 * @throws AppError payment_unavailable where Stripe does not answer
 */
export async function lookNow(now: Date, hasTime: () => boolean, after?: string): Promise<Looked> {
  try {
    return await lookAtStripe(now, hasTime, { after });
  } catch (cause) {
    if (!isStripeDown(cause)) throw cause;
    throw new AppError('payment_unavailable', messages.payoutsOld, { cause });
  }
}
