import type { PaymentStatus } from './choices.ts';
import type { Payment } from './payment.ts';

const RUNNING: readonly PaymentStatus[] = ['active', 'past_due', 'paused'];

type PlanStanding = Pick<Payment, 'status' | 'plan' | 'paidCents' | 'totalCents'>;

/**
 * Whether a plan at Stripe goes on. One of which a charge is disputed does, until its payer stops it or all of
 * it is in.
 */
export function isChargedAgain({ status, plan, paidCents, totalCents }: PlanStanding): boolean {
  if (plan === null) return false;
  const isAllIn = plan.count !== null && paidCents >= totalCents;
  return RUNNING.includes(status) || (status === 'disputed' && !isAllIn);
}
