import type { Cents } from '#domain/money/money.ts';
import type { PaymentChange } from '#domain/payments/payment-change.ts';
import { playerBillMethod } from './bill-method.ts';
import { billStatusAfter } from './bill-status.ts';
import { ownCents } from './own-cents.ts';
import type { PlayerBill } from './player-bill.ts';

/**
 * The bill after a change of its registration's payment; undefined where it stays as it is.
 * @param coveredCents what of the registration its bills say needs no paying any more
 */
export function settleBill(
  bill: PlayerBill,
  change: PaymentChange,
  coveredCents: Cents,
): PlayerBill | undefined {
  const { before, after, paidOn, today, method, now } = change;
  // Its own money has settled it; a part of its own counts towards the whole.
  if (bill.payment && ownCents(bill) >= bill.amountCents) return undefined;
  // Its adjustments have settled it.
  if (bill.amountCents === 0) return undefined;
  const { paymentStatus: status, dueDate } = bill;
  const time = { status, dueDate, today };
  const paymentStatus = billStatusAfter(time, before.payment, after.payment, coveredCents);
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

/**
 * The bill after a change of its own payment.
 * @param isPaidElsewhere whether the registration is paid as the bill stands after it, so that a refund leaves the bill paid
 */
export function settleOwnBill(
  bill: PlayerBill,
  change: PaymentChange,
  isPaidElsewhere: boolean,
): PlayerBill {
  const { before, after, paidOn, today, method, now } = change;
  const { paymentStatus: status, dueDate } = bill;
  if (isPaidElsewhere && status === 'paid') return { ...bill, updatedAt: now.toISOString() };
  const paymentStatus = billStatusAfter({ status, dueDate, today }, before.payment, after.payment);
  const becamePaid = paymentStatus === 'paid' && status !== 'paid';
  const stays = paymentStatus === 'paid' ? bill.paidDate : null;
  return {
    ...bill,
    paymentStatus,
    paidDate: becamePaid ? paidOn : stays,
    paymentMethod: (becamePaid && method && playerBillMethod(method)) || bill.paymentMethod,
    updatedAt: now.toISOString(),
  };
}
