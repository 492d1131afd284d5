import type { ChargeFacts } from '#domain/payments/facts.ts';
import type { SeenMoney } from '#domain/payments/unmatched-money.ts';
import type { PaymentRef } from '../../gateways/stripe.ts';

/** What an event told of that Stripe does not find. */
export function unknownMoney(ref: PaymentRef | { payoutId: string }, eventType: string): SeenMoney {
  const [stripeId = ''] = Object.values(ref) as string[];
  return {
    id: stripeId,
    reason: 'unknown_at_stripe',
    stripeId,
    eventType,
    kind: null,
    recordId: null,
    label: null,
    amountCents: null,
    refundedCents: 0,
    expectedCents: null,
  };
}

/**
 * A charge that fits no record.
 * @param about the record it names, as far as it is there; with a reason where it is none of the usual
 */
export function chargeOf(
  { id, paymentIntentId, amountCents, refundedCents }: ChargeFacts,
  about: Pick<SeenMoney, 'kind' | 'recordId' | 'label' | 'expectedCents'> &
    Partial<Pick<SeenMoney, 'reason'>>,
  eventType: string,
): SeenMoney {
  return {
    reason: about.label === null ? 'no_record' : 'wrong_amount',
    ...about,
    id,
    stripeId: paymentIntentId ?? id,
    eventType,
    amountCents,
    refundedCents,
  };
}
