import { noteSponsorReceived } from '#domain/billing/received.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import type { Day } from '#domain/calendar/day.ts';
import { nextChargeOn } from '#domain/payments/due-now.ts';
import { owedByHand } from '#domain/payments/owed-by-hand.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { inTime } from './sponsor-bill.ts';

/**
 * The bill of a sponsor who pays by the year, opened again for the year that has begun and is not paid;
 * null where nothing is due, or Stripe collects it.
 * @param today local to the program
 */
export function openNewYear(bill: SponsorBill, payment: Payment, today: Day): SponsorBill | null {
  const { plan, paidCents } = payment;
  if (bill.paymentStatus !== 'paid' || plan?.count !== null) return null;
  if (owedByHand(payment, today).dueCents === 0) return null;
  const dueDate = inTime(nextChargeOn(plan, paidCents));
  const paymentStatus = dueDate < today ? 'overdue' : 'pending';
  return noteSponsorReceived({ ...bill, paymentStatus, paidDate: null, dueDate }, payment);
}
