import type { Payment } from './payment.ts';

/** Whether the office has ended what went on without an end and was paid by hand: nothing more is owed of it. */
export function isEndedByHand({ plan, status, stripeSubscriptionId }: Payment): boolean {
  return plan?.count === null && status === 'ended' && stripeSubscriptionId === null;
}

/** Whether the office has ended it after some of its money came: nothing more is owed. */
export function isEnded(payment: Payment): boolean {
  return payment.endedByOffice === true || isEndedByHand(payment);
}
