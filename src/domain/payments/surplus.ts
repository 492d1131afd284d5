import type { Cents } from '#domain/money/money.ts';
import type { Payment } from './payment.ts';

type Kept = Pick<Payment, 'paidCents' | 'refundedCents'>;

/** What has come and has not gone back. */
export function keptCents({ paidCents, refundedCents }: Kept): Cents {
  return paidCents - refundedCents;
}

/**
 * What came beyond what is owed, to be refunded: two ways to pay were used, or the payment page of
 * something canceled was paid. Of what has no end nothing is too much, unless it is canceled.
 * @param owedCents all that is owed; 0 where it was canceled
 */
function surplusCents(payment: Payment, owedCents: Cents = payment.totalCents): Cents {
  if (payment.plan?.count === null && owedCents > 0) return 0;
  return Math.max(0, keptCents(payment) - owedCents);
}

/** The payment with its surplus noted, by which the dashboard finds it. */
export function withSurplus(payment: Payment, owedCents?: Cents): Payment {
  return noteSurplus(payment, surplusCents(payment, owedCents));
}

/** The payment with this surplus noted; without a trace where there is none and was none. */
export function noteSurplus(payment: Payment, cents: Cents): Payment {
  if (cents === 0 && payment.surplusCents === undefined) return payment;
  return { ...payment, surplusCents: cents };
}

/** The payment of what is asked for again: that nothing is left of a surplus tells only of what was canceled. */
export function forgetSurplus(payment: Payment): Payment {
  const { surplusCents: cents, ...untold } = payment;
  return cents === 0 ? untold : payment;
}
