import type { Payment } from '#domain/payments/payment.ts';
import { closeCheckoutPage } from '../../gateways/stripe-checkout.ts';
import type { WholeRegistration } from './dependents.ts';

/**
 * Closes every payment page of a registration, so that nothing of it can be paid any more.
 * @returns false when one has been paid meanwhile
 * @throws AppError payment_unavailable
 */
export async function closePages({ registration, bills }: WholeRegistration): Promise<boolean> {
  for (const payment of [registration.payment, ...bills.map((bill) => bill.data().payment)]) {
    if (payment && !(await closePage(payment))) return false;
  }
  return true;
}

async function closePage({ status, stripeCheckoutSessionId: page }: Payment): Promise<boolean> {
  if (!page) return true;
  const isClosed = await closeCheckoutPage(page);
  // What the bank refused is over, too: nothing comes of it.
  return isClosed || status === 'payment_failed';
}
