import type { Day } from '#domain/calendar/day.ts';
import type { Cents } from '#domain/money/money.ts';
import { isAtStripe } from '#domain/payments/owed-by-hand.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { keptCents } from '#domain/payments/surplus.ts';
import { leftOnPayment } from './left-on-payment.ts';
import { atCurrentAmount, hasPart, owedOnBill } from './owed-on-bill.ts';
import type { PlayerBill } from './player-bill.ts';

type Billed = Pick<PlayerBill, 'amountCents' | 'paymentStatus' | 'payment'>;

/**
 * What is still to come for a player, in cents: of every open bill what it asks for, less what came.
 * @param registrations the payments of the registrations that bills come from, by their id
 * @param day by which charges count as due, local to the program
 */
export function owedByPlayer(
  bills: readonly PlayerBill[],
  registrations: ReadonlyMap<string, Payment>,
  day: Day,
): Cents {
  return bills
    .map((bill) => leftOnBill(bill, registrations.get(bill.registrationId ?? ''), day))
    .reduce((total, each) => total + each, 0);
}

/**
 * What is still to come on one bill, also while Stripe collects it. What came for a registration as a
 * whole counts for each of its bills by its share.
 */
export function leftOnBill(bill: Billed, registration: Payment | undefined, day: Day): Cents {
  if (bill.paymentStatus === 'paid' || bill.paymentStatus === 'cancelled') return 0;
  if (registration && (isAtStripe(registration) || hasPart(registration))) {
    const left = Math.max(0, registration.totalCents - keptCents(registration));
    return Math.round(left * shareOf(bill, registration));
  }
  if (bill.payment && isAtStripe(bill.payment)) {
    return leftOnPayment(atCurrentAmount(bill.payment, bill.amountCents), day);
  }
  return owedOnBill(bill, registration, day).owedCents;
}

/** What came on one bill and did not go back: on itself, and its share of what came for its registration. */
export function paidOnBill(bill: Billed, registration: Payment | undefined): Cents {
  const alone = bill.payment ? keptCents(bill.payment) : 0;
  const whole = registration
    ? Math.round(keptCents(registration) * shareOf(bill, registration))
    : 0;
  return alone + (alone > 0 ? 0 : whole);
}

function shareOf({ amountCents }: Billed, { totalCents }: Payment): number {
  return amountCents / Math.max(totalCents, amountCents, 1);
}
