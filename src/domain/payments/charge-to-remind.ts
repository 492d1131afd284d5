import type { Day } from '#domain/calendar/day.ts';
import { chargeDay } from './charge-day.ts';
import { chargesCents, chargesDueBy } from './due-now.ts';
import type { Payment } from './payment.ts';

/**
 * The day of the installment by hand that its payer is to be reminded of: the latest that fell due by
 * `day` and has not come in full; null where all that is due has come, and of what has no end where the one
 * before has not come either.
 * @param day how late an installment may be before it is asked for again, counted back from today
 */
export function chargeToRemind({ plan, paidCents }: Payment, day: Day): Day | null {
  if (!plan) return null;
  const due = chargesDueBy(plan, day);
  if (due === 0 || paidCents >= chargesCents(plan, due)) return null;
  // What has no end is owed by nobody: of two in a row that did not come the giver has stopped.
  if (plan.count === null && paidCents < chargesCents(plan, due - 1)) return null;
  return chargeDay(plan, due - 1);
}
