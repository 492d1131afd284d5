import type { Cents } from '#domain/money/money.ts';
import type { Payment, PaymentStatus } from './payment.ts';

/** What Stripe says at this moment of a payment that is made at once. */
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
 * The payment as it must stand given what Stripe says now. Depends on the facts alone, not on which
 * event brought us here, so events delivered twice, late or out of order end the same.
 * @throws Error when Stripe charged another amount than the one owed: never settle that silently.
 */
export function settlePayment(payment: Payment, facts: PaymentFacts, now: Date): Payment {
  if (facts.amountCents !== payment.totalCents) {
    throw new Error(`${payment.totalCents} cents are owed, but Stripe has ${facts.amountCents}`);
  }
  // A page left behind by an earlier attempt says nothing about the present one.
  const superseded =
    payment.stripeCheckoutSessionId !== null &&
    payment.stripeCheckoutSessionId !== facts.checkoutSessionId &&
    facts.paymentStatus !== 'paid';
  if (superseded) return payment;
  const status = statusOf(facts);
  const unchanged =
    status === payment.status &&
    facts.refundedCents === payment.refundedCents &&
    facts.checkoutSessionId === payment.stripeCheckoutSessionId &&
    facts.paymentIntentId === payment.stripePaymentIntentId;
  if (unchanged) return payment;
  const isPaid = facts.paymentStatus === 'paid';
  return {
    ...payment,
    status,
    stripeCheckoutSessionId: facts.checkoutSessionId,
    stripePaymentIntentId: facts.paymentIntentId,
    paidCents: isPaid ? facts.amountCents : 0,
    refundedCents: facts.refundedCents,
    paidAt: payment.paidAt ?? (isPaid ? now.toISOString() : null),
  };
}

function statusOf(facts: PaymentFacts): PaymentStatus {
  if (facts.paymentStatus === 'paid') {
    if (facts.refundedCents >= facts.amountCents) return 'refunded';
    if (facts.disputed) return 'disputed';
    return facts.refundedCents > 0 ? 'partially_refunded' : 'paid';
  }
  if (facts.failed) return 'payment_failed';
  if (facts.sessionStatus === 'complete') return 'processing';
  return facts.sessionStatus === 'expired' ? 'expired' : 'pending';
}
