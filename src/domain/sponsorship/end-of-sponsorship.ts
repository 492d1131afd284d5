import { isOpenBill } from '#domain/billing/player-bill.ts';
import { noteSponsorReceived } from '#domain/billing/received.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import type { Day } from '#domain/calendar/day.ts';
import { isAtStripe } from '#domain/payments/owed-by-hand.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { keptCents } from '#domain/payments/surplus.ts';

interface Ended {
  bill: SponsorBill;
  payment: Payment;
}

/**
 * A sponsorship that the office ends after a part of it, or some of its years, came: what came stays with the
 * program, and nothing more is owed. Null for what Stripe charges, for what is over, and where nothing came
 * that could stay: that is canceled.
 * @param paidOn when the last of it came, local to the program
 */
export function endOfSponsorship(
  bill: SponsorBill,
  payment: Payment,
  paidOn: Day | null,
): Ended | null {
  if (isAtStripe(payment) || payment.status === 'disputed' || keptCents(payment) <= 0) return null;
  const settled = { ...bill, paymentStatus: 'paid', paidDate: paidOn } as const;
  if (payment.plan?.count === null) {
    if (payment.status !== 'active' || bill.paymentStatus === 'cancelled') return null;
    return end(settled, { ...payment, status: 'ended' });
  }
  if (!isOpenBill(bill)) return null;
  const { paidCents, refundedCents } = payment;
  // All that is owed is what came: it is paid, as the books have it.
  const status = refundedCents > 0 ? 'partially_refunded' : 'paid';
  const whole = { ...settled, amountCents: paidCents };
  return end(whole, { ...payment, totalCents: paidCents, status, endedByOffice: true });
}

const end = (bill: SponsorBill, payment: Payment): Ended => ({
  bill: noteSponsorReceived(bill, payment),
  payment,
});
