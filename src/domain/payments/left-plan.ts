import type { PaymentStatus } from './choices.ts';

/**
 * Where installments may stand that Stripe does not charge: the page was left, the first one failed, or the
 * plan has stopped before the last one.
 */
export const LEFT = ['expired', 'payment_failed', 'ended'] as const satisfies PaymentStatus[];

/** Whether installments of this status would be left for the payer to pay by hand. */
export function isLeft(status: PaymentStatus): boolean {
  return LEFT.some((left) => left === status);
}
