import { sponsorBillMethod } from '#domain/billing/bill-method.ts';
import { billStatusAfter } from '#domain/billing/bill-status.ts';
import { dueWithPlan } from '#domain/billing/due-with-plan.ts';
import { noteSponsorReceived } from '#domain/billing/received.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import type { PaymentChange } from '#domain/payments/payment-change.ts';
import { bookLabel } from '#domain/payments/record-label.ts';
import { withSurplus } from '#domain/payments/surplus.ts';
import { dueForYear } from '#domain/sponsorship/new-year.ts';
import { sponsorBills, sponsorships } from '../../../gateways/records.ts';
import { mailBothSides, type ReadPayable } from './payable.ts';

/** A sponsorship: its payment settles the bill of the same id, every year where it is paid by the year. */
export const readSponsorship: ReadPayable = async (transaction, id) => {
  const doc = sponsorships().doc(id);
  const sponsorship = (await transaction.get(doc)).data();
  if (!sponsorship) return undefined;
  const billDoc = sponsorBills().doc(id);
  const bill = (await transaction.get(billDoc)).data();
  return {
    kind: 'sponsorship',
    id,
    path: doc.path,
    number: sponsorship.number,
    label: bookLabel('sponsorship', sponsorship.number),
    payer: sponsorship.payer,
    payment: sponsorship.payment,
    goodsCents: sponsorship.goodsCents,
    isCancelled: bill?.paymentStatus === 'cancelled',
    write: (writer, change) => {
      const { after, now } = change;
      const settled = bill && settleBill(dueWithPlan(bill, change), change);
      const isCancelled = settled?.paymentStatus === 'cancelled';
      const payment = withSurplus(after.payment, isCancelled ? 0 : undefined);
      writer.set(doc, { ...sponsorship, payment, updatedAt: now.toISOString() });
      if (settled) writer.set(billDoc, noteSponsorReceived(settled, payment));
    },
    mails: mailBothSides,
  };
};

function settleBill(bill: SponsorBill, change: PaymentChange): SponsorBill {
  const { before, after, paidOn, today, method, now } = change;
  const { paymentStatus: status, dueDate } = bill;
  const paymentStatus = billStatusAfter({ status, dueDate, today }, before.payment, after.payment);
  const hasNewMoney = after.payment.paidCents > before.payment.paidCents;
  // With each year's money, and when a dispute of it was won.
  const isSettled = paymentStatus === 'paid' && (hasNewMoney || status !== 'paid');
  const stays = paymentStatus === 'paid' ? bill.paidDate : null;
  const settled = {
    ...bill,
    ...(after.payment.endedByOffice && { amountCents: after.payment.totalCents }),
    paymentStatus,
    paidDate: isSettled ? paidOn : stays,
    paymentMethod: (isSettled && method && sponsorBillMethod(method)) || bill.paymentMethod,
    stripePaymentId: after.payment.stripePaymentIntentId ?? bill.stripePaymentId,
    updatedAt: now.toISOString(),
  };
  return dueForYear(settled, before.payment, after.payment, today);
}
