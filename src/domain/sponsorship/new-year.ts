import { isOpenBill } from '#domain/billing/player-bill.ts';
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
  const opened = {
    ...bill,
    paidDate: null,
    ...dueIn(inTime(nextChargeOn(plan, paidCents)), today),
  };
  return noteSponsorReceived(opened, payment);
}

/**
 * An open bill of a sponsor who pays by the year, due for the first year that has not come: one that was missed
 * has come since, or its money was taken back. Any other bill as it is, and one that the office has put off.
 * @param today local to the program
 */
export function dueForYear(
  bill: SponsorBill,
  before: Payment,
  after: Payment,
  today: Day,
): SponsorBill {
  const { plan } = before;
  if (plan?.count !== null || after.plan?.count !== null || !isOpenBill(bill)) return bill;
  const [was, is] = [
    nextChargeOn(plan, before.paidCents),
    nextChargeOn(after.plan, after.paidCents),
  ];
  if (was === is || bill.dueDate !== inTime(was)) return bill;
  return { ...bill, ...dueIn(inTime(is), today) };
}

const dueIn = (dueDate: Day, today: Day) =>
  ({ dueDate, paymentStatus: dueDate < today ? 'overdue' : 'pending' }) as const;
