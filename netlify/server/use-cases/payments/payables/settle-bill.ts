import { playerBillMethod } from '#domain/billing/bill-method.ts';
import { billStatusAfter } from '#domain/billing/bill-status.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { PaymentChange } from './payable.ts';

/** The bill after a change of its registration's payment; undefined where it stays as it is. */
export function settleBill(bill: PlayerBill, change: PaymentChange): PlayerBill | undefined {
  const { before, after, paidOn, today, method, now } = change;
  if (bill.payment && bill.payment.paidCents > 0) return undefined;
  // Its adjustments have settled it.
  if (bill.amountCents === 0) return undefined;
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
