import type { Day } from '#domain/calendar/day.ts';
import { isAtStripe } from '#domain/payments/owed-by-hand.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { BillStatus } from './player-bill.ts';

interface BillTerms {
  paymentStatus: BillStatus;
  dueDate: Day | null;
}

/**
 * The status that the office saves: an overdue bill that is given more time is pending again, and so it is
 * reminded of when that is over. While Stripe collects its own payment, or that is disputed, this says when it
 * is overdue.
 * @param payment its own, or its sponsorship's; null where it has none
 */
export function statusWithDueDate(
  before: BillTerms,
  { paymentStatus, dueDate }: BillTerms,
  payment: Payment | null,
  today: Day,
): BillStatus {
  const wasOverdue = before.paymentStatus === 'overdue' && paymentStatus === 'overdue';
  const hasMoreTime = dueDate !== null && dueDate !== before.dueDate && dueDate >= today;
  const isTold = payment !== null && (isAtStripe(payment) || payment.status === 'disputed');
  return wasOverdue && hasMoreTime && !isTold ? 'pending' : paymentStatus;
}
