import { env } from '../env.ts';
import { paymentUnavailable, stripe } from './stripe.ts';

/**
 * The address of a page on which a customer changes the card, pauses or stops a plan; for a few minutes.
 * @throws AppError payment_unavailable
 */
export async function openPortal(customerId: string): Promise<string> {
  try {
    const session = await stripe().billingPortal.sessions.create({
      customer: customerId,
      return_url: `${env().SITE_URL}/`,
    });
    return session.url;
  } catch (cause) {
    throw paymentUnavailable(cause);
  }
}
