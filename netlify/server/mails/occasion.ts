import type { Outcome } from '#domain/payments/outcomes.ts';
import type { PaymentMailContext } from './payment-mail-context.ts';

/** Names an outcome, so that each is emailed once. */
export function occasionOf(outcome: Outcome, { now }: PaymentMailContext): string {
  if (!('entry' in outcome)) return `${outcome.what}-${now.getTime()}`;
  const { id, refundedCents } = outcome.entry;
  switch (outcome.what) {
    case 'received':
      return `paid-${id}`;
    case 'failed':
      return `payment-failed-${id}`;
    case 'refunded':
    case 'refund-failed':
      return `${outcome.what}-${id}-${refundedCents}`;
    default:
      return `${outcome.what}-${id}`;
  }
}
