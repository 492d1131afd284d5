import { isAtStripe, owedByHandCents } from '#domain/payments/owed-by-hand.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { Cents } from '../money/money.ts';
import type { PlayerBill } from './player-bill.ts';

type Billed = Pick<PlayerBill, 'amountCents' | 'paymentStatus'> & { payment: Payment | null };

/**
 * A bill's payment as it is to be paid now: the office may have changed the amount since the payment
 * page was opened.
 */
export function atCurrentAmount(payment: Payment, amountCents: Cents): Payment {
  return payment.paidCents === 0 ? { ...payment, totalCents: amountCents } : payment;
}

/** Whether money of a registration is there: what is left of it can be told of the whole only. */
export function hasPart({ paidCents, refundedCents }: Payment): boolean {
  return paidCents > refundedCents;
}

/**
 * What may be noted as paid by hand on a bill.
 * @param registration the payment of the registration it comes from, which settles it, too
 */
export function owedOnBillCents(bill: Billed, registration: Payment | undefined): Cents {
  const isOpen = bill.paymentStatus === 'pending' || bill.paymentStatus === 'overdue';
  if (!isOpen) return 0;
  if (registration && (isAtStripe(registration) || hasPart(registration))) return 0;
  if (!bill.payment) return bill.amountCents;
  return owedByHandCents(atCurrentAmount(bill.payment, bill.amountCents));
}
