import type { Day } from '#domain/calendar/day.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { BillStatus } from './player-bill.ts';

interface PlanChange {
  before: { payment: Payment };
  after: { payment: Payment };
  /** When the plan stopped, where it did. Local to the program. */
  stoppedOn: Day;
  now: Date;
}

interface Billed {
  paymentStatus: BillStatus;
  dueDate: Day | null;
  updatedAt: string;
}

/**
 * A bill that is due with the last installment, when that has another day now, or when the plan has stopped
 * before it: no installment comes any more, so what is left is due that day. Any other bill as it is.
 */
export function dueWithPlan<T extends Billed>(
  bill: T,
  { before, after, stoppedOn, now }: PlanChange,
): T {
  const lastOn = before.payment.plan?.lastOn ?? null;
  if (lastOn === null || bill.dueDate !== lastOn) return bill;
  const dueDate = dueDateAfter(before.payment, after.payment, stoppedOn);
  if (dueDate === null || dueDate === lastOn || bill.paymentStatus === 'cancelled') return bill;
  return { ...bill, dueDate, updatedAt: now.toISOString() };
}

/** When the last installment is due; of a plan that has stopped, that day at the latest. */
function dueDateAfter(before: Payment, after: Payment, stoppedOn: Day): Day | null {
  const lastOn = after.plan?.lastOn ?? null;
  const hasStopped = after.status === 'ended' && before.status !== 'ended';
  return hasStopped && lastOn !== null && stoppedOn < lastOn ? stoppedOn : lastOn;
}
