import type { Cents } from '#domain/money/money.ts';
import type { Order, OrderStatus } from './order.ts';

/** What Stripe says of an order's payment at this moment. */
export interface PaymentFacts {
  checkoutSessionId: string;
  sessionStatus: 'open' | 'complete' | 'expired';
  /** 'unpaid' with a complete session is a bank payment on its way. */
  paymentStatus: 'paid' | 'unpaid';
  /** The bank refused: the intent has gone back to wanting a payment method, or was cancelled. */
  failed: boolean;
  paymentIntentId: string | null;
  amountCents: Cents;
  refundedCents: Cents;
  disputed: boolean;
}

/**
 * The order as it must stand given what Stripe says now. Depends on the facts alone, not on which
 * event brought us here, so events delivered twice, late or out of order end the same.
 * @throws Error when Stripe charged another amount than the order's: never settle that silently.
 */
export function settleOrder(order: Order, facts: PaymentFacts, now: Date): Order {
  if (facts.amountCents !== order.totalCents) {
    throw new Error(
      `Order ${order.number} is ${order.totalCents} cents, but Stripe has ${facts.amountCents}`,
    );
  }
  // A page left behind by an earlier attempt says nothing about the present one.
  const superseded =
    order.stripeCheckoutSessionId !== null &&
    order.stripeCheckoutSessionId !== facts.checkoutSessionId &&
    facts.paymentStatus !== 'paid';
  if (superseded) return order;
  const status = statusOf(facts);
  const unchanged =
    status === order.status &&
    facts.refundedCents === order.refundedCents &&
    facts.checkoutSessionId === order.stripeCheckoutSessionId &&
    facts.paymentIntentId === order.stripePaymentIntentId;
  if (unchanged) return order;
  return {
    ...order,
    status,
    stripeCheckoutSessionId: facts.checkoutSessionId,
    stripePaymentIntentId: facts.paymentIntentId,
    refundedCents: facts.refundedCents,
    paidAt: order.paidAt ?? (facts.paymentStatus === 'paid' ? now.toISOString() : null),
    updatedAt: now.toISOString(),
  };
}

function statusOf(facts: PaymentFacts): OrderStatus {
  if (facts.paymentStatus === 'paid') {
    if (facts.refundedCents >= facts.amountCents) return 'refunded';
    if (facts.disputed) return 'disputed';
    return facts.refundedCents > 0 ? 'partially_refunded' : 'paid';
  }
  if (facts.failed) return 'payment_failed';
  if (facts.sessionStatus === 'complete') return 'processing';
  return facts.sessionStatus === 'expired' ? 'expired' : 'pending';
}
