import { playerBillMethod } from '#domain/billing/bill-method.ts';
import { billStatusAfter } from '#domain/billing/bill-status.ts';
import { newPayment } from '#domain/payments/payment.ts';
import { playerBills } from '../../gateways/records.ts';
import { newManageToken } from '../manage-token.ts';
import { mailBothSides, type ReadPayable } from './payable.ts';

/** A player's bill, paid by itself: online from the account page, or noted by hand. */
export const readBill: ReadPayable = async (transaction, id) => {
  const doc = playerBills().doc(id);
  const bill = (await transaction.get(doc)).data();
  if (!bill) return undefined;
  return {
    kind: 'bill',
    id,
    path: doc.path,
    number: bill.number,
    label: `Bill ${bill.number}`,
    payer: bill.payer,
    payment: bill.payment ?? newPayment(bill.amountCents, null, newManageToken()),
    write: (writer, { before, after, paidOn, method, now }) => {
      const paymentStatus = billStatusAfter(bill.paymentStatus, before.payment, after.payment);
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
    },
    mails: mailBothSides,
  };
};
