import type { Payment } from './payment.ts';

/** Whether a payment page may still be paid: Stripe would take what it asks for, whatever the record says by then. */
export function isPageOpen(payment: Payment | null | undefined): boolean {
  return payment?.status === 'pending' && payment.stripeCheckoutSessionId !== null;
}
