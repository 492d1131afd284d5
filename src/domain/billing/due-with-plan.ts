import type { Day } from '#domain/calendar/day.ts';
import type { PaymentChange } from '#domain/payments/payment-change.ts';

/** A bill that is due with the last installment, which has another day now; any other as it is. */
export function dueWithPlan<T extends { dueDate: Day | null; updatedAt: string }>(
  bill: T,
  { before, after, now }: Pick<PaymentChange, 'before' | 'after' | 'now'>,
): T {
  const [was, dueDate] = [before, after].map(({ payment }) => payment.plan?.lastOn ?? null);
  if (!was || !dueDate || was === dueDate || bill.dueDate !== was) return bill;
  return { ...bill, dueDate, updatedAt: now.toISOString() };
}
