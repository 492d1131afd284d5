import type { PaymentStatus } from '#domain/payments/choices.ts';
import type { Payment } from '#domain/payments/payment.ts';

/** In which nothing has come and nothing is on its way. */
const UNPAID: readonly PaymentStatus[] = ['pending', 'expired', 'payment_failed'];

/** Whether an order can be canceled: no money has come for it, and none is on its way. */
export function mayCancelOrder({
  payment,
}: {
  payment: Pick<Payment, 'status' | 'paidCents'>;
}): boolean {
  return payment.paidCents === 0 && UNPAID.includes(payment.status);
}
