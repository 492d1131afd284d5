import type { SponsorDetail } from '#contracts/sponsorship/dashboard.ts';
import { type Day, formatDay } from '#domain/calendar/day.ts';
import { formatCents } from '#domain/money/money.ts';
import { describePlan } from '#domain/payments/describe-plan.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { Plan } from '#domain/payments/plan.ts';
import { numberOrId } from '#domain/payments/record-number.ts';
import { placeOfBusiness } from '#domain/sponsorship/sponsorship.ts';
import { messages } from '#words/office/dashboard/sponsor-invoice.ts';

const { facts: words } = messages;

/** What stands on the invoice of a sponsor, in order. */
export function invoiceFacts(
  { bill, payment, answers, owed, invoice }: SponsorDetail,
  today: Day,
): (readonly [string, string])[] {
  const { leftCents } = invoice;
  const plan = payment && currentPlan(payment);
  const isSplit = plan?.count != null;
  const isYearly = bill.paymentFrequency === 'annual';
  const place = answers && placeOfBusiness(answers);
  const to = [bill.sponsorName, bill.contactPerson, place].filter(Boolean).join(', ');
  const receivedCents = bill.amountCents - leftCents;
  const refundedCents = isYearly ? 0 : (payment?.refundedCents ?? 0);
  return [
    [words.to, to],
    [words.number, bill.invoiceNumber ?? numberOrId(bill.id)],
    [words.date, formatDay(today)],
    ...(bill.dueDate && leftCents > 0 && !isSplit
      ? [[words.dueDate, formatDay(bill.dueDate)] as const]
      : []),
    ...(bill.sponsorshipLevel ? [[words.what, bill.sponsorshipLevel] as const] : []),
    ...(payment && isSplit
      ? describePlan(payment.totalCents, plan)
      : [[isYearly ? words.ofYear : words.amount, formatCents(bill.amountCents)] as const]),
    ...(receivedCents > 0 ? [[words.received, formatCents(receivedCents)] as const] : []),
    ...(refundedCents > 0 ? [[words.refunded, formatCents(refundedCents)] as const] : []),
    [words.balance, formatCents(leftCents)],
    ...(isSplit && owed.dueCents > 0 ? [[words.dueNow, formatCents(owed.dueCents)] as const] : []),
  ];
}

/** The plan of what still comes; null where it is over, or there is none. */
export function currentPlan({
  plan,
  status,
  endedByOffice,
}: Pick<Payment, 'plan' | 'status' | 'endedByOffice'>): Plan | null {
  return endedByOffice || status === 'ended' ? null : plan;
}
