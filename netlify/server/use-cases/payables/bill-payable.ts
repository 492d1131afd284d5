import { playerBillMethod } from '#domain/billing/bill-method.ts';
import { billStatusAfter } from '#domain/billing/bill-status.ts';
import { newPayment } from '#domain/payments/payment.ts';
import { waitsForCard } from '#domain/registration/waits-for-card.ts';
import { playerBills, registrations } from '../../gateways/records.ts';
import { newManageToken } from '../manage-token.ts';
import { mailBothSides, type ReadPayable } from './payable.ts';

/** A player's bill, paid by itself: online from the account page, or noted by hand. */
export const readBill: ReadPayable = async (transaction, id) => {
  const doc = playerBills().doc(id);
  const bill = (await transaction.get(doc)).data();
  if (!bill) return undefined;
  const from = bill.registrationId ? registrations().doc(bill.registrationId) : undefined;
  const registration = from && (await transaction.get(from)).data();
  return {
    kind: 'bill',
    id,
    path: doc.path,
    number: bill.number,
    label: `Bill ${bill.number}`,
    payer: bill.payer,
    payment: bill.payment ?? newPayment(bill.amountCents, null, newManageToken()),
    askedCents: bill.amountCents,
    settledBy: registration?.payment,
    write: (writer, { before, after, paidOn, today, method, now }) => {
      const { paymentStatus: status, dueDate } = bill;
      const paymentStatus = billStatusAfter(
        { status, dueDate, today },
        before.payment,
        after.payment,
      );
      const becamePaid = paymentStatus === 'paid' && bill.paymentStatus !== 'paid';
      const stays = paymentStatus === 'paid' ? bill.paidDate : null;
      writer.set(doc, {
        ...bill,
        payment: after.payment,
        paymentStatus,
        paidDate: becamePaid ? paidOn : stays,
        paymentMethod: (becamePaid && method && playerBillMethod(method)) || bill.paymentMethod,
        updatedAt: now.toISOString(),
      });
      // The same money must not be asked for on the registration's own page any more.
      if (becamePaid && from && registration && waitsForCard(registration)) {
        const payment = { ...registration.payment, status: 'ended' as const };
        writer.set(from, { ...registration, payment, updatedAt: now.toISOString() });
      }
    },
    mails: mailBothSides,
  };
};
