import type { Day } from '#domain/calendar/day.ts';
import {
  isAtStripe,
  NOTHING_OWED,
  type OwedByHand,
  owedByHand,
} from '#domain/payments/owed-by-hand.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { Cents } from '../money/money.ts';
import { isOpenBill, type PlayerBill } from './player-bill.ts';
import { sharedCents } from './received.ts';

type Billed = Pick<PlayerBill, 'amountCents' | 'paymentStatus' | 'payment' | 'receivedCents'>;

/**
 * A bill's payment as it is to be paid now: the office may have changed the amount since the payment
 * page was opened.
 */
export function atCurrentAmount(payment: Payment, amountCents: Cents): Payment {
  return payment.paidCents === 0 ? { ...payment, totalCents: amountCents } : payment;
}

/** Whether money is there. */
export function hasPart({ paidCents, refundedCents }: Payment): boolean {
  return paidCents > refundedCents;
}

/** Whether a part of what came for its registration is for a bill: what is left is paid there. */
export function hasShare(bill: Billed): boolean {
  return sharedCents(bill) > 0;
}

/**
 * What is owed by hand on a bill.
 * @param day by which charges count as due, local to the program
 * @param registration the payment of the registration it comes from, which settles it, too
 */
export function owedOnBill(bill: Billed, registration: Payment | undefined, day: Day): OwedByHand {
  if (!isOpenBill(bill)) return NOTHING_OWED;
  if (registration && (isAtStripe(registration) || hasShare(bill))) return NOTHING_OWED;
  const { amountCents } = bill;
  if (bill.payment) return owedByHand(atCurrentAmount(bill.payment, amountCents), day);
  return { owedCents: amountCents, dueCents: amountCents, nextCents: amountCents };
}
