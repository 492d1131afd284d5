import type { Registration } from './registration.ts';

/** Whether a registration may still be paid on a page of its own, which asks for the same money as its bills. */
export function waitsForCard({
  paymentMethod,
  payment,
}: Pick<Registration, 'paymentMethod' | 'payment'>): boolean {
  return (
    paymentMethod === 'credit-card' &&
    (payment.status === 'pending' || payment.status === 'expired')
  );
}
