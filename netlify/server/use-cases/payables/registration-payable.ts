import { playerBillMethod } from '#domain/billing/bill-method.ts';
import { billStatusAfter } from '#domain/billing/bill-status.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import {
  areAllCancelled,
  coveredByBillsCents,
  registrationSurplusCents,
} from '#domain/billing/registration-bills.ts';
import { noteSurplus } from '#domain/payments/surplus.ts';
import { playerBills, registrations } from '../../gateways/records.ts';
import { mailBothSides, type PaymentChange, type ReadPayable } from './payable.ts';

/** A registration: its payment settles one bill a player, but for those that were paid on their own. */
export const readRegistration: ReadPayable = async (transaction, id) => {
  const doc = registrations().doc(id);
  const registration = (await transaction.get(doc)).data();
  if (!registration) return undefined;
  const bills = await transaction.get(playerBills().where('registrationId', '==', id));
  const all = bills.docs.map((bill) => bill.data());
  return {
    kind: 'registration',
    id,
    path: doc.path,
    number: registration.number,
    label: `Registration ${registration.number}`,
    payer: registration.payer,
    payment: registration.payment,
    isCancelled: areAllCancelled(all),
    paidElsewhereCents: coveredByBillsCents(all),
    write: (writer, change) => {
      const { after, now } = change;
      const settled = all.map((bill) => settleBill(bill, change) ?? bill);
      const surplus = registrationSurplusCents(after.payment, settled);
      const payment = noteSurplus(after.payment, surplus);
      writer.set(doc, { ...registration, payment, updatedAt: now.toISOString() });
      for (const [index, bill] of bills.docs.entries()) {
        const next = settled[index];
        if (next && next !== all[index]) writer.set(bill.ref, next);
      }
    },
    mails: mailBothSides,
  };
};

/** The bill after a change of its registration's payment; undefined where it stays as it is. */
function settleBill(bill: PlayerBill, change: PaymentChange): PlayerBill | undefined {
  const { before, after, paidOn, today, method, now } = change;
  if (bill.payment && bill.payment.paidCents > 0) return undefined;
  const { paymentStatus: status, dueDate } = bill;
  const paymentStatus = billStatusAfter({ status, dueDate, today }, before.payment, after.payment);
  if (paymentStatus === bill.paymentStatus) return undefined;
  const isPaid = paymentStatus === 'paid';
  const paidBy = isPaid && method ? playerBillMethod(method) : null;
  return {
    ...bill,
    paymentStatus,
    paidDate: isPaid ? paidOn : null,
    paymentMethod: paidBy ?? bill.paymentMethod,
    updatedAt: now.toISOString(),
  };
}
