import type { Day } from '#domain/calendar/day.ts';
import type { Cents } from '#domain/money/money.ts';
import { isAtStripe } from '#domain/payments/owed-by-hand.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { keptCents } from '#domain/payments/surplus.ts';
import { hasPart, owedOnBill } from './owed-on-bill.ts';
import type { PlayerBill } from './player-bill.ts';

/**
 * What is still to come for a player, in cents: of every open bill what it asks for, less what came. Of
 * a registration that is paid in part, or that Stripe collects, at most what is left of the whole.
 * @param registrations the payments of the registrations that bills come from, by their id
 * @param day by which charges count as due, local to the program
 */
export function owedByPlayer(
  bills: readonly PlayerBill[],
  registrations: ReadonlyMap<string, Payment>,
  day: Day,
): Cents {
  return bills
    .map((bill) => owedOn(bill, registrations.get(bill.registrationId ?? ''), day))
    .reduce((total, each) => total + each, 0);
}

function owedOn(bill: PlayerBill, registration: Payment | undefined, day: Day): Cents {
  const isOpen = bill.paymentStatus === 'pending' || bill.paymentStatus === 'overdue';
  if (isOpen && registration && (isAtStripe(registration) || hasPart(registration))) {
    const left = registration.totalCents - keptCents(registration);
    return Math.max(0, Math.min(bill.amountCents, left));
  }
  if (isOpen && bill.payment && isAtStripe(bill.payment)) {
    return Math.max(0, bill.amountCents - keptCents(bill.payment));
  }
  return owedOnBill(bill, registration, day).owedCents;
}
