import { isSponsorByCard } from '#domain/billing/bill-method.ts';
import { payNowOnSponsorship } from '#domain/billing/pay-now.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { Cents } from '#domain/money/money.ts';
import { isLeft } from '#domain/payments/left-plan.ts';
import { owedByHand } from '#domain/payments/owed-by-hand.ts';
import type { Sponsorship } from './sponsorship.ts';

const ASKED_FOR = ['pay', 'office'];

/**
 * What a sponsor who promised a check or a transfer, or whom the office has added, is asked for now:
 * installments by their days. Who chose a card in the form owes by hand the installments that Stripe does not charge,
 * and what the office has asked for since: by an emailed link, for a check, or when it was overdue.
 * @param bill of the sponsorship; without one nothing is asked for
 * @param day by which installments count as due, local to the program
 */
export function sponsorshipOwedCents(
  { paymentMethod, payment }: Pick<Sponsorship, 'paymentMethod' | 'payment'>,
  bill: Pick<SponsorBill, 'paymentMethod' | 'paymentStatus' | 'linkSentOn'> | undefined,
  day: Day,
): Cents {
  if (!bill) return 0;
  const isByHand = payment.plan?.count && isLeft(payment.status);
  const isAskedFor =
    !isSponsorByCard(bill) || bill.linkSentOn !== undefined || bill.paymentStatus === 'overdue';
  if (paymentMethod === 'credit-card' && !isByHand && !isAskedFor) return 0;
  const { what } = payNowOnSponsorship(bill.paymentStatus, payment, day);
  return ASKED_FOR.includes(what) ? owedByHand(payment, day).dueCents : 0;
}
