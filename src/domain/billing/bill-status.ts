import type { Payment, PaymentStatus } from '#domain/payments/payment.ts';
import type { BillStatus } from './player-bill.ts';

/** While a payment is in one of these, what it pays for must not be paid another way. */
const UNDER_WAY: readonly PaymentStatus[] = [
  'processing',
  'active',
  'past_due',
  'paused',
  'disputed',
];

/** Whether money is on its way or a plan runs. */
export function isUnderWay({ status }: Pick<Payment, 'status'>): boolean {
  return UNDER_WAY.includes(status);
}

/** What a payment makes of the bill it settles; null leaves the bill as it is. */
function billStatusFrom(payment: Payment): BillStatus | null {
  switch (payment.status) {
    case 'paid':
    case 'partially_refunded':
      return 'paid';
    case 'refunded':
      return 'cancelled';
    case 'past_due':
    case 'disputed':
      return 'overdue';
    case 'active':
    case 'ended':
    case 'paused':
      return planBillStatus(payment);
    case 'payment_failed':
      return 'pending';
    default:
      return null;
  }
}

/** A plan without an end settles the bill with each charge, one of installments with the last. */
function planBillStatus({ plan, paidCents, status }: Payment): BillStatus | null {
  if (plan?.count === null) return paidCents > 0 ? 'paid' : null;
  if (paidCents === 0 && status === 'ended') return null;
  return status === 'ended' ? 'overdue' : 'pending';
}

/**
 * A bill's status after its payment went from `before` to `after`. What staff cancelled stays so,
 * unless a refund had cancelled it and has failed; what has a due date behind it stays overdue.
 */
export function billStatusAfter(status: BillStatus, before: Payment, after: Payment): BillStatus {
  const next = billStatusFrom(after);
  if (next === null) return status;
  if (status === 'cancelled' && before.status !== 'refunded') return status;
  const failedWhileOverdue = after.status === 'payment_failed' && status === 'overdue';
  return failedWhileOverdue ? status : next;
}
