import type { Day } from '#domain/calendar/day.ts';
import type { Cents } from '#domain/money/money.ts';
import type { Payable } from '#domain/payments/payment.ts';
import { dueDateOf } from '#domain/registration/bill-terms.ts';
import type { PlayerBill } from './player-bill.ts';
import { stillOwedCents } from './received.ts';
import { isOwnBill } from './share-in-turn.ts';

interface Days {
  /** Local to the program. */
  today: Day;
  /** On which the record was made. */
  madeOn: Day;
}

type Promised = Pick<Payable, 'payer' | 'payment' | 'paymentMethod'>;

/**
 * The most that the payer of a registration is asked for now: what is owed on their own bills, without those
 * that the office has given more time. Installments have days of their own until their plan stops.
 * @param bills all of the registration
 */
export function askableCents(bills: readonly PlayerBill[], promised: Promised, days: Days): Cents {
  const { payer, payment } = promised;
  const isPlanned = payment.plan !== null && payment.status !== 'ended';
  return bills
    .filter((bill) => isOwnBill(bill, payer))
    .filter(({ dueDate }) => isPlanned || !isPutOff(dueDate, promised, days))
    .reduce((sum, bill) => sum + stillOwedCents(bill), 0);
}

/** Whether the office has given a bill more time than the form does. */
export function isPutOff(
  dueDate: Day | null,
  { paymentMethod }: Pick<Promised, 'paymentMethod'>,
  { today, madeOn }: Days,
): boolean {
  return dueDate !== null && dueDate > today && dueDate > dueDateOf(paymentMethod, null, madeOn);
}
