import { mayStop } from '#domain/payments/may-stop.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { currentLanguage } from '#words/current-language.ts';
import { pageAddress } from '#words/page-address.ts';
import { env } from '../core/env.ts';
import { paymentUnavailable, STRIPE_LOCALES, stripe } from './stripe.ts';

/**
 * The address of a page on which a payer changes the card and, of what is no debt, pauses or stops
 * the plan; for a few minutes, in the current language. Null where there is nothing to manage.
 * @throws AppError payment_unavailable
 */
export async function openPortal({ stripeCustomerId, plan }: Payment): Promise<string | null> {
  if (!stripeCustomerId || !plan) return null;
  const locale = STRIPE_LOCALES[currentLanguage()];
  const { SITE_URL, STRIPE_PORTAL_GIVING, STRIPE_PORTAL_INSTALLMENTS } = env();
  try {
    const session = await stripe().billingPortal.sessions.create({
      customer: stripeCustomerId,
      configuration: mayStop(plan) ? STRIPE_PORTAL_GIVING : STRIPE_PORTAL_INSTALLMENTS,
      return_url: `${SITE_URL}${pageAddress('/')}`,
      ...(locale && { locale }),
    });
    return session.url;
  } catch (cause) {
    throw paymentUnavailable(cause);
  }
}
